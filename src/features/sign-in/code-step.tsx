import { TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeSignInCode } from './normalize-sign-in-code';
import type { SignInNotice } from './sign-in-step';
import { StepForm } from './step-form';

interface CodeStepProps {
  readonly pending: boolean;
  readonly notice: SignInNotice | null;
  readonly onSubmit: (code: string) => void;
  readonly onStartAgain: () => void;
}

/** The step for the code from a text message. The code stays a string, because it may start with zeros. */
export function CodeStep({ pending, notice, onSubmit, onStartAgain }: CodeStepProps) {
  const t = useT();
  const [isMissing, setMissing] = useState(false);
  return (
    <StepForm
      title={t(m.sign_in_code_title)}
      text={t(m.sign_in_code_text)}
      submitLabel={t(m.sign_in_code_submit)}
      pending={pending}
      notice={notice}
      startAgain={{ label: t(m.sign_in_start_over_code), onClick: onStartAgain }}
      onSubmit={(values) => {
        const code = normalizeSignInCode(String(values.get('code') ?? ''));
        setMissing(code === '');
        if (code !== '') onSubmit(code);
      }}
    >
      <TextInput
        name="code"
        label={t(m.sign_in_code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={isMissing ? t(m.sign_in_code_needed) : notice?.kind === 'code-refused'}
      />
    </StepForm>
  );
}
