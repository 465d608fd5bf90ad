// The shell of every form: what went wrong above the button, what is on its way in the button, what was typed untouched.
import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from './problem-notice';

interface FormShellProps {
  /** The last attempt's error, or null. Required, so that no form forgets it. */
  readonly error: ApiError | null;
  /** The write is on its way. Required, so that no form is sent twice. */
  readonly pending: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onCancel?: () => void;
  /** Why the form can't be sent at all, as a sentence. */
  readonly blocked?: string | undefined;
  readonly children: ReactNode;
}

export function FormShell({
  error,
  pending,
  submitLabel,
  onSubmit,
  onCancel,
  blocked,
  children,
}: FormShellProps) {
  const t = useT();
  return (
    <form
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && !blocked) onSubmit(event);
      }}
    >
      <Stack gap="md">
        {children}
        {error && <ProblemNotice error={error} purpose="write" />}
        {blocked && <Text size="sm">{blocked}</Text>}
        <Group justify="flex-end" gap="xs">
          {onCancel && (
            <Button variant="default" onClick={onCancel} disabled={pending}>
              {t(m.common_cancel)}
            </Button>
          )}
          <Button type="submit" loading={pending} disabled={Boolean(blocked)}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
