// What an ApiError means, as a sentence that a person can act on. Branches on the kind, never on a message.
import { type ApiError, mayHaveHappened, type Problem, type ProblemKind } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { waitText } from '~/lib/time/wait-text';

export interface ProblemSentence {
  readonly title: string;
  readonly text: string;
}

/**
 * What the failed request was: after a failed write it may be unknown whether it was carried out. An upload does no harm
 * twice; a trial (a preview, a proposal) reads nothing, but changes nothing by itself either. A later write follows others
 * on the same screen that were carried out, or may have been.
 */
export type Purpose = 'read' | 'trial' | 'write' | 'later-write' | 'upload';

/** Title and text by kind. A text that says more than the kind is made for the problem. */
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
  'switched-off': { title: m.errors_switched_off_title, text: m.errors_switched_off },
} as const satisfies Record<ProblemKind, unknown>;

/** Those whose sentence says that nothing was changed. */
const CHANGED_NOTHING: ReadonlySet<ProblemKind> = new Set([
  'invalid',
  'refused',
  'unauthenticated',
  'conflict',
  'stale',
  'too-large',
  'switched-off',
]);

/** What any member may read is refused for one cause alone: the account is suspended (contract: who-may). */
function forbiddenSentence({ problem, code }: ApiError) {
  if (problem.kind !== 'forbidden' || code !== 'forbidden') return null;
  switch (problem.who) {
    case 'any-member':
      return { title: m.errors_suspended_title, text: m.errors_suspended };
    case 'portal-member':
      return { title: m.errors_forbidden_title, text: m.errors_forbidden_portal };
    default:
      return null;
  }
}

function detailedText(t: T, problem: Problem, secondsLeft: number | undefined): string {
  if (problem.kind === 'timed-out') return t(m.errors_timed_out, { seconds: problem.limitSeconds });
  if (problem.kind === 'rate-limited')
    return t(m.errors_rate_limited, { wait: waitText(secondsLeft ?? problem.waitSeconds, t.language) });
  const at = problem.kind === 'unexpected-answer' ? problem.at : null;
  return `${t(m.errors_unexpected)}${at === null ? '' : ` ${t(m.errors_unexpected_at, { at })}`}`;
}

/** Nobody knows whether what was asked for was carried out. */
export const isUnconfirmed = (error: ApiError, purpose: Purpose): boolean =>
  !isHarmless(purpose) && mayHaveHappened(error);

/** The sentence for an error. `secondsLeft` is what remains of a 429's wait, as the caller counts it down. */
export function problemSentence(
  t: T,
  error: ApiError,
  purpose: Purpose,
  secondsLeft?: number,
): ProblemSentence {
  if (isUnconfirmed(error, purpose)) {
    const text = purpose === 'upload' ? m.errors_upload_unknown : m.errors_outcome_unknown;
    return { title: t(m.errors_outcome_unknown_title), text: t(text) };
  }
  const { problem } = error;
  // The limit no longer applies once its wait is over.
  if (problem.kind === 'rate-limited' && (secondsLeft ?? problem.waitSeconds) <= 0)
    return { title: t(m.errors_rate_limited_over), text: '' };
  const { title, text } = forbiddenSentence(error) ?? SENTENCES[problem.kind];
  // "Nothing was saved" would contradict what is said of the earlier ones.
  if (purpose === 'later-write' && CHANGED_NOTHING.has(problem.kind))
    return { title: t(title), text: t(m.errors_request_changed_nothing) };
  const sentence = text ? t(text) : detailedText(t, problem, secondsLeft);
  if (!isWithoutAnswer(problem)) return { title: t(title), text: sentence };
  const harmless = t(purpose === 'read' ? m.errors_read_harmless : m.errors_trial_harmless);
  return { title: t(title), text: `${sentence} ${harmless}` };
}

const isHarmless = (purpose: Purpose) => purpose === 'read' || purpose === 'trial';

/** Whoever asked for nothing that lasts is told that asking again does no harm. */
const isWithoutAnswer = ({ kind }: Problem) =>
  kind === 'server' || kind === 'unreachable' || kind === 'timed-out';
