// A moment as a file or a store of this browser has it, which may hold anything.
import * as z from 'zod/mini';

/** Milliseconds since the epoch that a date can hold: drawing another one would break the screen. */
export const moment = z.int().check(z.minimum(0), z.maximum(8.64e15));
