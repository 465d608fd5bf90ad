import { useDocumentVisibility } from '@mantine/hooks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { campaignPreview, previewCampaign } from '~/api/campaigns';
import { emailSendersQuery } from '~/api/email-senders';
import { ApiError } from '~/api/http/api-error';
import { readAgain, write } from '~/api/http/query';
import { rateLimit } from '~/api/http/rate-limit';
import { templatesQuery } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { inboxLookUp, labelLookUp } from '~/domain/look-ups';
import { useAvailability } from '~/session/use-availability';
import { type CampaignAudience, type CampaignContent, previewInputOf } from '../../send/campaign-content';
import { fingerprintOf } from '../../send/fingerprint';
import type { Preview, VoidReason } from '../../send/send-machine';
import { audienceKeyOf, audienceOf, campaignContentOf } from '../draft/campaign-draft';
import type { WizardEvent, WizardState } from '../wizard-state';

/** `content` is null where the campaign isn't complete: its audience can be counted, and nothing be confirmed by that. */
async function countAudience(
  client: QueryClient,
  scope: Scope,
  audience: CampaignAudience,
  content: CampaignContent | null,
): Promise<Preview> {
  // The age of a count is that of the question: when the platform looked can't be told more exactly.
  const at = Date.now();
  const answer = await write(client, campaignPreview(scope), { body: previewInputOf(audience) });
  return {
    fingerprint: content === null ? '' : await fingerprintOf(content),
    reachable: answer.reachable,
    total: answer.total ?? null,
    noChannel: answer.unreachable?.no_channel ?? null,
    blocked: answer.unreachable?.blocked ?? null,
    at,
  };
}

/** Milliseconds without a change of the audience after which it is counted, so that no half choice is. */
const REST = 600;

/** Milliseconds after which the count is renewed while the review is looked at: before it stops to hold. */
const RENEW_AFTER = 90_000;

const isRenewed = (voided: VoidReason | null) =>
  voided === null || voided === 'changed' || voided === 'expired';

/** When the count of the review is renewed, in milliseconds since the epoch; null where it isn't. */
const renewalTime = ({ step, state, counting, notSent, isSending }: WizardState): number | null =>
  step === 'review' && state.name === 'previewed' && counting.step === 'idle' && !notSent && !isSending
    ? state.preview.at + RENEW_AFTER
    : null;

/** Whether a count is due: of another audience, or for the review, which was just entered or whose template was changed. */
function awaitsCount({ draft, step, state, counted, counting, isSending }: WizardState): boolean {
  if (counting.step === 'failed' || isSending) return false;
  if (counting.step === 'idle' && counted?.audience !== audienceKeyOf(draft)) return true;
  return step === 'review' && state.name === 'draft' && isRenewed(state.voided);
}

/** The count, which is asked for by itself: at once at the review, and elsewhere once the choice rests. It only reads. */
export function useAudienceCount(scope: Scope, wizard: WizardState, dispatch: Dispatch<WizardEvent>) {
  const queryClient = useQueryClient();
  const { draft, edition, step, counting } = wizard;
  const isAvailable = useAvailability(previewCampaign) === 'on';
  const isCountable = isAvailable && draft.labels.length > 0 && audienceOf(draft) !== null;

  /** A template is sent as it is at that moment: its text is read as often as its audience, and when it was refused. */
  function readTemplatesAgain({ channel, inboxId }: CampaignAudience) {
    if (channel === 'template' && inboxId !== null)
      void readAgain(queryClient, templatesQuery(scope, inboxId).queryKey);
  }

  /** Labels and senders may be called otherwise by now: what is confirmed is read under the names of that moment. */
  function readNamesAgain({ channel }: CampaignAudience) {
    const senders = channel === 'email' ? emailSendersQuery(scope) : inboxLookUp(scope);
    for (const { queryKey } of [labelLookUp(scope), senders]) void readAgain(queryClient, queryKey);
  }

  async function count() {
    const audience = audienceOf(draft);
    const isAsked = counting.step === 'counting' && counting.edition === edition;
    if (audience === null || isAsked) return;
    dispatch({ type: 'counting' });
    readTemplatesAgain(audience);
    if (step === 'review') readNamesAgain(audience);
    try {
      const preview = await countAudience(queryClient, scope, audience, campaignContentOf(draft, scope));
      dispatch({ type: 'counted', edition, audience: audienceKeyOf(draft), preview });
    } catch (error) {
      dispatch({ type: 'count-failed', edition, error: error instanceof ApiError ? error : null });
    }
  }

  const countNow = useEffectEvent(() => void count());
  // Nobody looks at a hidden page: its count is renewed when it is seen again.
  const isSeen = useDocumentVisibility() === 'visible';
  const isDue = isCountable && isSeen && awaitsCount(wizard);
  const audience = audienceKeyOf(draft);
  const wait = step === 'review' ? 0 : REST;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another audience begins the rest anew
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(countNow, wait);
    return () => clearTimeout(timer);
  }, [isDue, wait, audience]);

  const renewAt = isCountable && isSeen ? renewalTime(wizard) : null;
  useEffect(() => {
    if (renewAt === null) return;
    const timer = setTimeout(countNow, renewAt - Date.now());
    return () => clearTimeout(timer);
  }, [renewAt]);

  // As soon as the wait is over, beside what is read again then: a refusal of that would begin another wait.
  const isHeld = isCountable && isLimited(counting);
  useEffect(() => {
    if (!isHeld) return;
    const countOnceOpen = () => {
      if (rateLimit.get().blockedUntil === 0) countNow();
    };
    countOnceOpen();
    return rateLimit.subscribe(countOnceOpen);
  }, [isHeld]);

  return { isCountable, count, readTemplatesAgain };
}

const isLimited = (counting: WizardState['counting']): boolean =>
  counting.step === 'failed' && counting.error?.problem.kind === 'rate-limited';
