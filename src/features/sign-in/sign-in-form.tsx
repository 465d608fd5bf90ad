import { Button, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CodeStep } from './code-step';
import { type AccountNumbers, CredentialsStep } from './credentials-step';
import { NewPasswordStep } from './new-password-step';
import { type IssuedToken, useSignIn } from './use-sign-in';

interface SignInFormProps {
  readonly title: string;
  readonly text?: string;
  readonly fixedEmail?: string;
  readonly asksForNumbers: boolean;
  /** Gets the token once, with the two numbers where they were asked for. */
  readonly onSignedIn: (email: string, issued: IssuedToken, numbers: AccountNumbers | null) => void;
}

/** The whole chain of signing in, from the credentials to a token: on its own page, and over a page that is open. */
export function SignInForm({ title, text, fixedEmail, asksForNumbers, onSignedIn }: SignInFormProps) {
  const t = useT();
  const numbers = useRef<AccountNumbers | null>(null);
  const { step, pending, submitCredentials, submitPassword, submitCode, startAgain } = useSignIn(
    (email, issued) => onSignedIn(email, issued, numbers.current),
  );
  switch (step.name) {
    case 'credentials':
      return (
        <CredentialsStep
          title={title}
          {...(text && { text })}
          {...(fixedEmail && { fixedEmail })}
          pending={pending}
          notice={step.notice}
          asksForNumbers={asksForNumbers}
          onSubmit={(email, password, given) => {
            numbers.current = given;
            void submitCredentials(email, password);
          }}
        />
      );
    case 'new-password':
      return (
        <NewPasswordStep
          // Another session is another step: nothing typed into the former one belongs here.
          key={step.session}
          pending={pending}
          notice={step.notice}
          onSubmit={(password) => void submitPassword(password)}
          onStartAgain={startAgain}
        />
      );
    case 'code':
      return (
        <CodeStep
          key={step.session}
          pending={pending}
          notice={step.notice}
          onSubmit={(code) => void submitCode(code)}
          onStartAgain={startAgain}
        />
      );
    case 'unknown-challenge':
      return (
        <Stack>
          <Title order={1} size="h3">
            {t(m.sign_in_unknown_challenge_title)}
          </Title>
          <Text className="raw-text">{t(m.sign_in_unknown_challenge, { challenge: step.challenge })}</Text>
          <Button variant="default" onClick={startAgain}>
            {t(m.sign_in_start_again)}
          </Button>
        </Stack>
      );
  }
}
