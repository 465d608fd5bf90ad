// What is compared by the platform: the changes that are included, anew whenever they become others. Comparing writes nothing.
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { AssistantEdits } from '~/drafts/assistant-drafts';
import { sameJson } from '~/lib/json/merge-patch';
import { requestOf } from '../editing/assistant-edits';
import { type AssistantEditing, useAssistantEditing } from '../editing/editing-context';
import { canPropose, notAdded, sameContent } from '../editing/edits';
import type { ProposalRecord } from '../editing/work-store';
import { isUnderWay, type ProposalState } from '../proposal/proposal-state';
import { withoutLeftOut } from './review-changes';

/** What was left open has to be settled by the person before anything else is compared. */
const isOpen = ({ step }: ProposalState) => step === 'unknown' || step === 'undecided';

/** Whether a proposal is of just these edits. */
function isOf(record: ProposalRecord, edits: AssistantEdits): boolean {
  const [one, other] = [record.edits.base, edits.base];
  const isSameBase = one === null || other === null ? one === other : sameContent(one, other);
  return isSameBase && sameJson(requestOf(record.edits), requestOf(edits));
}

/** The edits that the review is of, without what is left out. */
function wantedOf({ base, own, changes }: AssistantEditing, edits: AssistantEdits, out: ReadonlySet<string>) {
  const whole = { ...edits, base: edits.base ?? base, edited: edits.edited ?? base };
  return withoutLeftOut(whole, own, changes, out);
}

export interface Comparison {
  /** The latest proposal, where it is what the review shows. */
  readonly record: ProposalRecord | null;
  /** It is of the changes that are included, all of them. */
  readonly isCurrent: boolean;
  readonly included: number;
  /** Paths that a stub stood at: nothing was sent. */
  readonly blocked: readonly string[];
  readonly compare: () => void;
  /** Goes on to what is left, once something was applied. */
  readonly reviewRest: () => void;
}

export function useComparison(): Comparison {
  const editing = useAssistantEditing();
  const { work, reading, changes, rebased, unreadable, impossible, handle, proposals } = editing;
  const { leftOut, proposals: records } = work;
  const edits = useDeferredValue(work.edits);
  const [entered, setEntered] = useState(records.at(-1)?.id ?? 0);
  const [blocked, setBlocked] = useState<{ edits: AssistantEdits; paths: readonly string[] } | null>(null);
  const latest = records.at(-1);
  // What had come to its end before stands in the list of what was applied.
  const record = latest && (latest.state.step !== 'confirmed' || latest.id > entered) ? latest : null;
  const wanted = wantedOf(editing, edits, leftOut);
  const included = changes.filter(({ id }) => !leftOut.has(id)).length;
  const isCurrent = record !== null && record.state.step !== 'confirmed' && isOf(record, wanted);
  const canCompare =
    included > 0 &&
    // What is being drawn may still be what stood before.
    edits === work.edits &&
    canPropose(wanted) &&
    unreadable.length === 0 &&
    impossible.length === 0 &&
    notAdded(edits).length === 0 &&
    rebased === null &&
    (reading === null || !reading.isReading);
  const isWaiting =
    record !== null &&
    (isUnderWay(record.state) || isOpen(record.state) || record.state.step === 'confirmed');

  const compare = () => {
    // Two drawings may ask in one turn.
    const last = handle.get().proposals.at(-1);
    if (last && isUnderWay(last.state)) return;
    const stubs = reading?.stubs.map(({ text }) => text) ?? [];
    void proposals
      .propose({ edits: wanted, stubs })
      .then((paths) => setBlocked(paths.length > 0 ? { edits: wanted, paths } : null));
  };
  const isBlocked = blocked !== null && sameJson(requestOf(blocked.edits), requestOf(wanted));
  const isWanted = canCompare && !isWaiting && !isCurrent && !isBlocked;
  const start = useEffectEvent(compare);
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  return {
    record,
    isCurrent,
    included,
    blocked: isBlocked ? blocked.paths : [],
    compare,
    reviewRest: () => setEntered(latest?.id ?? 0),
  };
}
