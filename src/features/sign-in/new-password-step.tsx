import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PasswordField } from './password-field';
import type { SignInNotice } from './sign-in-step';
import { StepForm } from './step-form';

interface NewPasswordStepProps {
  readonly pending: boolean;
  readonly notice: SignInNotice | null;
  readonly onSubmit: (newPassword: string) => void;
  readonly onStartAgain: () => void;
}

export function NewPasswordStep({ pending, notice, onSubmit, onStartAgain }: NewPasswordStepProps) {
  const t = useT();
  const [isMissing, setMissing] = useState(false);
  return (
    <StepForm
      title={t(m.sign_in_new_password_title)}
      text={t(m.sign_in_new_password_text)}
      submitLabel={t(m.sign_in_new_password_submit)}
      pending={pending}
      notice={notice}
      startAgain={{ label: t(m.sign_in_start_over), onClick: onStartAgain }}
      onSubmit={(values) => {
        const password = String(values.get('new-password') ?? '');
        setMissing(password === '');
        if (password !== '') onSubmit(password);
      }}
    >
      <PasswordField
        name="new-password"
        label={t(m.sign_in_new_password)}
        autoComplete="new-password"
        autoFocus
        error={isMissing && t(m.sign_in_new_password_needed)}
      />
    </StepForm>
  );
}
