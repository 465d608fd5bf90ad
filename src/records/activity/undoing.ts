// Writes that undo an entry of the activity: they are noted like all others, and name it.
import { createContext } from 'react';
import type { ActivityEntry } from './entry';
import type { Subject } from './note-write';

/** An access whose writes undo an entry. `reason`: why, in one line, where the person said so. */
export const undoing = <Access extends { readonly subject: Subject }>(
  access: Access,
  { id }: Pick<ActivityEntry, 'id'>,
  reason = '',
): Access => ({
  ...access,
  subject: { ...access.subject, undoes: id, reason: reason.trim() || null },
});

/** The entry that is undone by what is deleted below; null where a deletion undoes none. */
export const UndoneEntry = createContext<ActivityEntry | null>(null);
