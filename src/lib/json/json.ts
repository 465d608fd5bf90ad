// Parses JSON of unknown shape.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Maximum nesting depth. Real values are nested far less, and recursive functions overflow the stack only at a much
 * greater depth.
 */
export const MAX_NESTING_DEPTH = 200;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/** Parses JSON. Returns undefined for invalid or too deeply nested JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value, MAX_NESTING_DEPTH) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the value if it is a JSON object, otherwise null. */
export const toObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null);
