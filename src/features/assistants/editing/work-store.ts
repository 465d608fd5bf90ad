// The user's work on each assistant: unsent edits, which are stored in this browser, and the proposals of this session.
import { useSyncExternalStore } from 'react';
import type { Scope } from '~/api/scope';
import type { EditsRequest } from '~/domain/stub';
import {
  type AssistantContent,
  type AssistantEdits,
  assistantDrafts,
  getAssistantDraftKey,
  NO_ASSISTANT_EDITS,
} from '~/drafts/assistant-drafts';
import { signalStoredEdits } from '~/drafts/assistant-edit-signals';
import { createWriteScheduler, type WriteScheduler } from '~/drafts/create-write-scheduler';
import { PAGE_INSTANCE_ID } from '~/drafts/page-drafts';
import { createObservable } from '~/lib/create-observable';
import { session } from '~/session/session';
import type { EditorHistory } from '../prompt-editor/prompt-state';
import {
  INITIAL_PROPOSAL_STATE,
  type ProposalEvent,
  type ProposalState,
  proposalReducer,
} from '../proposal/proposal-state';
import { hasUnsavedInput, removeConfirmedEdits, type TypedRanges, withChangedRanges } from './edits';

export interface ProposalRecord {
  readonly id: number;
  readonly startedAt: number;
  /** The deployment role with which the edits were proposed. They must be confirmed with the same role. */
  readonly role: string | undefined;
  readonly request: EditsRequest;
  readonly edits: AssistantEdits;
  readonly state: ProposalState;
}

/** The storage state of the edits in this browser. `failed`: the storage is full or unavailable. */
export type EditsStorageState = 'none' | 'on-its-way' | 'kept' | 'failed';

export interface AssistantWork {
  readonly edits: AssistantEdits;
  readonly keeping: EditsStorageState;
  /**
   * The time at which the restored edits were last changed, in milliseconds since the epoch. Null if none were
   * restored.
   */
  readonly restoredFrom: number | null;
  readonly proposals: readonly ProposalRecord[];
  /** The IDs of changes that the user excluded in the review. They remain unsent edits. */
  readonly leftOut: ReadonlySet<string>;
  /** The number of the editing session. A new session starts when the edits are applied, discarded or replaced. */
  readonly session: number;
}

/**
 * The initial work on an assistant, without edits. A new object replaces it at sign-out, so that open editors start a
 * new session.
 */
let noWork: AssistantWork = {
  edits: NO_ASSISTANT_EDITS,
  keeping: 'none',
  restoredFrom: null,
  proposals: [],
  leftOut: new Set(),
  session: 0,
};

const works = createObservable<ReadonlyMap<string, AssistantWork>>(new Map());
/** The revision of the stored edits. Components that list stored edits reload them when it changes. */
export const storedEditsRevision = createObservable(0);
export const notifyEditsStored = (): void => storedEditsRevision.set(storedEditsRevision.get() + 1);
/** The undo histories of closed editors, by draft key and path. Cleared when a new editing session starts. */
const histories = new Map<string, Map<string, EditorHistory>>();
const writes = new Map<string, WriteScheduler>();
/**
 * The edits, by draft key, that the editor hasn't reported yet because the user is still typing. They are stored
 * without waiting for the editor's report.
 */
const ahead = new Map<string, AssistantEdits>();
let lastId = 0;
let lastSession = 0;

const workAt = (draftKey: string): AssistantWork => works.get().get(draftKey) ?? noWork;

/** Starts a new editing session, without undo history. */
function startSession(draftKey: string, next: Partial<AssistantWork>): void {
  histories.delete(draftKey);
  set(draftKey, { ...next, session: ++lastSession });
}

const set = (draftKey: string, next: Partial<AssistantWork>): void =>
  works.set(new Map(works.get()).set(draftKey, { ...workAt(draftKey), ...next }));

/** The draft keys whose stored edits this tab has announced to other tabs. */
const signaled = new Set<string>();

function signalChange(draftKey: string, isStored: boolean): void {
  if (signaled.has(draftKey) === isStored) return;
  if (isStored) signaled.add(draftKey);
  else signaled.delete(draftKey);
  signalStoredEdits(draftKey);
}

async function storeNow(draftKey: string, edits = workAt(draftKey).edits): Promise<void> {
  writes.get(draftKey)?.cancel();
  const editsBefore = workAt(draftKey).edits;
  if (!hasUnsavedInput(edits)) {
    await assistantDrafts.removeDraft(draftKey, PAGE_INSTANCE_ID);
    return signalChange(draftKey, false);
  }
  const isKept = await assistantDrafts.storeDraft({
    place: draftKey,
    tab: PAGE_INSTANCE_ID,
    at: Date.now(),
    edits,
  });
  if (isKept) signalChange(draftKey, true);
  if (edits !== editsBefore) return;
  // Skips the result if the edits have changed during the write, because the next write reports its own result.
  if (workAt(draftKey).edits === editsBefore) set(draftKey, { keeping: isKept ? 'kept' : 'failed' });
  // If the user signed out during the write and the write failed, keeps the edits in memory, because no other copy
  // exists.
  else if (!isKept && workAt(draftKey) === noWork) set(draftKey, { edits, keeping: 'failed' });
}

/** Writes pending edits immediately, because the page may be closed before the delay ends. */
const storeAllNow = () => {
  for (const { flush } of writes.values()) flush();
};

const textLength = (content: AssistantContent | null): number =>
  Object.values(content?.texts ?? {}).reduce((sum, text) => sum + text.length, 0);
const cost = ({ base, edited }: AssistantEdits): number => textLength(base) + textLength(edited);

/**
 * Stores the edits, or their newer version in `ahead`. Waits before it stores long edits, so that storing doesn't delay
 * keystrokes.
 */
function storeSoon(draftKey: string, edits: AssistantEdits): void {
  const write = () => {
    const typed = ahead.get(draftKey) ?? workAt(draftKey).edits;
    void storeNow(draftKey, typed);
    return cost(typed);
  };
  // Doesn't wait if all edits were discarded, because they must not reappear, or if the page is hidden, because the
  // browser may discard a hidden page.
  if (!hasUnsavedInput(edits) || document.visibilityState === 'hidden') return void storeNow(draftKey, edits);
  const paced = writes.get(draftKey) ?? createWriteScheduler(write, cost(edits));
  writes.set(draftKey, paced);
  paced.request();
}

/** The work of one user on one assistant of an account. */
export class AssistantWorkStore {
  readonly draftKey: string;

  constructor(scope: Scope, assistantId: string) {
    this.draftKey = getAssistantDraftKey(scope, assistantId);
  }

  get(): AssistantWork {
    return workAt(this.draftKey);
  }

  /** Changes the edits and stores them. */
  change(next: Partial<AssistantEdits>, typing?: TypedRanges): void {
    const { edits, restoredFrom } = this.get();
    const changed = withChangedRanges(edits, { ...edits, ...next }, typing);
    ahead.delete(this.draftKey);
    const isAny = hasUnsavedInput(changed);
    set(this.draftKey, {
      edits: changed,
      keeping: isAny ? 'on-its-way' : 'none',
      restoredFrom: isAny ? restoredFrom : null,
    });
    storeSoon(this.draftKey, changed);
  }

  /** Stores text that the editor will report through `change` once typing pauses. Doesn't re-render. */
  keepAhead(next: Partial<AssistantEdits>, typing: TypedRanges): void {
    const { edits } = this.get();
    const typed = withChangedRanges(edits, { ...edits, ...next }, typing);
    ahead.set(this.draftKey, typed);
    storeSoon(this.draftKey, typed);
  }

  /** Stores the undo history of a text when its editor closes, unless a new editing session has started. */
  keepHistory(path: string, session: number, history: EditorHistory): void {
    if (session !== this.get().session) return;
    histories.set(this.draftKey, (histories.get(this.draftKey) ?? new Map()).set(path, history));
  }

  getHistory(path: string): EditorHistory | undefined {
    return histories.get(this.draftKey)?.get(path);
  }

  /** Includes changes in the proposal, or excludes them from it. */
  include(ids: readonly string[], isIncluded: boolean): void {
    const { leftOut } = this.get();
    const others = [...leftOut].filter((id) => !ids.includes(id));
    set(this.draftKey, { leftOut: new Set(isIncluded ? others : [...others, ...ids]) });
  }

  discard(): void {
    startSession(this.draftKey, { leftOut: new Set() });
    this.change(NO_ASSISTANT_EDITS);
  }

  /**
   * Removes applied edits. The remaining edits, including those that were excluded from the proposal, are reviewed
   * next.
   */
  applied(edits: AssistantEdits): void {
    startSession(this.draftKey, { leftOut: new Set() });
    this.change(removeConfirmedEdits(this.get().edits, edits));
  }

  /**
   * Restores stored or discarded edits, and stores the current edits separately so that neither is lost. Resolves to
   * true once both are stored. Resolves to false without changing anything if this browser can't store both.
   */
  async restore(edits: AssistantEdits, at: number): Promise<boolean> {
    const mine = this.get().edits;
    if (hasUnsavedInput(mine)) {
      const beside = { place: this.draftKey, tab: crypto.randomUUID(), at: Date.now(), edits: mine };
      if (!(await assistantDrafts.storeDraft(beside))) return false;
    }
    const restoredFrom = hasUnsavedInput(edits) ? at : null;
    startSession(this.draftKey, { edits, restoredFrom, keeping: 'on-its-way' });
    await storeNow(this.draftKey);
    return true;
  }

  /** Starts a proposal, which replaces pending ones, and returns its ID. */
  begin(proposal: Omit<ProposalRecord, 'id' | 'state'>): number {
    lastId += 1;
    const state = proposalReducer(INITIAL_PROPOSAL_STATE, { type: 'propose' });
    const older = this.get().proposals.map((one) => ({
      ...one,
      state: proposalReducer(one.state, { type: 'replace' }),
    }));
    set(this.draftKey, { proposals: [...older, { ...proposal, id: lastId, state }] });
    return lastId;
  }

  /** Applies an event to the state of a proposal and returns the next state. */
  tell(id: number, event: ProposalEvent): ProposalState | undefined {
    const proposals = this.get().proposals.map((one) =>
      one.id === id ? { ...one, state: proposalReducer(one.state, event) } : one,
    );
    set(this.draftKey, { proposals });
    return proposals.find((one) => one.id === id)?.state;
  }
}

export function useAssistantWork(handle: AssistantWorkStore): AssistantWork {
  return useSyncExternalStore(works.subscribe, () => handle.get());
}

/**
 * Clears edits and proposals from memory at sign-out. Proposals end with the session, and stored edits can be restored.
 * Edits that couldn't be stored stay in memory.
 */
const forgetSignedOut = () => {
  if (session.get().step !== 'signed-out') return;
  storeAllNow();
  histories.clear();
  noWork = { ...noWork, session: ++lastSession };
  ahead.clear();
  const unkept = [...works.get()].filter(([, { keeping }]) => keeping === 'failed');
  works.set(
    new Map(unkept.map(([draftKey, { edits, keeping }]) => [draftKey, { ...noWork, edits, keeping }])),
  );
};

let isWatched = false;

/** Writes pending edits when the page is hidden or the user signs out. Registered once per page. */
export function registerEditsFlush(): void {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeAllNow();
  });
  session.subscribe(forgetSignedOut);
}
