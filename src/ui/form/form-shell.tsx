// The shell of every form. It shows errors above the button and progress in the button, and never discards typed
// values.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '../notice/problem-notice';
import { scrollIntoViewOnMount } from '../table/in-sight';
import { BusyButton } from './busy-button';
import { SaveBar } from './save-bar';

/** The props of the save bar, which a form on a page shows while the record is new or has unsaved changes. */
export interface FormBarProps {
  readonly isDirty: boolean;
  readonly isNew?: boolean;
  readonly hint?: ReactNode;
  readonly onDiscard?: (() => void) | undefined;
}

interface FormShellProps {
  /** The error of the last attempt, or null. Required, so that no form omits it. */
  readonly error: ApiError | null;
  /** True while a write is in flight. Required, so that no form is submitted twice. */
  readonly pending: boolean;
  /** The progress of the write, as a sentence. */
  readonly progress?: string | null;
  readonly submitLabel: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onCancel?: () => void;
  /** The reason the form can't be submitted, as a sentence. */
  readonly blocked?: string | undefined;
  /** The names of fields that show their own errors, so that the notice doesn't repeat them. */
  readonly fields?: readonly string[] | undefined;
  readonly bar?: FormBarProps | undefined;
  /** True if the page has another primary action. */
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
        // Ignores submit events of other forms. If a field opens a dialog with a form, React bubbles the submit event
        // of that form to this form.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!pending && !blocked) onSubmit(event);
      }}
    >
      <Stack gap="md">
        {children}
        {error && (
          <div key={error.context.at} ref={scrollIntoViewOnMount}>
            <ProblemNotice error={error} purpose="write" reportedFields={fields} />
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
