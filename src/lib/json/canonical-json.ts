// Serializes JSON with a deterministic key order.

/**
 * Returns the entries that aren't undefined. Sorts their keys by code units, because that order doesn't depend on the
 * language.
 */
const sortedEntries = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Serializes a value with sorted keys and without undefined values, so that equal values produce equal strings. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => toCanonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${sortedEntries(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * Serializes a value like `toCanonicalJson`, but with line breaks, for comparing by lines. Values for which `isOneLine`
 * returns true stay on one line.
 */
export function formatJson(value: unknown, isOneLine: (value: object) => boolean, indent = ''): string {
  if (value === null || typeof value !== 'object' || isOneLine(value)) return toCanonicalJson(value ?? null);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => formatJson(item, isOneLine, inner))
    : sortedEntries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, isOneLine, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
