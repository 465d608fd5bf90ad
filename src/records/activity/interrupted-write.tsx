// What became of a write whose page ended before the answer came, beside what was typed for it.
import { useScope } from '~/session/scope-context';
import type { Identified, RecordCreation } from '../create-record';
import type { RecordAccess } from '../save-record';
import { EntryOutcome } from './entry-outcome';
import { lookAtPresent, lookForCreated } from './look-at';
import { useActivity } from './use-activity';

/** The record that a form saves, or would create. */
export type WriteTarget =
  | { readonly access: RecordAccess<unknown, object> }
  | { readonly creation: RecordCreation<Identified, object>; readonly emptyValues: object };

/** Says that the last save or creation of a record was interrupted, until somebody has found out what became of it. */
export function InterruptedWrite({ target }: { readonly target: WriteTarget }) {
  const scope = useScope();
  const { subject } = 'access' in target ? target.access : target.creation;
  const { kind, id } = subject;
  const { data = [] } = useActivity(id === null ? undefined : { kind, record: String(id) });
  const act = id === null ? 'create' : 'update';
  const entry = data.find((one) => one.shown === 'not-confirmed' && one.kind === kind && one.act === act);
  if (!entry) return null;
  const readAgain = () =>
    'access' in target
      ? lookAtPresent(target.access, entry)
      : lookForCreated(target.creation, target.emptyValues, scope, entry);
  return <EntryOutcome entry={entry} readAgain={readAgain} />;
}
