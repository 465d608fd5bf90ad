// What can be undone of a write that stands in the activity, and field by field what that would write.
import { type Comparisons, changedFields } from '../values';
import { type ActivityEntry, isDeletedByAny } from './entry';

/** Why nothing can be done about a write. */
export type NoWayBack =
  /** The platform refused it, or it never left. */
  | 'nothing-written'
  /** Nobody knows yet what became of it. */
  | 'not-confirmed'
  /** Another entry did it. */
  | 'undone'
  /** Too little is kept of it. */
  | 'unknown-values'
  | 'campaign'
  | 'image'
  | 'portal'
  | 'assistant-reviewed'
  | 'assistant-applied'
  | 'assistant-created';

export type WayBack =
  /** A new write puts the former values of the written fields over what stands there now. */
  | { readonly way: 'restore' }
  /** What was deleted is created from what was known, as a new record. */
  | { readonly way: 'create-again' }
  /** What was created is deleted. */
  | { readonly way: 'remove' }
  | { readonly way: 'none'; readonly why: NoWayBack };

const none = (why: NoWayBack): WayBack => ({ way: 'none', why });

const isEmpty = (values: ActivityEntry['before']): boolean =>
  values === null || Object.keys(values).length === 0;

/** What can be done about a write. `undoneBy`: the entry that undid it already, if any. */
export function wayBack(entry: ActivityEntry, undoneBy?: ActivityEntry): WayBack {
  const { kind, act, state, record, before } = entry;
  if (state === 'refused' || state === 'not-sent') return none('nothing-written');
  if (kind === 'campaign' || kind === 'image') return none(kind);
  if (kind === 'assistant') return none(assistantReason(entry));
  if (undoneBy) return none('undone');
  if (state === 'not-confirmed' && !isDeletedByAny(entry)) return none('not-confirmed');
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

/** Reports whether all that can be done is to create deleted records again, which isn't called undoing. */
export const isRecreation = (ways: readonly WayBack[]): boolean =>
  ways.some(({ way }) => way === 'create-again') &&
  ways.every(({ way }) => way === 'create-again' || way === 'none');

function assistantReason({ act }: ActivityEntry): NoWayBack {
  if (act === 'propose') return 'assistant-reviewed';
  return act === 'create' ? 'assistant-created' : 'assistant-applied';
}

/** Of each entry that was undone, by its id, the one that did it. An undoing that was itself undone counts no more. */
export function undoings(entries: readonly ActivityEntry[]): ReadonlyMap<string, ActivityEntry> {
  const undone = new Map<string, ActivityEntry>();
  // Newest first: whether an undoing still stands is known before what it undid.
  for (const entry of [...entries].sort((a, b) => b.at - a.at)) {
    if (entry.undoes !== null && entry.state === 'saved' && !undone.has(entry.id))
      undone.set(entry.undoes, entry);
  }
  return undone;
}

/** One field that a write changed, as it stands against what is there now. */
export interface FieldBack {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  /** `already`: it is as it was before. `written`: what was written stands there. `changed`: neither, so somebody changed it since. */
  readonly state: 'already' | 'written' | 'changed';
}

/** The fields that an update wrote, against what the record holds now. What the record doesn't have any more is left out. */
export function fieldsBack<Values extends object>(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  now: Values,
  comparisons?: Comparisons<Values>,
): readonly FieldBack[] {
  const differing = (written: ActivityEntry['before']) =>
    new Set(changedFields(now, { ...now, ...written }, comparisons).map(String));
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

const fieldState = (differsFromBefore: boolean, differsFromAfter: boolean): FieldBack['state'] => {
  if (!differsFromBefore) return 'already';
  return differsFromAfter ? 'changed' : 'written';
};

/** What the record is to hold: these fields as they were before, all others as they are now. */
export function restored<Values extends object>(
  { before }: Pick<ActivityEntry, 'before'>,
  now: Values,
  fields: ReadonlySet<string>,
): Values {
  const former = Object.entries(before ?? {}).filter(([field]) => fields.has(field));
  return { ...now, ...Object.fromEntries(former) };
}

/** What a new record is created with: what was known of the one that was deleted, and for the rest what a new one begins with. */
export const recreated = <Values extends object>(
  { before }: Pick<ActivityEntry, 'before'>,
  blank: Values,
): Values => restored({ before }, blank, new Set(Object.keys(blank)));
