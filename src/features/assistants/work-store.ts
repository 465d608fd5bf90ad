// What a person is doing to each assistant in this session: unsent edits, proposals and what became of them. In memory only.
import { useSyncExternalStore } from 'react';
import { type Scope, scopeKey } from '~/api/scope';
import type { AssistantContent } from './assistant-edits';
import { EDITING, type ProposalEvent, type ProposalState, proposalReducer } from './proposal-state';
import type { EditsRequest } from './stub';

/** An edit by an excerpt that was pasted, where the text can't be read here. */
export interface PastedEdit {
  readonly path: string;
  readonly old_string: string;
  readonly new_string: string;
  readonly replace_all: boolean;
}

export interface ProposalRecord {
  readonly id: number;
  readonly startedAt: number;
  readonly request: EditsRequest;
  /** What the proposal starts from and should lead to; null where the assistant wasn't read. */
  readonly before: AssistantContent | null;
  readonly after: AssistantContent | null;
  readonly state: ProposalState;
}

export interface AssistantWork {
  /** The version that was edited; null until the first edit. */
  readonly base: AssistantContent | null;
  readonly baseUpdatedAt: string | null;
  readonly edited: AssistantContent | null;
  readonly pasted: readonly PastedEdit[];
  readonly proposals: readonly ProposalRecord[];
}

const NO_WORK: AssistantWork = { base: null, baseUpdatedAt: null, edited: null, pasted: [], proposals: [] };

const works = new Map<string, AssistantWork>();
const listeners = new Set<() => void>();
let lastId = 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The work on one assistant, in one role, by one person in one account. */
export class WorkHandle {
  readonly key: string;

  constructor(scope: Scope, assistantId: string, role: string | undefined) {
    this.key = JSON.stringify([scopeKey(scope), scope.tenant, assistantId, role ?? null]);
  }

  get(): AssistantWork {
    return works.get(this.key) ?? NO_WORK;
  }

  change(next: Partial<AssistantWork>): void {
    works.set(this.key, { ...this.get(), ...next });
    for (const listener of listeners) listener();
  }

  /** Begins a proposal; those that still wait are replaced by it. Returns its number. */
  begin(proposal: Omit<ProposalRecord, 'id' | 'startedAt' | 'state'>, now: number): number {
    lastId += 1;
    const state = proposalReducer(EDITING, { type: 'propose' });
    const older = this.get().proposals.map((one) => ({
      ...one,
      state: proposalReducer(one.state, { type: 'replace' }),
    }));
    this.change({ proposals: [...older, { ...proposal, id: lastId, startedAt: now, state }] });
    return lastId;
  }

  /** Tells a proposal what happened, and returns its state from then on. */
  tell(id: number, event: ProposalEvent): ProposalState | undefined {
    const proposals = this.get().proposals.map((one) =>
      one.id === id ? { ...one, state: proposalReducer(one.state, event) } : one,
    );
    this.change({ proposals });
    return proposals.find((one) => one.id === id)?.state;
  }
}

export function useWork(handle: WorkHandle): AssistantWork {
  return useSyncExternalStore(subscribe, () => handle.get());
}
