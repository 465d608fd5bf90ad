// Describes why the platform rejected a campaign, and finds the wizard step that shows the reason.
import type { FieldProblem } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { REJECTION_DETAIL_CODES, type SendOutcome, type SendRejection } from '../../send/send-outcome';
import { WIZARD_STEPS, type WizardStep } from '../draft/campaign-draft';

type DetailProblem = Pick<FieldProblem, 'field' | 'code'>;

/** The wizard step and the text for each detail code of a rejected campaign (contract: campaign-refusals). */
const DETAILS = {
  template_not_found: { step: 'content', words: m.campaigns_refused_template_not_found },
  template_name_as_message: { step: 'content', words: m.campaigns_refused_template_name_as_message },
  invalid_template_param: { step: 'content', words: m.campaigns_refused_invalid_template_param },
  unreachable: { step: 'audience', words: m.campaigns_refused_unreachable },
  unsupported_type: { step: 'audience', words: m.campaigns_refused_unsupported_type },
  too_many_entries: { step: 'audience', words: m.campaigns_refused_too_many_entries },
  cap_exceeded: { step: 'audience', words: m.campaigns_refused_cap_exceeded },
  invalid: { step: 'audience', words: m.campaigns_refused_sender },
  conflicting_channel_fields: { step: 'audience', words: m.campaigns_refused_conflicting_channel_fields },
  missing_channel: { step: 'audience', words: m.campaigns_refused_missing_channel },
  unsupported_channel: { step: 'audience', words: m.campaigns_refused_unsupported_channel },
  inbox_not_assigned: { step: 'audience', words: m.campaigns_refused_inbox_not_assigned },
} as const satisfies Record<
  (typeof REJECTION_DETAIL_CODES)[number],
  { readonly step: WizardStep; readonly words: unknown }
>;

const INVALID_TIME = { step: 'time', words: m.campaigns_refused_time } as const;

function findDetail({ code, field }: DetailProblem) {
  if (code === 'invalid' && field === 'scheduled_at') return INVALID_TIME;
  const known = REJECTION_DETAIL_CODES.find((one) => one === code);
  return known && DETAILS[known];
}

/** Returns the first wizard step that a rejection concerns. */
export function findRejectedStep(rejection: SendRejection): WizardStep {
  if (rejection.reason !== 'invalid') return 'review';
  const concerned = rejection.details.map(
    (detail) => findDetail(detail)?.step ?? (detail.code === 'blank' ? 'content' : 'review'),
  );
  return WIZARD_STEPS.find((step) => concerned.includes(step)) ?? 'review';
}

/** Returns the sentence that explains a detail code of the contract. */
export function describeDetail(t: Translator, problem: DetailProblem): string {
  const detail = findDetail(problem);
  return detail ? t(detail.words) : t(m.campaigns_refused_other, { code: problem.code });
}

/** A detail of a rejection: the platform's text, and the console's sentence for this detail if there is one. */
export interface RejectionDetail {
  readonly sentence: string | null;
  readonly platformText: string;
}

/**
 * Returns all details of a rejection. The platform's messages are included, because only they contain template names,
 * limits and counts.
 */
export function listRejectionDetails(
  t: Translator,
  { refusal: rejection, serverMessage }: Extract<SendOutcome, { name: 'refused' }>,
): readonly RejectionDetail[] {
  const details = rejection.reason === 'invalid' ? rejection.details : [];
  return [
    ...details.map((detail) => ({
      sentence: describeDetail(t, detail),
      platformText: `${detail.field}: ${detail.message}`,
    })),
    ...(serverMessage
      ? [{ sentence: null, platformText: t(m.errors_server_message, { message: serverMessage }) }]
      : []),
  ];
}

const REASONS = {
  invalid: m.campaigns_refused_invalid,
  mismatch: m.campaigns_refused_mismatch,
  'bad-request': m.campaigns_refused_bad_request,
  unauthenticated: m.campaigns_refused_unauthenticated,
  forbidden: m.campaigns_refused_forbidden,
  'not-found': m.campaigns_refused_not_found,
  'not-sent': m.campaigns_refused_not_sent,
} as const;

/**
 * Returns a sentence that explains why no campaign was created. The details of a 422 response are listed separately.
 */
export function describeRejection(t: Translator, rejection: SendRejection): string {
  if (rejection.reason === 'rate-limited')
    return t(m.campaigns_refused_rate_limited, {
      wait: formatWaitingTime(rejection.waitSeconds, t.language),
    });
  if (rejection.reason === 'said-by-person')
    return t(m.campaigns_refused_reported_by_person, { person: rejection.person });
  return t(REASONS[rejection.reason]);
}
