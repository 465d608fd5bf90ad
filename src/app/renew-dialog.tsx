import { Modal } from '@mantine/core';
import { SignInForm } from '~/features/sign-in/sign-in-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { session } from '~/session/session';

interface RenewDialogProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** Signing in once more while the old token still holds: at a moment of one's own choice. */
export function RenewDialog({ email, onDone }: RenewDialogProps) {
  const t = useT();
  return (
    <Modal
      opened
      onClose={onDone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      <SignInForm
        title={t(m.session_renew_title)}
        text={t(m.session_renew_text, { email })}
        fixedEmail={email}
        asksForNumbers={false}
        onSignedIn={(address, issued) => {
          session.start(address, issued);
          onDone();
        }}
      />
    </Modal>
  );
}
