// What a run had still to add to a team or portal that it made when it was broken off, by what this browser noted of it.

import { foldName } from '~/lib/text/same-name';
import type { ActivityEntry } from '~/records/activity/entry';
import type { Found } from '../plan/target';
import type { Part } from '../plan/world';

/** How a part, and what it is added to, are noted. */
const placeOf = (there: Found, part: Part) =>
  'person' in part
    ? ({
        whole: 'team',
        kind: 'membership',
        parent: String(there.id),
        record: String(part.person.id),
      } as const)
    : ({ whole: 'portal', kind: 'portal-language', parent: there.key[0], record: part.locale } as const);

/** Whether it was made by this creation: also by one whose page ended before the answer came. */
function isMadeBy({ kind, record, state, name, after, known }: ActivityEntry, { id, key }: Found): boolean {
  if (record !== null) return record === (kind === 'team' ? String(id) : key[0]);
  if (state !== 'not-confirmed' || known === null || known.includes(id)) return false;
  return key[0] === (kind === 'team' ? foldName(name) : after?.slug);
}

/** `noted`: newest first. A run that wrote something else afterward had come to the end of what it made before. */
export function unwrittenParts(noted: readonly ActivityEntry[]): (there: Found, part: Part) => boolean {
  const creations = noted.filter(
    ({ act, run, undoes, kind }) =>
      act === 'create' && run !== null && undoes === null && (kind === 'team' || kind === 'portal'),
  );
  return (there, part) => {
    const { whole, kind, parent, record } = placeOf(there, part);
    const creation = creations.find((one) => one.kind === whole && isMadeBy(one, there));
    if (!creation) return false;
    const isWithin = (entry: ActivityEntry) => entry.kind === kind && entry.parent === parent;
    const later = noted.slice(0, noted.indexOf(creation));
    return (
      later.every((entry) => entry.run !== creation.run || isWithin(entry)) &&
      !later.some((entry) => isWithin(entry) && entry.record === record && entry.state === 'saved')
    );
  };
}
