// People who chose "Remove and sign out". Until they sign in again, nothing is kept for them by what still runs in this page
// or another one, such as the handler of a late answer. Each page hears of it before it hears that the session ended.
import { personOf, session } from '~/session/session';
import { isOf } from './local-store';

const removed = new Set<string>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-removed');
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') removed.add(data);
});

let signedIn = personOf();
session.subscribe(() => {
  const person = personOf();
  if (person !== null && person !== signedIn) removed.delete(person);
  signedIn = person;
});

/** Refuses to keep anything more for a person, in every page. Call it before the session ends and the stores are emptied. */
export function refuseKeeping(person: string): void {
  removed.add(person);
  channel?.postMessage(person);
}

/** Reports whether a key belongs to a person for whom nothing may be kept any more. */
export const isRefused = (key: string): boolean => [...removed].some((person) => isOf(person, key));
