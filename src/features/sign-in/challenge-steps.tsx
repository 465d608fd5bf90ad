import { Button } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CodeStep } from './code-step';
import { NewPasswordStep } from './new-password-step';
import type { SignInStep } from './sign-in-step';

interface ChallengeStepsProps {
  readonly step: Exclude<SignInStep, { name: 'credentials' }>;
  readonly pending: boolean;
  readonly onPassword: (newPassword: string) => void;
  readonly onCode: (code: string) => void;
  readonly onStartAgain: () => void;
}

/** The steps of signing in after the credentials, such as a code from a text message. */
export function ChallengeSteps({ step, pending, onPassword, onCode, onStartAgain }: ChallengeStepsProps) {
  const t = useT();
  switch (step.name) {
    case 'new-password':
      return (
        <NewPasswordStep
          // A new session remounts the step, so that no input carries over.
          key={step.session}
          pending={pending}
          notice={step.notice}
          onSubmit={onPassword}
          onStartAgain={onStartAgain}
        />
      );
    case 'code':
      return (
        <CodeStep
          key={step.session}
          pending={pending}
          notice={step.notice}
          onSubmit={onCode}
          onStartAgain={onStartAgain}
        />
      );
    case 'unknown-challenge':
      return (
        <div className="sign-in-step">
          <h1 className="sign-in-title">{t(m.sign_in_unknown_challenge_title)}</h1>
          <p className="sign-in-text raw-text" role="alert">
            {t(m.sign_in_unknown_challenge, { challenge: step.challenge })}
          </p>
          <Button variant="default" onClick={onStartAgain}>
            {t(m.sign_in_start_over)}
          </Button>
        </div>
      );
  }
}
