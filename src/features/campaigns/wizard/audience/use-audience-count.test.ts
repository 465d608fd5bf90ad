import { expect, it } from 'vitest';
import type { RecipientCount } from '../../send/send-machine';
import { createEmptyDraft, getAudienceKey } from '../draft/campaign-draft';
import { createWizardState, reduceWizardState, type WizardEvent } from '../wizard-state';
import { isCountNeeded } from './use-audience-count';

const draft = createEmptyDraft();
const preview: RecipientCount = {
  ...{ fingerprint: 'f', reachable: 3, total: 3, noChannel: 0, blocked: 0, at: 1000 },
};
const atReview: WizardEvent = { type: 'went', step: 'review' };
const counting = (edition: number): WizardEvent => ({ type: 'counting', edition });
const counted = (edition: number): WizardEvent => ({
  ...{ type: 'counted', edition, audience: getAudienceKey(draft), preview },
});
const edited: WizardEvent = { type: 'edited', draft: { ...draft, text: 'x' } };
const isAwaitedAfter = (...events: readonly WizardEvent[]) =>
  isCountNeeded(events.reduce(reduceWizardState, createWizardState(draft)));

it('an edit on the review while the recipients are being counted requires another count', () => {
  expect(isAwaitedAfter(atReview)).toBe(true);
  expect(isAwaitedAfter(atReview, counting(0))).toBe(false);
  expect(isAwaitedAfter(atReview, counting(0), edited)).toBe(true);
  expect(isAwaitedAfter(atReview, counting(0), edited, counted(0))).toBe(true);
  expect(isAwaitedAfter(atReview, counting(0), edited, counting(1), counted(0))).toBe(false);
  expect(isAwaitedAfter(atReview, counting(0), edited, counting(1), counted(0), counted(1))).toBe(false);
});

it('editing the text before the review, while the recipients are being counted, requires no other count', () => {
  expect(isAwaitedAfter(counting(0), edited)).toBe(false);
  expect(isAwaitedAfter(counting(0), edited, counted(0))).toBe(false);
});

it('a campaign that was rejected because the recipient count had changed is counted again', () => {
  const refused = (reason: 'mismatch' | 'unauthenticated') => {
    const wizard = [atReview, counting(0), counted(0)].reduce(reduceWizardState, createWizardState(draft));
    const state = { name: 'refused', refusal: { reason }, serverMessage: null } as const;
    return isCountNeeded({ ...wizard, state });
  };
  expect(refused('mismatch')).toBe(true);
  expect(refused('unauthenticated')).toBe(false);
});
