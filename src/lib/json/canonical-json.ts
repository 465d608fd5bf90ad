// JSON as one text, whatever order its keys came in.

/** The keys that have a value, sorted by their letters' numbers, which no language changes. */
const sortedEntries = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** JSON with sorted keys and without absent values, so that equal values make equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${sortedEntries(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The same to be read, and compared line by line: one value a line, what `isOneLine` on a line of its own. */
export function readableJson(value: unknown, isOneLine: (value: object) => boolean, indent = ''): string {
  if (value === null || typeof value !== 'object' || isOneLine(value)) return canonicalJson(value ?? null);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => readableJson(item, isOneLine, inner))
    : sortedEntries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${readableJson(item, isOneLine, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
