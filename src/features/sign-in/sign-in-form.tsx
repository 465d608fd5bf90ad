import { lazy, Suspense, useEffect } from 'react';
import { CredentialsStep } from './credentials-step';
import { loadNotice } from './step-form';
import { type Identity, type IssuedToken, useSignIn } from './use-sign-in';

interface SignInFormProps {
  readonly title: string;
  readonly text?: string;
  readonly fixedEmail?: string;
  readonly passwordLabel?: string;
  readonly asksForNumbers: boolean;
  /** Fetches what is shown next, if it isn't there yet: nothing is sent before. */
  readonly loadNext?: () => Promise<void>;
  /** Gets the token once, and whose it is; the form is busy until what it began has ended. */
  readonly onSignedIn: (issued: IssuedToken, identity: Identity) => Promise<void>;
}

// The page paints and comes alive with the credentials alone; what may follow is fetched while they are typed.
const loadChallengeSteps = () => import('./challenge-steps');
const ChallengeSteps = lazy(async () => ({ default: (await loadChallengeSteps()).ChallengeSteps }));

/** The whole chain of signing in, from the credentials to a token: on its own page, and over a page that is open. */
export function SignInForm(props: SignInFormProps) {
  const { title, text, fixedEmail, passwordLabel, asksForNumbers, loadNext, onSignedIn } = props;
  const { step, pending, identity, submitCredentials, submitPassword, submitCode, startAgain } = useSignIn(
    onSignedIn,
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
      identity={identity}
      asksForNumbers={asksForNumbers}
      onSubmit={(given, password) => void submitCredentials(given, password)}
    />
  );
}
