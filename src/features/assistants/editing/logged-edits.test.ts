import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Proposal } from '~/api/assistants';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { ApiError, type ApiProblem } from '~/api/http/api-error';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import type { ActivityEntry } from '~/records/activity/entry';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import type { ProposalState } from '../proposal/proposal-state';
import { confirmEditsAndLog, createDraftAndLog, logConfirmationOutcome } from './logged-edits';

const error = (problem: ApiProblem, code: string | null = null) =>
  new ApiError(problem, {
    operation: 'assistants.confirmCreate',
    at: 0,
    status: null,
    shape: 'named',
    code,
    serverMessage: null,
  });
const CONSUMED = error({ kind: 'not-found' }, 'PROPOSAL_NOT_FOUND');
const STALE = error({ kind: 'stale' });
const FORBIDDEN = error({ kind: 'forbidden' });
const DRAFT = { name: 'Sales (draft)', publishedId: 'sales-prod' };
const proposal: Proposal = { message: '', diff: '', confirmationId: 'c1', baseUpdatedAt: '' };

const expectNoted = async (entries: ReadonlyMap<string, ActivityEntry>, state: string) => {
  await vi.waitFor(() => expect([...entries.values()]).toMatchObject([{ state }]));
};

beforeEach(() =>
  setConfiguration(
    configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
  ),
);

describe('activity log of creating a draft', () => {
  it.each([
    ['not confirmed if the proposal was consumed, possibly by this request', CONSUMED, 'not-confirmed'],
    ['rejected if the user is not allowed to create it', FORBIDDEN, 'refused'],
    ['not confirmed if the response is lost', error({ kind: 'unreachable' }), 'not-confirmed'],
  ])('logs the outcome of creating a draft: %s', async (_, answer, state) => {
    const entries = replaceActivityStore();
    await createDraftAndLog(TEST_SCOPE, DRAFT, () => Promise.reject(answer)).catch(() => undefined);
    await expectNoted(entries, state);
  });
});

describe('activity log of confirming edits', () => {
  const at = { proposal, at: 0 };
  it.each<[string, ApiError, ProposalState, string]>([
    [
      'a 412 that its own write may have caused',
      STALE,
      { step: 'undecided', proposal, again: false, why: 'stale' },
      'not-confirmed',
    ],
    ['a 412 caused by someone else’s write', STALE, { step: 'stale' }, 'refused'],
    [
      'a 412 and a comparison that shows its own write',
      STALE,
      { step: 'confirmed', at: 0, already: true },
      'saved',
    ],
    [
      'a rejection after a lost response',
      FORBIDDEN,
      { step: 'unknown', ...at, error: FORBIDDEN },
      'not-confirmed',
    ],
    ['a rejection', FORBIDDEN, { step: 'refused', ...at, error: FORBIDDEN }, 'refused'],
  ])('logs the outcome of a confirmation after %s', async (_, answer, state, kept) => {
    const entries = replaceActivityStore();
    const write = { edits: NO_ASSISTANT_EDITS, confirmationId: 'c1' };
    await confirmEditsAndLog(TEST_SCOPE, 'support-draft', write, () => Promise.reject(answer)).catch(
      () => undefined,
    );
    logConfirmationOutcome(TEST_SCOPE, 'c1', state);
    await expectNoted(entries, kept);
  });
});
