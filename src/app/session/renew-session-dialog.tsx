import { SignInForm } from '~/features/sign-in/sign-in-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { session } from '~/session/session';
import { Dialog } from '~/ui/overlay/dialog';

interface RenewSessionDialogProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** A dialog for signing in again before the token expires, at a time that the user chooses. */
export function RenewSessionDialog({ email, onDone }: RenewSessionDialogProps) {
  const t = useT();
  const title = t(m.session_renew_title);
  return (
    <Dialog label={title} size="22rem" onClose={onDone} closeOnClickOutside={false}>
      <SignInForm
        title={title}
        text={t(m.session_renew_text, { email })}
        fixedEmail={email}
        passwordLabel={t(m.session_password_for, { email })}
        asksForNumbers={false}
        onSignedIn={async (issued) => {
          session.start(email, issued);
          onDone();
        }}
      />
    </Dialog>
  );
}
