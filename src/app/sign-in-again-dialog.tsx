import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isApiError } from '~/api/http/api-error';
import { SignInForm } from '~/features/sign-in/sign-in-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { Dialog } from '~/ui/dialog';

/** Keeps the page's shortcuts from running, and its name out of the window's title. */
function useQuietPage(): void {
  useLayoutEffect(() => {
    const { title } = document;
    document.title = location.host;
    // What the browser does by itself with the key, such as pasting, still happens.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.title = title;
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}

/**
 * Asks the same person to sign in again, over the page: what is typed there stays. What could not be read is then read
 * again; a write waits for a click.
 */
export function SignInAgainDialog() {
  useQuietPage();
  const t = useT();
  const state = useSession();
  const router = useRouter();
  const queryClient = useQueryClient();
  if (state.step !== 'lapsed') return null;
  const { email } = state.person;
  const { refused } = state;
  const title = t(refused ? m.session_pair_title : m.session_lapsed_title);
  return (
    <Dialog
      label={title}
      // Every portal is hidden with the page.
      withinPortal={false}
      zIndex={300}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="22rem"
      centered
      // Whoever comes by must not read what the page behind shows.
      overlayProps={{ color: 'var(--canvas)', backgroundOpacity: 1 }}
    >
      <Stack>
        <SignInForm
          title={title}
          text={
            refused
              ? t(m.session_pair_text, {
                  workspace: refused.name,
                  account: refused.accountId,
                  instance: refused.instance,
                })
              : t(m.session_lapsed_text)
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
