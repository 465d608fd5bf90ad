import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { isApiError } from '~/api/http/api-error';
import { SignInForm } from '~/features/sign-in/sign-in-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { type SessionState, session } from '~/session/session';
import { isTypingTarget } from '~/ui/form/is-typing-target';
import { PRESS_GUARD_MS } from '~/ui/form/use-press-guard';
import { Dialog } from '~/ui/overlay/dialog';
import { SessionEndedBanner } from './session-ended-banner';

type LapsedState = Extract<SessionState, { step: 'lapsed' }>;

/**
 * Disables the page's keyboard shortcuts and replaces its title. If the dialog opened automatically, also ignores keys
 * briefly, because the user may still be typing in the page and the input would end up in the password field.
 */
function useQuietPage(isAsked: boolean): void {
  useLayoutEffect(() => {
    const { title } = document;
    const guardedUntil = isAsked ? 0 : performance.now() + PRESS_GUARD_MS;
    document.title = location.host;
    // Doesn't prevent the default action of a shortcut, so that the browser's own shortcuts, such as pasting, still
    // work.
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey;
      const isGuarded = !isShortcut && performance.now() < guardedUntil;
      if (isGuarded) event.preventDefault();
      if (isShortcut || isGuarded) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.title = title;
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isAsked]);
}

/**
 * Asks the user to sign in again. The dialog is above the page instead of replacing it, so that typed values are kept.
 * After signing in, failed requests for data are repeated automatically. Failed writes must be retried by the user.
 */
function SignInAgainDialog({ isAsked, state }: { readonly isAsked: boolean; readonly state: LapsedState }) {
  useQuietPage(isAsked);
  const t = useT();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { email } = state.person;
  const { refused } = state;
  const title = t(refused ? m.session_no_access_title : m.session_expired_title);
  return (
    <Dialog
      label={title}
      // Not rendered in a portal, because all portals are hidden together with the page.
      withinPortal={false}
      zIndex={300}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="22rem"
      centered
      // Covers the page completely, because another person at this screen must not be able to see it.
      overlayProps={{ color: 'var(--canvas)', backgroundOpacity: 1 }}
    >
      <Stack>
        <SignInForm
          title={title}
          text={
            refused
              ? t(m.session_no_access_text, {
                  workspace: refused.name,
                  account: refused.accountId,
                  instance: refused.instance,
                })
              : t(m.session_expired_text)
          }
          fixedEmail={email}
          passwordLabel={t(m.session_password_for, { email })}
          asksForNumbers={false}
          onSignedIn={async (issued) => {
            session.start(email, issued);
            void queryClient.refetchQueries({
              type: 'active',
              predicate: ({ state: { error } }) => isApiError(error, 'unauthenticated'),
            });
            await router.invalidate();
          }}
        />
        <Button variant="subtle" color="gray" onClick={() => session.signOut()}>
          {t(m.session_sign_out)}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** Reports whether the user may be typing in a field that isn't for credentials. */
const isWriting = (): boolean =>
  isTypingTarget(document.activeElement) &&
  !document.activeElement?.matches('[autocomplete$="password"], [autocomplete="one-time-code"]');

/** Shows a banner while the user is typing in the page, then the dialog. */
export function SignInAgainPrompt() {
  const state = useSession();
  const [isAsked, setAsked] = useState(false);
  useLayoutEffect(() => {
    if (!isWriting()) session.lock();
  }, []);
  if (state.step !== 'lapsed') return null;
  if (state.isCovered) return <SignInAgainDialog isAsked={isAsked} state={state} />;
  const signIn = () => {
    setAsked(true);
    session.lock();
  };
  return <SessionEndedBanner onSignIn={signIn} />;
}
