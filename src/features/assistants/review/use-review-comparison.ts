// Requests the platform's comparison of the included changes, and requests it again whenever the user edits, includes
// or excludes a change. A comparison is a proposal that isn't confirmed, so it writes nothing.
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { AssistantEdits } from '~/drafts/assistant-drafts';
import { isSameJson } from '~/lib/json/merge-patch';
import { buildEditsRequest } from '../editing/assistant-edits';
import { type AssistantEditing, useAssistantEditing } from '../editing/editing-context';
import { canPropose, isSameContent, listPendingInputs } from '../editing/edits';
import type { ProposalRecord } from '../editing/work-store';
import { isProposalInFlight, type ProposalState } from '../proposal/proposal-state';
import { removeExcludedChanges } from './collect-review-changes';

/** Reports whether the outcome of an earlier confirmation is unknown, so that no new comparison may start yet. */
const isOpen = ({ step }: ProposalState) => step === 'unknown' || step === 'undecided';

/** Reports whether a proposal contains exactly these edits. */
function isProposalFor(record: ProposalRecord, edits: AssistantEdits): boolean {
  const [one, other] = [record.edits.base, edits.base];
  const isSameBase = one === null || other === null ? one === other : isSameContent(one, other);
  return isSameBase && isSameJson(buildEditsRequest(record.edits), buildEditsRequest(edits));
}

/** Returns the edits to review, without those that the user excluded. */
function toWanted({ base, own, changes }: AssistantEditing, edits: AssistantEdits, out: ReadonlySet<string>) {
  const whole = { ...edits, base: edits.base ?? base, edited: edits.edited ?? base };
  return removeExcludedChanges(whole, own, changes, out);
}

export interface ReviewComparison {
  /** The latest proposal. Null if the review doesn't show it. */
  readonly record: ProposalRecord | null;
  /** True if the proposal covers exactly the included changes. */
  readonly isCurrent: boolean;
  readonly included: number;
  /** Paths whose values contain a stub, the shortened form of a long text. If there are any, nothing was sent. */
  readonly blocked: readonly string[];
  readonly compare: () => void;
  /** Starts the review of the remaining changes after some were applied. */
  readonly reviewRest: () => void;
}

export function useReviewComparison(): ReviewComparison {
  const editing = useAssistantEditing();
  const { work, reading, changes, rebased, unreadable, impossible, handle, proposals } = editing;
  const { leftOut, proposals: records } = work;
  const edits = useDeferredValue(work.edits);
  const [entered, setEntered] = useState(records.at(-1)?.id ?? 0);
  const [blocked, setBlocked] = useState<{ edits: AssistantEdits; paths: readonly string[] } | null>(null);
  const latest = records.at(-1);
  // Hides a proposal that was already applied when the tab opened, because the list of applied changes shows it.
  const record = latest && (latest.state.step !== 'confirmed' || latest.id > entered) ? latest : null;
  const wanted = toWanted(editing, edits, leftOut);
  const included = changes.filter(({ id }) => !leftOut.has(id)).length;
  const isCurrent = record !== null && record.state.step !== 'confirmed' && isProposalFor(record, wanted);
  const canCompare =
    included > 0 &&
    // Waits until the deferred edits are up to date.
    edits === work.edits &&
    canPropose(wanted) &&
    unreadable.length === 0 &&
    impossible.length === 0 &&
    listPendingInputs(edits).length === 0 &&
    rebased === null &&
    (reading === null || !reading.isReading);
  const isWaiting =
    record !== null &&
    (isProposalInFlight(record.state) || isOpen(record.state) || record.state.step === 'confirmed');

  const compare = () => {
    // Prevents two renders from requesting the same comparison at the same time.
    const last = handle.get().proposals.at(-1);
    if (last && isProposalInFlight(last.state)) return;
    const stubs = reading?.stubs.map(({ text }) => text) ?? [];
    void proposals
      .propose({ edits: wanted, stubs })
      .then((paths) => setBlocked(paths.length > 0 ? { edits: wanted, paths } : null));
  };
  const isBlocked =
    blocked !== null && isSameJson(buildEditsRequest(blocked.edits), buildEditsRequest(wanted));
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
