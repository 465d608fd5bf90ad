import { describe, expect, it } from 'vitest';
import type { Proposal } from '~/api/assistants';
import { ApiError, type ApiProblem } from '~/api/http/api-error';
import {
  canConfirmProposal,
  INITIAL_PROPOSAL_STATE,
  type ProposalEvent,
  type ProposalState,
  proposalReducer,
} from './proposal-state';

const proposal: Proposal = {
  message: '',
  diff: '',
  confirmationId: 'c1',
  baseUpdatedAt: '2026-01-01T00:00:00.000Z',
};
const error = (problem: ApiProblem, code: string | null = null) =>
  new ApiError(problem, {
    operation: 'assistants.confirmEdits',
    at: 0,
    status: null,
    shape: 'named',
    code,
    serverMessage: null,
  });

const proposed: ProposalEvent = { type: 'proposed', proposal, at: 1 };
const failed = (problem: ApiProblem, code?: string): ProposalEvent => ({
  type: 'confirm-failed',
  error: error(problem, code),
});
const stale = failed({ kind: 'stale' });
const lapsed = failed({ kind: 'not-found' }, 'PROPOSAL_NOT_FOUND');
const lost = failed({ kind: 'unreachable' });
const done: ProposalEvent = { type: 'confirmed', at: 2 };
const confirm: ProposalEvent = { type: 'confirm' };
const propose: ProposalEvent = { type: 'propose' };
const start = [propose, proposed, confirm];

const stateAfter = (events: readonly ProposalEvent[]): ProposalState =>
  events.reduce(proposalReducer, INITIAL_PROPOSAL_STATE);

const TABLE: readonly (readonly [string, readonly ProposalEvent[], ProposalState['step']])[] = [
  ['nothing happened', [], 'editing'],
  ['proposing', [propose], 'proposing'],
  ['proposed', [propose, proposed], 'proposed'],
  [
    'proposing failed',
    [
      propose,
      { type: 'propose-failed', error: error({ kind: 'conflict', fields: [], draftAssistantId: 'd' }) },
    ],
    'not-proposed',
  ],
  ['confirming', start, 'confirming'],
  ['confirmed', [...start, done], 'confirmed'],
  ['412 caused by an unknown write', [...start, stale], 'undecided'],
  ['someone else was first', [...start, stale, { type: 'compared', carried: 'none', at: 3 }], 'stale'],
  ['proposal expired', [...start, lapsed], 'lapsed'],
  ['a 404 with another code', [...start, failed({ kind: 'not-found' })], 'refused'],
  ['forbidden', [...start, failed({ kind: 'forbidden' })], 'refused'],
  [
    'signed out, then confirmed',
    [...start, failed({ kind: 'unauthenticated', sent: true }), confirm, done],
    'confirmed',
  ],
  ['response lost', [...start, lost], 'unknown'],
  ['response timed out', [...start, failed({ kind: 'timed-out', limitSeconds: 30 })], 'unknown'],
  ['a broken response', [...start, failed({ kind: 'unexpected-answer', at: null })], 'unknown'],
  ['a failing server', [...start, failed({ kind: 'server' })], 'unknown'],
  ['response lost, confirmed again', [...start, lost, confirm, done], 'confirmed'],
  ['response lost, then 412 caused by an unknown write', [...start, lost, confirm, stale], 'undecided'],
  ['response lost, then proposal expired', [...start, lost, confirm, lapsed], 'undecided'],
  ['response lost, then refused', [...start, lost, confirm, failed({ kind: 'forbidden' })], 'unknown'],
  [
    'response lost, then 412 caused by its own write',
    [...start, lost, confirm, stale, { type: 'compared', carried: 'all', at: 3 }],
    'confirmed',
  ],
  [
    'response lost, then 412 caused by someone else',
    [...start, lost, confirm, stale, { type: 'compared', carried: 'none', at: 3 }],
    'stale',
  ],
  [
    'response lost, then proposal expired without being applied',
    [...start, lost, confirm, lapsed, { type: 'compared', carried: 'none', at: 3 }],
    'lapsed',
  ],
  [
    'response lost, then the same parts changed by someone else',
    [...start, lost, confirm, stale, { type: 'compared', carried: 'unclear', at: 3 }],
    'overtaken',
  ],
  [
    'refused at once, with unclear content afterwards',
    [...start, stale, { type: 'compared', carried: 'unclear', at: 3 }],
    'stale',
  ],
  ['412 after its own success', [...start, done, stale], 'confirmed'],
  ['a second click while a confirmation is in flight', [...start, confirm], 'confirming'],
  ['a late failure after success', [...start, done, lost], 'confirmed'],
  ['a confirmation without a proposal', [confirm], 'editing'],
  [
    'edited after a refusal',
    [...start, stale, { type: 'compared', carried: 'none', at: 3 }, { type: 'edit' }],
    'editing',
  ],
  ['a newer proposal', [propose, proposed, { type: 'replace' }], 'replaced'],
];

describe('proposalReducer', () => {
  it.each(TABLE)('a proposal is in the expected state after the events "%s"', (_name, events, step) =>
    expect(stateAfter(events).step).toBe(step),
  );

  it('reports a proposal as "already applied" only if an earlier confirmation has succeeded', () => {
    expect(stateAfter([...start, done])).toMatchObject({ already: false });
    expect(stateAfter([...start, done, stale])).toMatchObject({ already: true });
    expect(
      stateAfter([...start, lost, confirm, stale, { type: 'compared', carried: 'all', at: 3 }]),
    ).toMatchObject({ already: true });
  });

  it('allows confirming a proposal again only if no confirmation is in flight and the outcome is unknown', () => {
    expect(canConfirmProposal(stateAfter([...start, lost]))).toBe(true);
    expect(canConfirmProposal(stateAfter(start))).toBe(false);
    expect(canConfirmProposal(stateAfter([...start, done]))).toBe(false);
    expect(canConfirmProposal(stateAfter([...start, lapsed]))).toBe(false);
  });
});
