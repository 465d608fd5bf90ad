import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import { MAX_COUNT_AGE, type RecipientCount } from '../send/send-machine';
import { createEmptyDraft, getAudienceKey, WIZARD_STEPS } from './draft/campaign-draft';
import { createWizardState, reduceWizardState, type WizardEvent, type WizardState } from './wizard-state';

const preview: RecipientCount = {
  fingerprint: 'f',
  reachable: 3,
  total: 3,
  noChannel: 0,
  blocked: 0,
  at: 1000,
};
const draft = createEmptyDraft();
const armed: WizardEvent = { type: 'armed', typedCount: 3, fingerprint: 'f', confirmation: 'c', at: 2000 };
const audience = getAudienceKey(draft);
const counted: WizardEvent = { type: 'counted', edition: 0, audience, preview };
const other = { ...draft, labels: [{ id: 3, title: 'vip' }] };

const stateAfter = (...events: readonly WizardEvent[]): WizardState =>
  events.reduce(reduceWizardState, createWizardState(draft));

const unauthenticated = new ApiError(
  { kind: 'unauthenticated', sent: true },
  { operation: 'campaigns.preview', at: 0, status: 401, shape: 'bare', code: null, serverMessage: null },
);

describe('the wizard', () => {
  it('ignores a recipient count that arrives after the audience was changed', () => {
    const edited = stateAfter({ type: 'counting', edition: 0 }, { type: 'edited', draft: other });
    expect(reduceWizardState(edited, counted)).toBe(edited);
    expect(reduceWizardState(edited, { type: 'count-failed', edition: 0, error: unauthenticated })).toBe(
      edited,
    );
    expect(edited.counting).toEqual({ step: 'idle' });
  });

  it('editing the text keeps showing the recipient count, but sending then requires a new count', () => {
    const edited = stateAfter(
      { type: 'counting', edition: 0 },
      { type: 'edited', draft: { ...draft, text: 'x' } },
    );
    expect(edited.counting.step).toBe('counting');
    const late = reduceWizardState(edited, counted);
    expect(late).toMatchObject({ counted: { preview }, counting: { step: 'idle' } });
    expect(late.state.name).toBe('draft');
    const typed = stateAfter(counted, { type: 'edited', draft: { ...draft, text: 'x' } });
    expect(typed.counted?.preview).toBe(preview);
    expect(typed.state).toEqual({ name: 'draft', voided: 'changed' });
  });

  it('waits for the later of two recipient counts in progress', () => {
    const asked = stateAfter(
      { type: 'counting', edition: 0 },
      { type: 'edited', draft: { ...draft, text: 'x' } },
      { type: 'counting', edition: 1 },
    );
    const first = reduceWizardState(asked, counted);
    expect(first.counting).toEqual({ step: 'counting', edition: 1 });
    const second = reduceWizardState(first, { type: 'counted', edition: 1, audience, preview });
    expect(second.counting).toEqual({ step: 'idle' });
    expect(second.state.name).toBe('previewed');
  });

  it('a new recipient count revokes the confirmation only if it differs from the confirmed count', () => {
    const asked = stateAfter({ type: 'went', step: 'review' }, counted, { type: 'asked' }, armed);
    const same = reduceWizardState(asked, { ...counted, preview: { ...preview, at: 5000 } });
    expect(same.state).toEqual(asked.state);
    expect(same.movedFrom).toBeNull();
    const moved = reduceWizardState(asked, { ...counted, preview: { ...preview, reachable: 4 } });
    expect(moved).toMatchObject({ state: { name: 'previewed' }, isConfirming: true, movedFrom: 3 });
    expect(reduceWizardState(moved, { type: 'went', step: 'time' }).movedFrom).toBeNull();
  });

  it('opening the review requires a new recipient count, even if the recipients were counted before', () => {
    const reviewed = stateAfter(counted, { type: 'went', step: 'review' });
    expect(reviewed.state).toEqual({ name: 'draft', voided: 'changed' });
    expect(reviewed.counted?.preview).toBe(preview);
    expect(reviewed.left).toEqual(WIZARD_STEPS);
    const late = reduceWizardState(reviewed, { type: 'went', step: 'content' });
    const old = {
      ...late,
      state: { name: 'draft', voided: 'expired' },
      counting: { step: 'failed', error: unauthenticated },
    } as const;
    expect(reduceWizardState(old, { type: 'went', step: 'review' })).toMatchObject({
      state: { name: 'draft', voided: null },
      counting: { step: 'idle' },
    });
  });

  it('closes the send dialog when its recipient count expires', () => {
    expect(stateAfter({ type: 'asked' }).isConfirming).toBe(false);
    const asked = stateAfter(counted, { type: 'asked' }, armed);
    expect(asked.isConfirming).toBe(true);
    expect(reduceWizardState(asked, { type: 'closed' })).toMatchObject({
      isConfirming: false,
      state: { name: 'previewed' },
    });
    const old = reduceWizardState(asked, { type: 'looked', at: 1000 + MAX_COUNT_AGE + 1 });
    expect(old).toMatchObject({ isConfirming: false, state: { name: 'draft', voided: 'expired' } });
  });

  it('revokes the confirmation of a campaign when the campaign is edited', () => {
    const edited = stateAfter(counted, armed, { type: 'edited', draft: { ...draft, text: 'x' } });
    expect(edited.state).toEqual({ name: 'draft', voided: 'changed' });
    expect(edited.draft.text).toBe('x');
  });

  it('checking the clock returns the same state object while the recipient count is still valid', () => {
    const confirmed = stateAfter(counted, armed);
    expect(confirmed.state.name).toBe('armed');
    expect(reduceWizardState(confirmed, { type: 'looked', at: 3000 })).toBe(confirmed);
  });

  it('signing in clears the error of a recipient count that failed because the session had ended', () => {
    const failed = stateAfter({ type: 'count-failed', edition: 0, error: unauthenticated });
    expect(failed.counting.step).toBe('failed');
    expect(reduceWizardState(failed, { type: 'signed-in' }).counting).toEqual({ step: 'idle' });
  });

  it('keeps reporting after signing in that a campaign wasn’t sent because the session had ended', () => {
    const rejection = { reason: 'unauthenticated' } as const;
    const outcome = { name: 'refused', refusal: rejection, serverMessage: null } as const;
    const refused = { ...stateAfter(counted), refused: { outcome, confirmed: 3 } };
    expect(reduceWizardState(refused, { type: 'signed-in' })).toBe(refused);
    expect(reduceWizardState(refused, counted).refused).toBeNull();
  });

  it('shows the reason why nothing was sent until the next edit, recipient count or confirmation', () => {
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
    for (const event of [armed, { type: 'counting', edition: 0 }, { type: 'edited', draft }] as const)
      expect(reduceWizardState(stopped, event).notSent).toBeNull();
  });

  it.each([
    ['its recipient count had expired', { why: 'void', reason: 'expired' } as const, 'expired'],
    ['its second confirmation came too late', { why: 'too-late' } as const, 'restarted'],
  ])('requires a new recipient count if nothing was sent because %s', (_, notSent, voided) => {
    const stopped = stateAfter(counted, armed, { type: 'ended', result: { sent: false, notSent } });
    expect(stopped.state).toEqual({ name: 'draft', voided });
  });
});
