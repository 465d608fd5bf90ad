// Converts an `ApiError` to a sentence that the user can act on. Branches on the kind, never on the message.
import { type ApiError, type ApiProblem, type ApiProblemKind, isOutcomeUnknown } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';

export interface ProblemSentence {
  readonly title: string;
  readonly text: string;
}

/**
 * The purpose of the failed request. `write`: the outcome may be unknown. `upload`: the request can safely be repeated.
 * `trial`: a preview or proposal, which changes nothing. `later-write`: earlier writes on the same screen have
 * succeeded or may have succeeded.
 */
export type RequestPurpose = 'read' | 'trial' | 'write' | 'later-write' | 'upload';

/** The title and text of each kind. A null text is built from the problem's details. */
const SENTENCES = {
  invalid: { title: m.errors_refused_title, text: m.errors_invalid },
  refused: { title: m.errors_refused_title, text: m.errors_refused },
  unauthenticated: { title: m.errors_unauthenticated_title, text: m.errors_unauthenticated },
  forbidden: { title: m.errors_forbidden_title, text: m.errors_forbidden },
  'not-found': { title: m.errors_not_found_title, text: m.errors_not_found },
  conflict: { title: m.errors_conflict_title, text: m.errors_conflict },
  stale: { title: m.errors_conflict_title, text: m.errors_conflict },
  'too-large': { title: m.errors_too_large_title, text: m.errors_too_large },
  'rate-limited': { title: m.errors_rate_limited_title, text: null },
  server: { title: m.errors_server_title, text: m.errors_server },
  unreachable: { title: m.errors_unreachable_title, text: m.errors_unreachable },
  'timed-out': { title: m.errors_timed_out_title, text: null },
  'unexpected-answer': { title: m.errors_unexpected_title, text: null },
  'switched-off': { title: m.errors_turned_off_title, text: m.errors_turned_off },
} as const satisfies Record<ApiProblemKind, unknown>;

/** Kinds whose message says that nothing was changed. */
const CHANGED_NOTHING: ReadonlySet<ApiProblemKind> = new Set([
  'invalid',
  'refused',
  'unauthenticated',
  'conflict',
  'stale',
  'too-large',
  'switched-off',
]);

/**
 * Reports whether a 403 means that the account is suspended. If every member may load the data, there is no other cause
 * (contract: who-may).
 */
export const isSuspension = ({ problem, code }: ApiError): boolean =>
  problem.kind === 'forbidden' && code === 'forbidden' && problem.who === 'any-member';

/** Returns a more specific sentence for a 403. */
function forbiddenSentence(error: ApiError) {
  if (isSuspension(error)) return { title: m.errors_suspended_title, text: m.errors_suspended };
  const { problem, code } = error;
  if (problem.kind !== 'forbidden' || code !== 'forbidden' || problem.who !== 'portal-member') return null;
  return { title: m.errors_forbidden_title, text: m.errors_forbidden_portal };
}

function detailedText(t: Translator, problem: ApiProblem, secondsLeft: number | undefined): string {
  if (problem.kind === 'timed-out') return t(m.errors_timed_out, { seconds: problem.limitSeconds });
  if (problem.kind === 'rate-limited')
    return t(m.errors_rate_limited, {
      wait: formatWaitingTime(secondsLeft ?? problem.waitSeconds, t.language),
    });
  const at = problem.kind === 'unexpected-answer' ? problem.at : null;
  return `${t(m.errors_unexpected)}${at === null ? '' : ` ${t(m.errors_unexpected_at, { at })}`}`;
}

/** Reports whether the outcome of the request is unknown. */
export const isOutcomeUnconfirmed = (error: ApiError, purpose: RequestPurpose): boolean =>
  !isHarmless(purpose) && isOutcomeUnknown(error);

/** Returns the sentence for an error. `secondsLeft` is the remaining wait after a 429, counted down by the caller. */
export function describeProblem(
  t: Translator,
  error: ApiError,
  purpose: RequestPurpose,
  secondsLeft?: number,
): ProblemSentence {
  if (isOutcomeUnconfirmed(error, purpose)) {
    const text = purpose === 'upload' ? m.errors_upload_unknown : m.errors_outcome_unknown;
    return { title: t(m.errors_outcome_unknown_title), text: t(text) };
  }
  const { problem } = error;
  // The request limit no longer applies once the wait is over.
  if (problem.kind === 'rate-limited' && (secondsLeft ?? problem.waitSeconds) <= 0)
    return { title: t(m.errors_rate_limited_over), text: '' };
  const { title, text } = forbiddenSentence(error) ?? SENTENCES[problem.kind];
  // Doesn't say "Nothing was saved", because that could contradict the outcomes of earlier writes.
  if (purpose === 'later-write' && CHANGED_NOTHING.has(problem.kind))
    return { title: t(title), text: t(m.errors_request_changed_nothing) };
  const sentence = text ? t(text) : detailedText(t, problem, secondsLeft);
  if (!isWithoutResponse(problem)) return { title: t(title), text: sentence };
  const harmless = t(purpose === 'read' ? m.errors_read_retry : m.errors_trial_retry);
  return { title: t(title), text: `${sentence} ${harmless}` };
}

const isHarmless = (purpose: RequestPurpose) => purpose === 'read' || purpose === 'trial';

/**
 * Reports whether the request got no response. The sentence then adds that retrying is safe, unless the request may
 * have had a lasting effect.
 */
const isWithoutResponse = ({ kind }: ApiProblem) =>
  kind === 'server' || kind === 'unreachable' || kind === 'timed-out';
