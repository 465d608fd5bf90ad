// What became of a write whose page ended before the answer came, beside what was typed for it.
import { EntryOutcome } from './entry-outcome';
import type { Subject } from './note-write';
import { useActivity } from './use-activity';

/** The record that a write is about, or would create (`id` null). */
export type WriteTarget = Pick<Subject, 'kind' | 'id'>;

/** Says that the last save or creation of a record was interrupted, until somebody has found out what became of it. */
export function InterruptedWrite({ kind, id }: WriteTarget) {
  const { data = [] } = useActivity(id === null ? undefined : { kind, record: String(id) });
  const act = id === null ? 'create' : 'update';
  const entry = data.find((one) => one.shown === 'not-confirmed' && one.kind === kind && one.act === act);
  return entry ? <EntryOutcome entry={entry} /> : null;
}
