// Schemas that several resources share.
import * as z from 'zod/mini';

/** ISO 8601, UTC, with milliseconds. Kept as a string, because `If-Match` and comparisons need it exactly. */
export const timestamp = z.string();

/**
 * Schema of an enumeration that accepts other values too, because the platform adds values, which are shown unchanged.
 */
// @__NO_SIDE_EFFECTS__
export const defineWords = <const T extends readonly string[]>(
  words: T,
): z.ZodMiniType<T[number] | (string & {}), string> => Object.assign(z.string(), { words });

/** Returns the values that a schema of `defineWords` was created with. */
export const getKnownWords = (schema: object): readonly string[] | undefined =>
  'words' in schema && Array.isArray(schema.words) ? schema.words : undefined;

/** A response whose body isn't read: deletions, and writes that may answer without one. */
export const nothing = z.unknown();

/** A value that only the platform understands, kept and shown unchanged. */
export const json = z.unknown();
