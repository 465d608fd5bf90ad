import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { Banner } from '~/ui/notice/banner';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import type { SignInNotice } from './sign-in-step';

interface SignInNoticeAlertProps {
  readonly notice: Exclude<SignInNotice, { kind: 'missing-part' }>;
  /** The remaining wait, in whole seconds. */
  readonly secondsLeft: number;
}

const SENTENCES = {
  'credentials-refused': m.sign_in_refused,
  'password-policy': m.sign_in_password_policy,
  'attempt-spent': m.sign_in_second_password_rejected,
  'code-refused': m.sign_in_code_refused,
  'challenge-refused': m.sign_in_challenge_refused,
};

/** The platform's message for wrong credentials, which says the same as the notice. */
const REPEATED_MESSAGE = 'Incorrect username or password.';

/** The outcome of the last attempt, announced to screen readers when it appears. */
export function SignInNoticeAlert({ notice, secondsLeft }: SignInNoticeAlertProps) {
  const t = useT();
  switch (notice.kind) {
    case 'problem':
      // Uses the wording for requests that only load data, because sign-in writes no records and every step can be
      // retried.
      return <ProblemNotice error={notice.error} purpose="read" />;
    case 'wait':
      return (
        <Banner tone="warn" role="alert">
          {secondsLeft > 0
            ? t(m.sign_in_wait, { wait: formatWaitingTime(secondsLeft, t.language) })
            : t(m.errors_rate_limited_over)}
        </Banner>
      );
    case 'no-answer':
      return (
        <Banner tone="bad" role="alert">
          {t(m.sign_in_unknown)}
        </Banner>
      );
    default: {
      const isRepeated = notice.kind === 'credentials-refused' && notice.platformMessage === REPEATED_MESSAGE;
      return (
        <Banner tone="bad" role="alert">
          {t(SENTENCES[notice.kind])}
          {notice.platformMessage && !isRepeated && (
            <div className="dimmed raw-text">
              {t(m.errors_server_message, { message: notice.platformMessage })}
            </div>
          )}
        </Banner>
      );
    }
  }
}

/** Shown after signing in if the person has no workspace to open. */
export function NoWorkspaceAlert() {
  const t = useT();
  return (
    <p className="sign-in-text" role="alert">
      {t(m.sign_in_no_workspace)}
    </p>
  );
}
