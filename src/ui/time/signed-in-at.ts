// When the person signed in last: notices about the session before that are obsolete.
import { observable } from '~/lib/observable';

/** The last time the person signed in, in milliseconds since the epoch. */
export const signedInAt = observable(0);
