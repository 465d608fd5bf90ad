import { lazy, Suspense, useEffect } from 'react';
import { CredentialsStep } from './credentials-step';
import { loadSignInNotice } from './step-form';
import { type IssuedToken, type SignInIdentity, useSignIn } from './use-sign-in';

interface SignInFormProps {
  readonly title: string;
  readonly text?: string;
  readonly fixedEmail?: string;
  readonly passwordLabel?: string;
  readonly submitLabel?: string;
  readonly asksForNumbers: boolean;
  /** Loads the code of the next page if necessary. Requests are sent only after the code has loaded. */
  readonly loadNext?: () => Promise<void>;
  /** Receives the token once, with the person's identity. The form stays busy until the promise settles. */
  readonly onSignedIn: (issued: IssuedToken, identity: SignInIdentity) => Promise<void>;
}

// The page loads only the credentials step at first. The other steps load while the person types.
const loadChallengeSteps = () => import('./challenge-steps');
const ChallengeSteps = lazy(async () => ({ default: (await loadChallengeSteps()).ChallengeSteps }));

/**
 * The whole sign-in flow, from the credentials to the token. Used on the sign-in page and in a dialog over an open
 * page.
 */
export function SignInForm(props: SignInFormProps) {
  const { title, text, fixedEmail, passwordLabel, submitLabel, asksForNumbers, loadNext, onSignedIn } = props;
  const { step, pending, identity, submitCredentials, submitPassword, submitCode, startAgain } = useSignIn(
    onSignedIn,
    loadNext,
  );
  useEffect(() => {
    // Ignores failures, because each step's code is requested again when the step renders.
    void Promise.allSettled([loadChallengeSteps(), loadSignInNotice()]);
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
      submitLabel={submitLabel}
      pending={pending}
      notice={step.notice}
      identity={identity}
      asksForNumbers={asksForNumbers}
      onSubmit={(given, password) => void submitCredentials(given, password)}
    />
  );
}
