// What an ApiError means, as a sentence that a person can act on. Branches on the kind, never on a message.
import type { ApiError } from '~/api/http/api-error';
import { mayHaveHappened } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { waitText } from '~/lib/wait-text';

export interface ProblemSentence {
  readonly title: string;
  readonly text: string;
}

/** What the failed request was: after a failed write it may be unknown whether it was carried out. An upload does no harm twice. */
export type Purpose = 'read' | 'write' | 'upload';

/** The sentence for an error. `secondsLeft` is what remains of a 429's wait, as the caller counts it down. */
export function problemSentence(
  t: T,
  error: ApiError,
  purpose: Purpose,
  secondsLeft?: number,
): ProblemSentence {
  if (purpose !== 'read' && mayHaveHappened(error)) {
    const text = purpose === 'upload' ? m.errors_upload_unknown : m.errors_outcome_unknown;
    return { title: t(m.errors_outcome_unknown_title), text: t(text) };
  }
  const { problem } = error;
  switch (problem.kind) {
    case 'invalid':
      return { title: t(m.errors_refused_title), text: t(m.errors_invalid) };
    case 'refused':
      return { title: t(m.errors_refused_title), text: t(m.errors_refused) };
    case 'unauthenticated':
      return { title: t(m.errors_unauthenticated_title), text: t(m.errors_unauthenticated) };
    case 'forbidden':
      return { title: t(m.errors_forbidden_title), text: t(m.errors_forbidden) };
    case 'not-found':
      return { title: t(m.errors_not_found_title), text: t(m.errors_not_found) };
    case 'conflict':
    case 'stale':
      return { title: t(m.errors_conflict_title), text: t(m.errors_conflict) };
    case 'too-large':
      return { title: t(m.errors_too_large_title), text: t(m.errors_too_large) };
    case 'rate-limited': {
      const seconds = secondsLeft ?? problem.waitSeconds;
      const text =
        seconds > 0
          ? t(m.errors_rate_limited, { wait: waitText(seconds, t.language) })
          : t(m.errors_rate_limited_over);
      return { title: t(m.errors_rate_limited_title), text };
    }
    case 'server':
      return { title: t(m.errors_server_title), text: t(m.errors_server) };
    case 'unreachable':
      return { title: t(m.errors_unreachable_title), text: t(m.errors_unreachable) };
    case 'timed-out':
      return {
        title: t(m.errors_timed_out_title),
        text: t(m.errors_timed_out, { seconds: problem.limitSeconds }),
      };
    case 'unexpected-answer': {
      const where = problem.at === null ? '' : ` ${t(m.errors_unexpected_at, { at: problem.at })}`;
      return { title: t(m.errors_unexpected_title), text: `${t(m.errors_unexpected)}${where}` };
    }
    case 'switched-off':
      return { title: t(m.errors_switched_off_title), text: t(m.errors_switched_off) };
  }
}

/** The sentence for one refused field, by its code; the platform's own (English) words where the code is new. */
export function fieldSentence(t: T, problem: { readonly code: string; readonly message: string }): string {
  switch (problem.code) {
    case 'blank':
      return t(m.errors_field_blank);
    case 'taken':
      return t(m.errors_field_taken);
    default:
      return t(m.errors_field_invalid, { message: problem.message || problem.code });
  }
}
