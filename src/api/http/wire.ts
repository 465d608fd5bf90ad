// Pieces of wire schemas that several resources share.
import * as z from 'zod/mini';

/** ISO 8601, UTC, milliseconds. Kept as the string that came: `If-Match` and comparisons need it to the byte. */
export const timestamp = z.string();

/**
 * A value of a known list, or any other: the platform adds values, and a new one is shown as it came.
 */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const T extends readonly string[]>(
  words: T,
): z.ZodMiniType<T[number] | (string & {}), string> => Object.assign(z.string(), { words });

/** The list that a schema of `oneOf` was made with. */
export const knownWords = (schema: object): readonly string[] | undefined =>
  'words' in schema && Array.isArray(schema.words) ? schema.words : undefined;

/** An answer whose body is not read: deletes, and writes that may answer without one. */
export const nothing = z.unknown();

/** Values that only the platform understands: kept and shown as they came. */
export const json = z.unknown();
