// Tracks people who chose "Remove data and sign out". No more data is stored for them until they sign in again, not
// even by code that is still running in a tab, such as the handler of a late response. Other tabs are notified of the
// removal before they are notified that the session ended.
import { getPersonEmail, session } from '~/session/session';
import { isOwnedBy } from './local-store';

const removed = new Set<string>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-removed');
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') removed.add(data);
});

let signedIn = getPersonEmail();
session.subscribe(() => {
  const person = getPersonEmail();
  if (person !== null && person !== signedIn) removed.delete(person);
  signedIn = person;
});

/**
 * Prevents all tabs from storing anything more for a person. Must be called before the session is ended and the stores
 * are emptied.
 */
export function blockStorage(person: string): void {
  removed.add(person);
  channel?.postMessage(person);
}

/** Reports whether a key belongs to a person for whom nothing may be stored. */
export const isStorageBlocked = (key: string): boolean =>
  [...removed].some((person) => isOwnedBy(person, key));
