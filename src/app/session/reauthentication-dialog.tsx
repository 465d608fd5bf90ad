import { Button, Stack, Text } from '@mantine/core';
import { SignInForm } from '~/features/sign-in/sign-in-form';
import { PendingLabelContext } from '~/features/sign-in/step-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import {
  cancelPasswordRequest,
  confirmPassword,
  type ReauthenticationRequest,
} from '~/session/reauthentication';
import { Dialog } from '~/ui/overlay/dialog';

/** Asks for the password, and for a code if the account has a second factor, before an action that can't be undone. */
export function ReauthenticationDialog({ person, text }: ReauthenticationRequest) {
  const t = useT();
  const title = t(m.session_reauthenticate_title);
  return (
    <Dialog label={title} size="22rem" onClose={cancelPasswordRequest} closeOnClickOutside={false}>
      <Stack>
        <PendingLabelContext value={t(m.session_reauthenticate_pending)}>
          <SignInForm
            title={title}
            fixedEmail={person}
            passwordLabel={t(m.session_password_for, { email: person })}
            submitLabel={t(m.sign_in_code_submit)}
            asksForNumbers={false}
            // Ignores the new token. Issuing a token doesn't end earlier tokens, so the session keeps its current one.
            onSignedIn={async () => confirmPassword()}
          />
        </PendingLabelContext>
        {/* Next to the form, so that it is visible in every step. */}
        <Text size="sm">{text}</Text>
        <Button variant="default" onClick={cancelPasswordRequest}>
          {t(m.common_cancel)}
        </Button>
      </Stack>
    </Dialog>
  );
}
