// Marks writes as an undo. These writes are logged like any other write and refer to the entry that they undo.
import { createContext } from 'react';
import type { ActivityEntry } from './entry';
import type { WriteSubject } from './log-write';

/**
 * Returns a record access that logs its writes as undoing `entry`. `reason` is the user's reason in one line, if given.
 */
export const withUndoLogging = <Access extends { readonly subject: WriteSubject }>(
  access: Access,
  { id }: Pick<ActivityEntry, 'id'>,
  reason = '',
): Access => ({
  ...access,
  subject: { ...access.subject, undoes: id, reason: reason.trim() || null },
});

/** The entry that a deletion in this subtree undoes. Null for ordinary deletions. */
export const UndoneEntryContext = createContext<ActivityEntry | null>(null);
