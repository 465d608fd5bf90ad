import type { Scope } from '~/api/scope';
import { toCanonicalJson } from '~/lib/json/canonical-json';
import type { SendAttempt } from '../../send/send-attempt';
import { type CampaignDraft, toCampaignContent } from '../draft/campaign-draft';

type Label = CampaignDraft['labels'][number];

/**
 * Returns a draft that sends the same message to the test audience immediately. It has no approval and must be
 * confirmed like any other campaign.
 */
export const toTestDraft = (draft: CampaignDraft, label: Label): CampaignDraft => ({
  ...draft,
  labels: [label],
  when: 'now',
  date: '',
  time: '',
  choice: null,
  plan: null,
});

/** Returns the last campaign that was or may have been sent with this message to the test audience. */
export function findLastTestCampaign(
  attempts: readonly SendAttempt[],
  draft: CampaignDraft,
  label: Label,
  scope: Scope,
): SendAttempt | null {
  const content = toCanonicalJson(toCampaignContent(toTestDraft(draft, label), scope));
  const tests = attempts.filter(
    (attempt) =>
      attempt.state.name !== 'refused' &&
      toCanonicalJson({ ...attempt.content, scheduledAt: null }) === content,
  );
  return tests.reduce<SendAttempt | null>(
    (last, one) => (last && last.sentAt > one.sentAt ? last : one),
    null,
  );
}
