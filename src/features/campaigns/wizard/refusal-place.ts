// Where a refusal is told: on the step that can mend it, in words for its code.
import type { FieldProblem } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { waitText } from '~/lib/wait-text';
import type { Refusal } from '../send/outcome';
import type { Step } from './campaign-draft';

type DetailProblem = Pick<FieldProblem, 'field' | 'code'>;

function stepOfDetail({ code, field }: DetailProblem): Step {
  switch (code) {
    case 'template_not_found':
    case 'template_name_as_message':
    case 'invalid_template_param':
    case 'blank':
      return 'content';
    case 'unreachable':
    case 'unsupported_type':
    case 'too_many_entries':
    case 'cap_exceeded':
      return 'audience';
    case 'invalid':
      return field === 'scheduled_at' ? 'time' : 'intent';
    case 'conflicting_channel_fields':
    case 'missing_channel':
    case 'unsupported_channel':
    case 'inbox_not_assigned':
      return 'intent';
    default:
      return 'review';
  }
}

const ORDER: readonly Step[] = ['intent', 'audience', 'content', 'time', 'review'];

/** The first step that a refusal concerns. */
export function stepOf(refusal: Refusal): Step {
  if (refusal.reason !== 'invalid') return 'review';
  const concerned = new Set(refusal.details.map(stepOfDetail));
  return ORDER.find((step) => concerned.has(step)) ?? 'review';
}

/** A detail code of the contract in words (contract: campaign-refusals). */
export function detailSentence(t: T, { code, field }: DetailProblem): string {
  switch (code) {
    case 'template_not_found':
      return t(m.campaigns_refused_template_not_found);
    case 'template_name_as_message':
      return t(m.campaigns_refused_template_name_as_message);
    case 'unreachable':
      return t(m.campaigns_refused_unreachable);
    case 'unsupported_type':
      return t(m.campaigns_refused_unsupported_type);
    case 'too_many_entries':
      return t(m.campaigns_refused_too_many_entries);
    case 'cap_exceeded':
      return t(m.campaigns_refused_cap_exceeded);
    case 'invalid':
      return field === 'scheduled_at' ? t(m.campaigns_refused_time) : t(m.campaigns_refused_sender);
    case 'conflicting_channel_fields':
      return t(m.campaigns_refused_conflicting_channel_fields);
    case 'missing_channel':
      return t(m.campaigns_refused_missing_channel);
    case 'unsupported_channel':
      return t(m.campaigns_refused_unsupported_channel);
    case 'inbox_not_assigned':
      return t(m.campaigns_refused_inbox_not_assigned);
    case 'invalid_template_param':
      return t(m.campaigns_refused_invalid_template_param);
    default:
      return t(m.campaigns_refused_other, { code });
  }
}

/** Why nothing was created, in one sentence; the details of a 422 are told one by one. */
export function refusalSentence(t: T, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'invalid':
      return t(m.campaigns_refused_invalid);
    case 'mismatch':
      return t(m.campaigns_refused_mismatch);
    case 'bad-request':
      return t(m.campaigns_refused_bad_request);
    case 'unauthenticated':
      return t(m.campaigns_refused_unauthenticated);
    case 'forbidden':
      return t(m.campaigns_refused_forbidden);
    case 'not-found':
      return t(m.campaigns_refused_not_found);
    case 'rate-limited':
      return t(m.campaigns_refused_rate_limited, { wait: waitText(refusal.waitSeconds, t.language) });
    case 'not-sent':
      return t(m.campaigns_refused_not_sent);
    case 'said-by-person':
      return t(m.campaigns_refused_said_by_person, { person: refusal.person });
  }
}
