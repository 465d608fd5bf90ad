import { TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PasswordField } from './password-field';
import type { SignInNotice } from './sign-in-step';
import { StepForm } from './step-form';
import type { SignInIdentity } from './use-sign-in';

interface CredentialsStepProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly pending: boolean;
  readonly notice: SignInNotice | null;
  /**
   * The email address of the person who signs in again. It is shown only in `passwordLabel`, because it can't be
   * changed.
   */
  readonly fixedEmail?: string | undefined;
  readonly passwordLabel?: string | undefined;
  readonly submitLabel?: string | undefined;
  /** The email address and account from the previous attempt, to prefill the form. */
  readonly identity?: SignInIdentity | null;
  /** True if no workspace is configured, so that the form has fields for the instance and the account. */
  readonly asksForNumbers: boolean;
  readonly onSubmit: (identity: SignInIdentity, password: string) => void;
}

const isNumber = (text: string) => /^\d{1,9}$/.test(text);

/** The step for email and password. Passwords are sent exactly as typed, without trimming or normalization. */
export function CredentialsStep(props: CredentialsStepProps) {
  const { title, text, pending, notice, fixedEmail, passwordLabel, identity, asksForNumbers, onSubmit } =
    props;
  const { email, numbers } = identity ?? {};
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    // Focuses the first empty field, unless the person is already typing in a field of the static form.
    if (!adoptEarlyForm(form.current) && !fixedEmail)
      form.current?.querySelector<HTMLInputElement>('input:not([value])')?.focus();
  }, [fixedEmail]);

  const submit = (values: FormData) => {
    const value = (name: string) => String(values.get(name) ?? '');
    const numberNames = asksForNumbers ? ['instance', 'account'] : [];
    const absent = [
      ...['email', 'password'].filter((name) => value(name) === ''),
      ...numberNames.filter((name) => !isNumber(value(name))),
    ];
    setMissing(absent);
    if (absent[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name=${absent[0]}]`)?.focus();
      return;
    }
    const given = { instance: Number(value('instance')), accountId: Number(value('account')) };
    const email = (fixedEmail ?? value('email')).trim();
    onSubmit({ email, numbers: asksForNumbers ? given : null }, value('password'));
  };
  const errorOf = (name: string, sentence: string) => (missing.includes(name) ? sentence : undefined);

  return (
    <StepForm
      formRef={form}
      title={title}
      text={text}
      submitLabel={props.submitLabel ?? t(m.sign_in_submit)}
      pending={pending}
      notice={notice}
      onSubmit={submit}
    >
      {fixedEmail ? (
        <input type="email" name="email" autoComplete="username" value={fixedEmail} readOnly hidden />
      ) : (
        <TextInput
          name="email"
          type="email"
          label={t(m.common_email)}
          defaultValue={email}
          autoComplete="username"
          error={errorOf('email', t(m.sign_in_email_needed))}
        />
      )}
      <PasswordField
        name="password"
        label={passwordLabel ?? t(m.sign_in_password)}
        autoComplete="current-password"
        {...(fixedEmail && { 'data-autofocus': true })}
        // Only marks the field after a rejected attempt, because the notice says why.
        error={errorOf('password', t(m.sign_in_password_needed)) ?? notice?.kind === 'credentials-refused'}
      />
      {asksForNumbers && (
        <>
          <TextInput
            name="instance"
            inputMode="numeric"
            label={t(m.sign_in_instance)}
            defaultValue={numbers?.instance}
            description={t(m.sign_in_numbers_hint)}
            error={errorOf('instance', t(m.sign_in_number_needed))}
          />
          <TextInput
            name="account"
            inputMode="numeric"
            label={t(m.sign_in_account)}
            defaultValue={numbers?.accountId}
            error={errorOf('account', t(m.sign_in_number_needed))}
          />
        </>
      )}
    </StepForm>
  );
}

/**
 * Replaces the static form of the page's HTML. Takes over the values and the focus of its fields, and repeats a submit
 * that `/early.js` recorded. Reports whether a field of the new form has the focus.
 */
function adoptEarlyForm(form: HTMLFormElement | null): boolean {
  const early = document.getElementById('early');
  if (!early || !form) return false;
  const active = document.activeElement;
  for (const typed of early.querySelectorAll('input')) {
    const own = form.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`);
    if (!own || own.readOnly) continue;
    if (typed.value) own.value = typed.value;
    if (typed === active) own.focus();
  }
  early.remove();
  // The submit handler sets state, so it must run after the form has mounted.
  if (early.dataset.sent) queueMicrotask(() => form.requestSubmit());
  return form.contains(document.activeElement);
}
