// Records when the user last signed in, because notices about earlier sessions are obsolete.
import { observable } from '~/lib/observable';

/** The time of the last sign-in, in milliseconds since the epoch. */
export const signedInAt = observable(0);
