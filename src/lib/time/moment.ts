// The schema of a time in files and browser storage, which may contain any value.
import * as z from 'zod/mini';

/** Milliseconds since the epoch, within the range of `Date`. Formatting a value out of range would throw. */
export const epochMsSchema = z.int().check(z.minimum(0), z.maximum(8.64e15));
