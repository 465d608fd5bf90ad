import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import type { Preview } from '../send/send-machine';
import { emptyDraft } from './campaign-draft';
import { reduceWizard, startWizard, type WizardEvent, type WizardState } from './wizard-state';

const preview: Preview = { fingerprint: 'f', reachable: 3, total: 3, noChannel: 0, blocked: 0, at: 1000 };
const draft = emptyDraft();
const armed: WizardEvent = { type: 'armed', typedCount: 3, fingerprint: 'f', confirmation: 'c', at: 2000 };
const counted: WizardEvent = { type: 'counted', edition: 0, preview };

const stateAfter = (...events: readonly WizardEvent[]): WizardState =>
  events.reduce(reduceWizard, startWizard(draft));

const unauthenticated = new ApiError(
  { kind: 'unauthenticated', sent: true },
  { operation: 'campaigns.preview', at: 0, status: 401, shape: 'bare', code: null, serverMessage: null },
);

describe('the wizard', () => {
  it('takes no count of a former draft', () => {
    const edited = stateAfter({ type: 'counting' }, { type: 'edited', draft: { ...draft, text: 'x' } });
    expect(reduceWizard(edited, counted)).toBe(edited);
    expect(reduceWizard(edited, { type: 'count-failed', edition: 0, error: unauthenticated })).toBe(edited);
    expect(edited.counting).toEqual({ step: 'idle' });
  });

  it('gives up what was confirmed when anything is edited', () => {
    const edited = stateAfter(counted, armed, { type: 'edited', draft: { ...draft, text: 'x' } });
    expect(edited.state).toEqual({ name: 'draft', voided: 'changed' });
    expect(edited.draft.text).toBe('x');
  });

  it('draws nothing where the clock ends nothing', () => {
    const confirmed = stateAfter(counted, armed);
    expect(confirmed.state.name).toBe('armed');
    expect(reduceWizard(confirmed, { type: 'looked', at: 3000 })).toBe(confirmed);
  });

  it('forgets that nobody was signed in', () => {
    const failed = stateAfter({ type: 'count-failed', edition: 0, error: unauthenticated });
    expect(failed.counting.step).toBe('failed');
    expect(reduceWizard(failed, { type: 'signed-in' }).counting).toEqual({ step: 'idle' });
  });

  it('tells what was not sent until the next edit, count or confirmation', () => {
    const stopped = stateAfter(
      counted,
      armed,
      { type: 'sending' },
      {
        type: 'ended',
        result: { sent: false, notSent: { why: 'not-durable' } },
      },
    );
    expect(stopped).toMatchObject({ isSending: false, notSent: { why: 'not-durable' } });
    expect(stopped.state.name).toBe('previewed');
    for (const event of [armed, { type: 'counting' }, { type: 'edited', draft }] as const)
      expect(reduceWizard(stopped, event).notSent).toBeNull();
  });

  it.each([
    ['void', { why: 'void', reason: 'expired' } as const, 'expired'],
    ['too late', { why: 'too-late' } as const, 'restarted'],
  ])('counts anew after a send that was %s', (_, notSent, voided) => {
    const stopped = stateAfter(counted, armed, { type: 'ended', result: { sent: false, notSent } });
    expect(stopped.state).toEqual({ name: 'draft', voided });
  });
});
