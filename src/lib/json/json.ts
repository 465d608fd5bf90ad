// Values of JSON whose shape isn't known beforehand.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than anybody's values have. What walks them does it by recursion, which ends where the page's stack does. */
export const MOST_LEVELS = 200;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/** What a text says as JSON; undefined where it is none, or is nested too deeply for anything to be done with it. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value, MOST_LEVELS) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The value as an object of JSON, or null where it is none. */
export const asObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null);
