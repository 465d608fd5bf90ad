// Records when the user last signed in, because notices about earlier sessions are obsolete.
import { createObservable } from '~/lib/create-observable';

/** The time of the last sign-in, in milliseconds since the epoch. */
export const signedInAt = createObservable(0);
