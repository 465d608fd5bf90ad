import { lazy, Suspense, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { hasConfiguredWorkspaces } from '~/session/session';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';
import { loadSignInNotice } from './step-form';
import type { IssuedToken, SignInIdentity } from './use-sign-in';

const NoWorkspaceAlert = lazy(async () => ({ default: (await loadSignInNotice()).NoWorkspaceAlert }));

interface SignInScreenProps {
  /** Loads the code of the next page. Requests are sent only after the code has loaded. */
  readonly loadNext: () => Promise<void>;
  /**
   * Takes the token and navigates. Resolves to true when the next page has rendered, or to false if the person has no
   * workspace to open.
   */
  readonly onSignedIn: (issued: IssuedToken, identity: SignInIdentity) => Promise<boolean>;
}

export function SignInScreen({ loadNext, onSignedIn }: SignInScreenProps) {
  const t = useT();
  const [hasNowhereToGo, setNowhereToGo] = useState(false);
  return (
    <SignInLayout>
      <title>{t(m.sign_in_title)}</title>
      <div className="sign-in-step">
        <Suspense>{hasNowhereToGo && <NoWorkspaceAlert />}</Suspense>
        <SignInForm
          title={t(m.sign_in_title)}
          text={t(m.sign_in_text)}
          asksForNumbers={!hasConfiguredWorkspaces()}
          loadNext={loadNext}
          onSignedIn={async (...signedIn) => setNowhereToGo(!(await onSignedIn(...signedIn)))}
        />
      </div>
    </SignInLayout>
  );
}
