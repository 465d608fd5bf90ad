// Whether two names are one to those who read them.
import { folded } from './folded';

const named = (text: string) => folded(text).trim();

/** Whether two people would take these for one name. A blank one is like no other. */
export const isSameName = (before: string, after: string): boolean =>
  named(before) !== '' && named(before) === named(after);
