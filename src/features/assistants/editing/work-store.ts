// What a person is doing to each assistant: unsent edits, which are kept in this browser, and the proposals of this session.
import { useSyncExternalStore } from 'react';
import type { Scope } from '~/api/scope';
import type { EditsRequest } from '~/domain/stub';
import {
  type AssistantContent,
  type AssistantEdits,
  assistantDraftKey,
  assistantDrafts,
  NO_EDITS,
} from '~/drafts/assistant-drafts';
import { type PacedWrites, paceWrites } from '~/drafts/pace-writes';
import { TAB } from '~/drafts/page-drafts';
import { observable } from '~/lib/observable';
import { session } from '~/session/session';
import type { EditorHistory } from '../prompt-editor/prompt-state';
import { EDITING, type ProposalEvent, type ProposalState, proposalReducer } from '../proposal/proposal-state';
import { isTyped, type Typing, withoutConfirmed, withTraces } from './edits';

export interface ProposalRecord {
  readonly id: number;
  readonly startedAt: number;
  /** The role that it was made in: it is confirmed in the same. */
  readonly role: string | undefined;
  readonly request: EditsRequest;
  /** The edits that it was made of. */
  readonly edits: AssistantEdits;
  readonly state: ProposalState;
}

/** Whether what was typed is also in this browser's store. `failed`: it has no space, or no store. */
export type Keeping = 'none' | 'on-its-way' | 'kept' | 'failed';

export interface AssistantWork {
  readonly edits: AssistantEdits;
  readonly keeping: Keeping;
  /** When the edits were typed that a former visit left, in milliseconds since the epoch; null where none came back. */
  readonly restoredFrom: number | null;
  readonly proposals: readonly ProposalRecord[];
  /** The changes, by id, that the review leaves out: they stay edits. */
  readonly leftOut: ReadonlySet<string>;
  /** Another number once the edits came to an end: they were applied or discarded, or others took their place. */
  readonly session: number;
}

/** The work on an assistant that nothing was done to. Sign-out replaces it, so that an open editor's session ends, too. */
let noWork: AssistantWork = {
  edits: NO_EDITS,
  keeping: 'none',
  restoredFrom: null,
  proposals: [],
  leftOut: new Set(),
  session: 0,
};

const works = observable<ReadonlyMap<string, AssistantWork>>(new Map());
/** Counts what is kept beside the edits of this page, so that what lists it reads it again. */
export const keptEdition = observable(0);
export const keptAnew = (): void => keptEdition.set(keptEdition.get() + 1);
/** Undo histories of editors that were left, by draft key and path. They end with the session of edits. */
const histories = new Map<string, Map<string, EditorHistory>>();
const writes = new Map<string, PacedWrites>();
/** Edits that an editor hasn't reported yet, by draft key. The store has them already. */
const ahead = new Map<string, AssistantEdits>();
let lastId = 0;
let lastSession = 0;

const workAt = (draftKey: string): AssistantWork => works.get().get(draftKey) ?? noWork;

/** Begins another session of edits, whose texts have no undo history yet. */
function startSession(draftKey: string, next: Partial<AssistantWork>): void {
  histories.delete(draftKey);
  set(draftKey, { ...next, session: ++lastSession });
}

const set = (draftKey: string, next: Partial<AssistantWork>): void =>
  works.set(new Map(works.get()).set(draftKey, { ...workAt(draftKey), ...next }));

async function keepNow(draftKey: string, edits = workAt(draftKey).edits): Promise<void> {
  writes.get(draftKey)?.cancel();
  const told = workAt(draftKey).edits;
  if (!isTyped(edits)) return assistantDrafts.drop(draftKey, TAB);
  const isKept = await assistantDrafts.keep({ place: draftKey, tab: TAB, at: Date.now(), edits });
  if (edits !== told) return;
  // What was typed meanwhile is written by the next turn, and told then.
  if (workAt(draftKey).edits === told) set(draftKey, { keeping: isKept ? 'kept' : 'failed' });
  // The person has signed out meanwhile: this page is the only place that has them.
  else if (!isKept && workAt(draftKey) === noWork) set(draftKey, { edits, keeping: 'failed' });
}

/** Writes what waits for a pause, since there may be none. */
const keepAllNow = () => {
  for (const { flush } of writes.values()) flush();
};

const textLength = (content: AssistantContent | null): number =>
  Object.values(content?.texts ?? {}).reduce((sum, text) => sum + text.length, 0);
const cost = ({ base, edited }: AssistantEdits): number => textLength(base) + textLength(edited);

/** Keeps the edits, or those that are `ahead` of them, as soon as their length lets it. */
function keepSoon(draftKey: string, edits: AssistantEdits): void {
  const write = () => {
    const typed = ahead.get(draftKey) ?? workAt(draftKey).edits;
    void keepNow(draftKey, typed);
    return cost(typed);
  };
  // What was dropped must not come back, and a page that is hidden may never be drawn again.
  if (!isTyped(edits) || document.visibilityState === 'hidden') return void keepNow(draftKey, edits);
  const paced = writes.get(draftKey) ?? paceWrites(write, cost(edits));
  writes.set(draftKey, paced);
  paced.request();
}

/** The work on one assistant by one person in one account. */
export class WorkHandle {
  readonly draftKey: string;

  constructor(scope: Scope, assistantId: string) {
    this.draftKey = assistantDraftKey(scope, assistantId);
  }

  get(): AssistantWork {
    return workAt(this.draftKey);
  }

  /** Changes the edits, and keeps them. */
  change(next: Partial<AssistantEdits>, typing?: Typing): void {
    const { edits, restoredFrom } = this.get();
    const changed = withTraces(edits, { ...edits, ...next }, typing);
    ahead.delete(this.draftKey);
    const isAny = isTyped(changed);
    set(this.draftKey, {
      edits: changed,
      keeping: isAny ? 'on-its-way' : 'none',
      restoredFrom: isAny ? restoredFrom : null,
    });
    keepSoon(this.draftKey, changed);
  }

  /** Stores the edit that an editor will report through `change` when typing pauses, without a re-render. */
  keepAhead(next: Partial<AssistantEdits>, typing: Typing): void {
    const { edits } = this.get();
    const typed = withTraces(edits, { ...edits, ...next }, typing);
    ahead.set(this.draftKey, typed);
    keepSoon(this.draftKey, typed);
  }

  /** Keeps the undo history of a text whose editor is left, unless its session of edits has ended meanwhile. */
  keepHistory(path: string, session: number, history: EditorHistory): void {
    if (session !== this.get().session) return;
    histories.set(this.draftKey, (histories.get(this.draftKey) ?? new Map()).set(path, history));
  }

  getHistory(path: string): EditorHistory | undefined {
    return histories.get(this.draftKey)?.get(path);
  }

  /** What of the changes the review is to include. */
  include(ids: readonly string[], isIncluded: boolean): void {
    const { leftOut } = this.get();
    const others = [...leftOut].filter((id) => !ids.includes(id));
    set(this.draftKey, { leftOut: new Set(isIncluded ? others : [...others, ...ids]) });
  }

  discard(): void {
    startSession(this.draftKey, { leftOut: new Set() });
    this.change(NO_EDITS);
  }

  /** The assistant carries these edits: what is left of the others is to be reviewed, what was left out before included. */
  applied(edits: AssistantEdits): void {
    startSession(this.draftKey, { leftOut: new Set() });
    this.change(withoutConfirmed(this.get().edits, edits));
  }

  /**
   * Brings back what a former visit left, or what was discarded. What stands here now is kept beside it, so that neither
   * is lost. Resolves once it is kept for this page; with false nothing changed, since this browser can't keep both.
   */
  async restore(edits: AssistantEdits, at: number): Promise<boolean> {
    const mine = this.get().edits;
    if (isTyped(mine)) {
      const beside = { place: this.draftKey, tab: crypto.randomUUID(), at: Date.now(), edits: mine };
      if (!(await assistantDrafts.keep(beside))) return false;
    }
    startSession(this.draftKey, { edits, restoredFrom: at, keeping: 'on-its-way' });
    await keepNow(this.draftKey);
    return true;
  }

  /** Begins a proposal; those that still wait are replaced by it. Returns its number. */
  begin(proposal: Omit<ProposalRecord, 'id' | 'state'>): number {
    lastId += 1;
    const state = proposalReducer(EDITING, { type: 'propose' });
    const older = this.get().proposals.map((one) => ({
      ...one,
      state: proposalReducer(one.state, { type: 'replace' }),
    }));
    set(this.draftKey, { proposals: [...older, { ...proposal, id: lastId, state }] });
    return lastId;
  }

  /** Tells a proposal what happened, and returns its state from then on. */
  tell(id: number, event: ProposalEvent): ProposalState | undefined {
    const proposals = this.get().proposals.map((one) =>
      one.id === id ? { ...one, state: proposalReducer(one.state, event) } : one,
    );
    set(this.draftKey, { proposals });
    return proposals.find((one) => one.id === id)?.state;
  }
}

export function useWork(handle: WorkHandle): AssistantWork {
  return useSyncExternalStore(works.subscribe, () => handle.get());
}

/**
 * Whoever signs out leaves nothing on the page: the proposals were the session's, and the edits come back out of the store,
 * but for those that it couldn't take.
 */
const forgetSignedOut = () => {
  if (session.get().step !== 'signed-out') return;
  keepAllNow();
  histories.clear();
  noWork = { ...noWork, session: ++lastSession };
  ahead.clear();
  const unkept = [...works.get()].filter(([, { keeping }]) => keeping === 'failed');
  works.set(
    new Map(unkept.map(([draftKey, { edits, keeping }]) => [draftKey, { ...noWork, edits, keeping }])),
  );
};

let isWatched = false;

/** Has what waits written down when the page is hidden or the person signs out. Once for the page. */
export function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepAllNow();
  });
  session.subscribe(forgetSignedOut);
}
