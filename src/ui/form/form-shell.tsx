// The shell of every form: what went wrong above the button, what is on its way in the button, what was typed untouched.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '../notice/problem-notice';
import { bringIntoSight } from '../table/in-sight';
import { BusyButton } from './busy-button';
import { SaveBar } from './save-bar';

/** On a page the buttons stand in a bar, as long as something is unsaved or the record isn't there yet. */
export interface FormBar {
  readonly isDirty: boolean;
  readonly isNew?: boolean;
  readonly hint?: ReactNode;
  readonly onDiscard?: (() => void) | undefined;
}

interface FormShellProps {
  /** The last attempt's error, or null. Required, so that no form forgets it. */
  readonly error: ApiError | null;
  /** The write is on its way. Required, so that no form is sent twice. */
  readonly pending: boolean;
  /** How far it is, as a sentence. */
  readonly progress?: string | null;
  readonly submitLabel: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onCancel?: () => void;
  /** Why the form can't be sent at all, as a sentence. */
  readonly blocked?: string | undefined;
  /** The names of the fields, below which their refusals stand. */
  readonly fields?: readonly string[] | undefined;
  readonly bar?: FormBar | undefined;
  /** The page's first act is another one. */
  readonly isSecondary?: boolean;
  readonly children: ReactNode;
}

export function FormShell({
  error,
  pending,
  progress = null,
  submitLabel,
  onSubmit,
  onCancel,
  blocked,
  fields,
  bar,
  isSecondary = false,
  children,
}: FormShellProps) {
  const t = useT();
  const id = useId();
  return (
    <form
      id={id}
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        // React hands up what is submitted in a dialog that a field opens: that is not this form.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!pending && !blocked) onSubmit(event);
      }}
    >
      <Stack gap="md">
        {children}
        {error && (
          <div key={error.context.at} ref={bringIntoSight}>
            <ProblemNotice error={error} purpose="write" toldFields={fields} />
          </div>
        )}
        {blocked && <Text size="sm">{blocked}</Text>}
        {bar ? (
          (bar.isDirty || bar.isNew) && (
            <SaveBar
              form={id}
              submitLabel={submitLabel}
              pending={pending}
              progress={progress}
              disabled={Boolean(blocked)}
              isDirty={bar.isDirty}
              hint={bar.hint}
              onDiscard={bar.onDiscard}
            />
          )
        ) : (
          <Group data-foot justify="flex-end" gap="xs">
            {progress && (
              <Text size="sm" c="dimmed" role="status">
                {progress}
              </Text>
            )}
            {onCancel && (
              <Button variant="default" onClick={onCancel} disabled={pending}>
                {t(m.common_cancel)}
              </Button>
            )}
            <BusyButton
              type="submit"
              variant={isSecondary ? 'default' : 'filled'}
              loading={pending}
              disabled={Boolean(blocked)}
            >
              {submitLabel}
            </BusyButton>
          </Group>
        )}
      </Stack>
    </form>
  );
}
