// Values of JSON whose shape isn't known beforehand.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text says as JSON; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value as an object of JSON, or null where it is none. */
export const asObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null);
