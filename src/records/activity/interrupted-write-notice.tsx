// A notice above a restored form. It reports a write whose page was closed before the response arrived.
import { useScope } from '~/session/scope-context';
import type { IdentifiableRecord, RecordCreation } from '../create-record';
import type { RecordAccess } from '../save-record';
import { EntryOutcome } from './entry-outcome';
import type { WriteSubject } from './log-write';
import { checkLoggedCreation, checkUpdateOrDeletion } from './outcome-check-result';
import { type DisplayedEntry, useActivity } from './use-activity';

/** The record that a form saves or is about to create. */
export type WriteTarget =
  | { readonly access: RecordAccess<unknown, object> }
  | { readonly creation: RecordCreation<IdentifiableRecord, object>; readonly emptyValues: object };

/**
 * Returns the latest unconfirmed save of the given record. For a new record, returns the latest unconfirmed create
 * request within the same parent.
 */
export function findInterruptedWrite(
  entries: readonly DisplayedEntry[],
  { kind, id, parent }: Pick<WriteSubject, 'kind' | 'id' | 'parent'>,
): DisplayedEntry | undefined {
  const act = id === null ? 'create' : 'update';
  const place = parent === undefined ? null : String(parent);
  return entries.find(
    (one) => one.shown === 'not-confirmed' && one.kind === kind && one.act === act && one.parent === place,
  );
}

/** Warns that saving or creating a record was interrupted. The notice disappears once the outcome is known. */
export function InterruptedWriteNotice({ target }: { readonly target: WriteTarget }) {
  const scope = useScope();
  const { subject } = 'access' in target ? target.access : target.creation;
  const { kind, id } = subject;
  const { data = [] } = useActivity(id === null ? undefined : { kind, record: String(id) });
  const entry = findInterruptedWrite(data, subject);
  if (!entry) return null;
  const readAgain = () =>
    'access' in target
      ? checkUpdateOrDeletion(target.access, entry)
      : checkLoggedCreation(target.creation, target.emptyValues, scope, entry);
  return <EntryOutcome entry={entry} readAgain={readAgain} />;
}
