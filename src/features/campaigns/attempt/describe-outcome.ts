// Messages that describe the outcome of a send attempt. They must not claim more than this browser knows.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { CAMPAIGN_STATE_LABELS } from '../campaign-labels';
import type { CampaignState } from '../list/campaign-rows';
import { getSendTiming } from '../send/campaign-content';
import type { SendAttempt } from '../send/send-attempt';
import { type AttemptState, isIdEntered } from '../send/send-machine';
import type { UnknownOutcomeCause } from '../send/send-outcome';
import { describeRejection } from '../wizard/review/describe-rejection';

export interface OutcomeTexts {
  readonly title: string;
  readonly text: string;
  readonly color: string;
}

type ReportedAttempt = Pick<SendAttempt, 'state' | 'content'>;

/**
 * @param shown the campaign's current state, because a campaign that the platform accepted may still be scheduled or
 * may have failed since
 */
export function describeOutcome(
  t: Translator,
  { state, content }: ReportedAttempt,
  shown: CampaignState,
): OutcomeTexts {
  if (state.name === 'sent' && shown === 'scheduled') {
    return {
      title: t(m.campaigns_state_scheduled),
      text: t(m.campaigns_state_scheduled_text),
      color: 'green',
    };
  }
  switch (state.name) {
    case 'sending':
      return { title: t(m.campaigns_state_sending), text: t(m.campaigns_state_sending_text), color: 'blue' };
    case 'sent':
      return { title: t(CAMPAIGN_STATE_LABELS[shown]), text: sentSentence(t, state, shown), color: 'green' };
    case 'sent-without-id':
      return {
        title: t(m.campaigns_state_without_id),
        text:
          state.person === null
            ? t(m.campaigns_state_without_id_text)
            : t(m.campaigns_state_found_text, { person: state.person }),
        color: 'yellow',
      };
    case 'refused':
      return {
        title: t(m.campaigns_state_refused),
        text: describeRejection(t, state.refusal),
        color: 'gray',
      };
    case 'unknown':
      return {
        title: t(m.campaigns_state_unknown),
        text: `${causeSentence(t, state)} ${t(m.campaign_outcome_unconfirmed, { when: getSendTiming(content) })}`,
        color: 'yellow',
      };
  }
}

function sentSentence(
  t: Translator,
  state: Extract<AttemptState, { name: 'sent' }>,
  shown: CampaignState,
): string {
  if (!isIdEntered(state)) return t(m.campaigns_state_sent_text);
  if (shown === 'wrong-number') return t(m.campaign_outcome_wrong_id_text, { number: state.id });
  return state.isRead
    ? t(m.campaigns_state_sent_found_text)
    : t(m.campaigns_state_sent_unchecked_text, { number: state.id });
}

/** Returns a one-line summary of the outcome with the number of recipients. */
export function getOutcomeHeadline(
  t: Translator,
  {
    state: outcome,
    content,
    confirmedRecipients: count,
  }: ReportedAttempt & Pick<SendAttempt, 'confirmedRecipients'>,
  state: CampaignState,
): string {
  const when = getSendTiming(content);
  switch (state) {
    case 'scheduled':
      return t(m.campaign_outcome_scheduled, { count });
    case 'sending':
      return outcome.name === 'sending'
        ? t(m.campaign_outcome_in_flight)
        : t(m.campaign_outcome_sending, { count });
    case 'without-id':
      return t(m.campaign_outcome_without_id);
    case 'not-confirmed':
      return t(m.campaign_outcome_unknown, { when });
    // The scheduled time has passed, but the status hasn't been checked since that time.
    case 'unchecked':
      return t(m.campaign_outcome_unknown, { when: 'now' });
    case 'wrong-number':
      return t(m.campaign_outcome_wrong_id);
    case 'found':
      return t(m.campaign_outcome_found);
    case 'failed':
      return t(m.campaign_outcome_failed);
    case 'refused': {
      const reason = outcome.name === 'refused' ? outcome.refusal.reason : null;
      if (reason === 'said-by-person') return t(m.campaigns_result_not_sent, { when });
      return t(reason === 'not-sent' ? m.campaigns_not_sent_title : m.campaigns_refused_title);
    }
    default:
      return t(m.campaign_outcome_sent, { count });
  }
}

const CAUSES = {
  'no-answer': m.campaigns_unknown_no_response,
  'timed-out': m.campaigns_unknown_timed_out,
  'unclear-answer': m.campaigns_unknown_unclear_response,
  interrupted: m.campaigns_unknown_interrupted,
} as const satisfies Record<UnknownOutcomeCause, unknown>;

const causeSentence = (
  t: Translator,
  { cause, status }: Extract<AttemptState, { name: 'unknown' }>,
): string => t(cause === 'unclear-answer' && status === 422 ? m.campaigns_unknown_value_code : CAUSES[cause]);
