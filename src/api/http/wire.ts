// Schemas that several resources of the API share.
import * as z from 'zod/mini';

/**
 * A time in ISO 8601, in UTC and with milliseconds. Stays a string, because `If-Match` and comparisons need the exact
 * string that was received.
 */
export const timestampSchema = z.string();

/**
 * Returns the schema of an enumeration that also accepts unknown values, because the platform may add values. Screens
 * show unknown values unchanged.
 */
// @__NO_SIDE_EFFECTS__
export const defineOpenEnum = <const T extends readonly string[]>(
  words: T,
): z.ZodMiniType<T[number] | (string & {}), string> => Object.assign(z.string(), { words });

/** Returns the values that a schema of `defineOpenEnum` was created with. */
export const getOpenEnumValues = (schema: object): readonly string[] | undefined =>
  'words' in schema && Array.isArray(schema.words) ? schema.words : undefined;

/** The schema of a response whose body isn't used: deletions, and writes that may return no body. */
export const ignoredBodySchema = z.unknown();

/** The schema of a value that only the platform understands. Stored and shown unchanged. */
export const anyJsonSchema = z.unknown();
