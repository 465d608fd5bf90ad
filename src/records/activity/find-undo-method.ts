// Determines how a logged write can be undone, and what the undo would write to each field.
import { type FieldComparisons, findChangedFields } from '../values';
import { type ActivityEntry, isDeletionAnsweredNotFound } from './entry';

/** The reason why a write can't be undone. */
export type UndoObstacle =
  /** The platform rejected the write, or it was never sent. */
  | 'nothing-written'
  /** The outcome isn't known yet. */
  | 'not-confirmed'
  /** Another entry already undid the write. */
  | 'undone'
  /** The entry doesn't contain the values or the ID that an undo needs. */
  | 'unknown-values'
  | 'campaign'
  | 'image'
  | 'portal'
  | 'assistant-reviewed'
  | 'assistant-applied'
  | 'assistant-created';

export type UndoMethod =
  /** Restores the previous values of the changed fields in the current record. */
  | { readonly way: 'restore' }
  /** Creates the deleted record again, as a new record with its stored values. */
  | { readonly way: 'create-again' }
  /** Deletes the created record. */
  | { readonly way: 'remove' }
  | { readonly way: 'none'; readonly why: UndoObstacle };

const none = (why: UndoObstacle): UndoMethod => ({ way: 'none', why });

const isEmpty = (values: ActivityEntry['before']): boolean =>
  values === null || Object.keys(values).length === 0;

/** Returns how a write can be undone. `undoneBy` is the entry of an earlier undo of the same write, if any. */
export function findUndoMethod(entry: ActivityEntry, undoneBy?: ActivityEntry): UndoMethod {
  const { kind, act, state, record, before } = entry;
  if (state === 'refused' || state === 'not-sent') return none('nothing-written');
  if (kind === 'campaign' || kind === 'image') return none(kind);
  if (kind === 'assistant') return none(assistantReason(entry));
  if (undoneBy) return none('undone');
  if (state === 'not-confirmed' && !isDeletionAnsweredNotFound(entry)) return none('not-confirmed');
  switch (act) {
    case 'create':
      if (kind === 'portal') return none('portal');
      return record === null ? none('unknown-values') : { way: 'remove' };
    case 'delete':
      return isEmpty(before) ? none('unknown-values') : { way: 'create-again' };
    default:
      return record === null || isEmpty(before) ? none('unknown-values') : { way: 'restore' };
  }
}

/**
 * Reports whether undoing these writes only creates deleted records again. The UI then says "Create again" instead of
 * "Undo".
 */
export const isRecreation = (ways: readonly UndoMethod[]): boolean =>
  ways.some(({ way }) => way === 'create-again') &&
  ways.every(({ way }) => way === 'create-again' || way === 'none');

function assistantReason({ act }: ActivityEntry): UndoObstacle {
  if (act === 'propose') return 'assistant-reviewed';
  return act === 'create' ? 'assistant-created' : 'assistant-applied';
}

/** Maps the ID of each undone entry to the entry that undid it. Ignores an undo that was itself undone. */
export function mapUndoneEntries(entries: readonly ActivityEntry[]): ReadonlyMap<string, ActivityEntry> {
  const undone = new Map<string, ActivityEntry>();
  // Iterates from the newest to the oldest entry, because an undo can be recognized as undone only if the entry that
  // undid it has already been visited.
  for (const entry of [...entries].sort((a, b) => b.at - a.at)) {
    if (entry.undoes !== null && entry.state === 'saved' && !undone.has(entry.id))
      undone.set(entry.undoes, entry);
  }
  return undone;
}

/** A field that a write changed, compared with its current value. */
export interface FieldToRestore {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  /**
   * `already`: the current value equals the value before the write. `written`: the current value equals the value that
   * the write stored. `changed`: another value has been stored since.
   */
  readonly state: 'already' | 'written' | 'changed';
}

/** Compares the current record with the fields that an update wrote. Omits fields that the record no longer has. */
export function compareFieldsToRestore<Values extends object>(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  now: Values,
  comparisons?: FieldComparisons<Values>,
): readonly FieldToRestore[] {
  const differing = (written: ActivityEntry['before']) =>
    new Set(findChangedFields(now, { ...now, ...written }, comparisons).map(String));
  const fromBefore = differing(before);
  const fromAfter = differing(after);
  return Object.entries(now)
    .filter(([field]) => before !== null && field in before)
    .map(([field, value]) => ({
      field,
      before: before?.[field],
      now: value,
      state: fieldState(fromBefore.has(field), fromAfter.has(field)),
    }));
}

const fieldState = (differsFromBefore: boolean, differsFromAfter: boolean): FieldToRestore['state'] => {
  if (!differsFromBefore) return 'already';
  return differsFromAfter ? 'changed' : 'written';
};

/** Returns the current values with the given fields set back to their previous values. */
export function restoreFieldValues<Values extends object>(
  { before }: Pick<ActivityEntry, 'before'>,
  now: Values,
  fields: ReadonlySet<string>,
): Values {
  const former = Object.entries(before ?? {}).filter(([field]) => fields.has(field));
  return { ...now, ...Object.fromEntries(former) };
}

/** Returns the values for recreating a deleted record. Fields without a stored value get the default from `blank`. */
export const getRecreationValues = <Values extends object>(
  { before }: Pick<ActivityEntry, 'before'>,
  blank: Values,
): Values => restoreFieldValues({ before }, blank, new Set(Object.keys(blank)));
