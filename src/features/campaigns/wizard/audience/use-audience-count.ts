import { useDocumentVisibility } from '@mantine/hooks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { previewCampaign, previewCampaignMutation } from '~/api/campaigns';
import { emailSendersQuery } from '~/api/email-senders';
import { ApiError } from '~/api/http/api-error';
import { refetchQueries, runMutation } from '~/api/http/query';
import { rateLimit } from '~/api/http/rate-limit';
import { messageTemplatesQuery } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { inboxNamesQuery, labelNamesQuery } from '~/domain/look-ups';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { type CampaignAudience, type CampaignContent, toPreviewInput } from '../../send/campaign-content';
import { computeCampaignFingerprint } from '../../send/fingerprint';
import type { RecipientCount, VoidReason } from '../../send/send-machine';
import { getAudienceKey, toCampaignAudience, toCampaignContent } from '../draft/campaign-draft';
import type { WizardEvent, WizardState } from '../wizard-state';

/**
 * Counts the recipients. `content` is null if the campaign is incomplete. In that case, the count can't be used to
 * confirm sending.
 */
async function countAudience(
  client: QueryClient,
  scope: Scope,
  audience: CampaignAudience,
  content: CampaignContent | null,
): Promise<RecipientCount> {
  // Dates the count from the start of the request, because the time at which the platform counted isn't known.
  const at = Date.now();
  const response = await runMutation(client, previewCampaignMutation(scope), {
    body: toPreviewInput(audience),
  });
  return {
    fingerprint: content === null ? '' : await computeCampaignFingerprint(content),
    reachable: response.reachable,
    total: response.total ?? null,
    noChannel: response.unreachable?.no_channel ?? null,
    blocked: response.unreachable?.blocked ?? null,
    at,
  };
}

/** The debounce time in milliseconds before a changed audience is counted. */
const REST = 600;

/**
 * The age in milliseconds at which the count is refreshed while the review is open. Must be less than `MAX_COUNT_AGE`,
 * after which the count is void.
 */
const RENEW_AFTER = 90_000;

const isRenewed = (voided: VoidReason | null) =>
  voided === null || voided === 'changed' || voided === 'expired';

/** Returns the time of the next refresh in milliseconds since the epoch. Returns null if none is due. */
const renewalTime = ({ step, state, counting, notSent, isSending }: WizardState): number | null =>
  step === 'review' && state.name === 'previewed' && counting.step === 'idle' && !notSent && !isSending
    ? state.preview.at + RENEW_AFTER
    : null;

/**
 * Reports whether a count of the recipients must be requested. This is the case after the audience has changed, and on
 * the review if no valid count exists. A count in flight is sufficient unless the draft was edited since.
 */
export function isCountNeeded(wizard: WizardState): boolean {
  const { draft, edition, step, state, counted, counting, isSending } = wizard;
  if (counting.step === 'failed' || isSending) return false;
  if (counting.step === 'counting' && counting.edition === edition) return false;
  if (counting.step === 'idle' && counted?.audience !== getAudienceKey(draft)) return true;
  if (step !== 'review') return false;
  // After a mismatch, the user must confirm a new count before anything is sent.
  if (state.name === 'refused') return state.refusal.reason === 'mismatch';
  return state.name === 'draft' && isRenewed(state.voided);
}

/**
 * Counts the recipients automatically: immediately on the review, and debounced on the other steps. Counting never
 * sends.
 */
export function useAudienceCount(scope: Scope, wizard: WizardState, dispatch: Dispatch<WizardEvent>) {
  const queryClient = useQueryClient();
  const { draft, edition, step, counting } = wizard;
  const isAvailable = useOperationAvailability(previewCampaign) === 'on';
  const isCountable = isAvailable && draft.labels.length > 0 && toCampaignAudience(draft) !== null;

  /**
   * Refetches the templates with each count and after a rejection, because a template is sent with its current text.
   */
  function readTemplatesAgain({ channel, inboxId }: CampaignAudience) {
    if (channel === 'template' && inboxId !== null)
      void refetchQueries(queryClient, messageTemplatesQuery(scope, inboxId).queryKey);
  }

  /** Refetches labels and senders, because the confirmation must show their current names. */
  function readNamesAgain({ channel }: CampaignAudience) {
    const senders = channel === 'email' ? emailSendersQuery(scope) : inboxNamesQuery(scope);
    for (const { queryKey } of [labelNamesQuery(scope), senders]) void refetchQueries(queryClient, queryKey);
  }

  async function count() {
    const audience = toCampaignAudience(draft);
    const isAsked = counting.step === 'counting' && counting.edition === edition;
    if (audience === null || isAsked) return;
    dispatch({ type: 'counting', edition });
    readTemplatesAgain(audience);
    if (step === 'review') readNamesAgain(audience);
    try {
      const preview = await countAudience(queryClient, scope, audience, toCampaignContent(draft, scope));
      dispatch({ type: 'counted', edition, audience: getAudienceKey(draft), preview });
    } catch (error) {
      dispatch({ type: 'count-failed', edition, error: error instanceof ApiError ? error : null });
    }
  }

  const countNow = useEffectEvent(() => void count());
  // Skips refreshes while the page is hidden.
  const isSeen = useDocumentVisibility() === 'visible';
  const isDue = isCountable && isSeen && isCountNeeded(wizard);
  const audience = getAudienceKey(draft);
  // Debounces edits on the review while the count for an earlier edit is in flight.
  const wait = step === 'review' && counting.step !== 'counting' ? 0 : REST;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed audience restarts the debounce
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

  // Counts the recipients as soon as the rate limit ends, without waiting for other requests. If other requests used up
  // the rate limit first, the count would have to wait again.
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
