import { lazy, Suspense, useEffect, useRef } from 'react';
import { type AccountNumbers, CredentialsStep } from './credentials-step';
import { loadNotice } from './step-form';
import { type IssuedToken, useSignIn } from './use-sign-in';

interface SignInFormProps {
  readonly title: string;
  readonly text?: string;
  readonly fixedEmail?: string;
  readonly passwordLabel?: string;
  readonly asksForNumbers: boolean;
  /** Fetches what is shown next, if it isn't there yet: nothing is sent before. */
  readonly loadNext?: () => Promise<void>;
  /** Gets the token once, with the two numbers where they were asked for. */
  readonly onSignedIn: (email: string, issued: IssuedToken, numbers: AccountNumbers | null) => void;
}

// The page paints and comes alive with the credentials alone; what may follow is fetched while they are typed.
const loadChallengeSteps = () => import('./challenge-steps');
const ChallengeSteps = lazy(async () => ({ default: (await loadChallengeSteps()).ChallengeSteps }));

/** The whole chain of signing in, from the credentials to a token: on its own page, and over a page that is open. */
export function SignInForm(props: SignInFormProps) {
  const { title, text, fixedEmail, passwordLabel, asksForNumbers, loadNext, onSignedIn } = props;
  const numbers = useRef<AccountNumbers | null>(null);
  const { step, pending, submitCredentials, submitPassword, submitCode, startAgain } = useSignIn(
    (email, issued) => onSignedIn(email, issued, numbers.current),
    loadNext,
  );
  useEffect(() => {
    // What can't be fetched now is asked for again where it is needed.
    void Promise.allSettled([loadChallengeSteps(), loadNotice()]);
  }, []);
  if (step.name !== 'credentials') {
    return (
      <Suspense>
        <ChallengeSteps
          step={step}
          pending={pending}
          onPassword={(password) => void submitPassword(password)}
          onCode={(code) => void submitCode(code)}
          onStartAgain={startAgain}
        />
      </Suspense>
    );
  }
  return (
    <CredentialsStep
      title={title}
      text={text}
      fixedEmail={fixedEmail}
      passwordLabel={passwordLabel}
      pending={pending}
      notice={step.notice}
      asksForNumbers={asksForNumbers}
      onSubmit={(email, password, given) => {
        numbers.current = given;
        void submitCredentials(email, password);
      }}
    />
  );
}
