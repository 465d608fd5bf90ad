import { Button } from '@mantine/core';
import { createContext, lazy, type ReactNode, type RefObject, Suspense, use, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import type { SignInNotice } from './sign-in-step';

/** Loads the component that shows errors. */
export const loadSignInNotice = () => import('./sign-in-notice-alert');
const Notice = lazy(async () => ({ default: (await loadSignInNotice()).SignInNoticeAlert }));

/** The label of the busy button in forms that don't sign in. */
export const PendingLabelContext = createContext<string | null>(null);

interface StepFormProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly submitLabel: string;
  readonly pending: boolean;
  readonly notice: SignInNotice | null;
  /** Receives the values of the fields, by field name. */
  readonly onSubmit: (values: FormData) => void;
  readonly startAgain?: { readonly label: string; readonly onClick: () => void };
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
}

/** A step of signing in: title, fields, outcome of the last attempt, and buttons. */
export function StepForm(props: StepFormProps) {
  const { title, text, submitLabel, pending, notice, onSubmit, startAgain, formRef, children } = props;
  const t = useT();
  const pendingLabel = use(PendingLabelContext) ?? t(m.sign_in_pending);
  // Replaces the alert after each failed attempt, because screen readers announce an unchanged alert only once.
  const [shown, setShown] = useState({ notice, number: 0 });
  if (shown.notice !== notice) setShown({ notice, number: shown.number + 1 });
  const secondsLeft = useSecondsLeft(notice?.kind === 'wait' ? notice.until : 0);
  return (
    <form
      noValidate
      ref={formRef}
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && secondsLeft === 0) onSubmit(new FormData(event.currentTarget));
      }}
    >
      <div className="sign-in-step">
        <div>
          <h1 className="sign-in-title">{title}</h1>
          {text && <p className="sign-in-text">{text}</p>}
        </div>
        {children}
        {notice?.kind === 'missing-part' ? (
          // This text is in the initial bundle, because the error component may be the code that failed to load.
          <p key={shown.number} className="sign-in-text" role="alert">
            {t(m.errors_part_not_loaded)}
          </p>
        ) : (
          <Suspense>
            {notice && <Notice key={shown.number} notice={notice} secondsLeft={secondsLeft} />}
          </Suspense>
        )}
        {/* Uses aria-disabled because a disabled button loses the focus. */}
        <BusyButton
          type="submit"
          fullWidth
          loading={pending}
          data-disabled={secondsLeft > 0}
          aria-disabled={secondsLeft > 0}
        >
          {pending ? pendingLabel : submitLabel}
        </BusyButton>
        {startAgain && (
          <Button variant="default" fullWidth disabled={pending} onClick={startAgain.onClick}>
            {startAgain.label}
          </Button>
        )}
      </div>
    </form>
  );
}
