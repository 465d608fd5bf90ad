// Copies the details of a failed request for the support team.
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface CopyDetailsButtonProps {
  readonly error: ApiError;
  /** The size of the adjacent buttons. */
  readonly size?: 'xs' | 'sm';
}

export function CopyDetailsButton({ error, size = 'sm' }: CopyDetailsButtonProps) {
  const t = useT();
  const { copied, copy } = useClipboard();
  const { operation, status, code, at, requestId } = error.context;
  const details = t(m.errors_support_line, {
    operation,
    status: status ?? '–',
    code: code ?? '–',
    time: new Date(at).toISOString(),
    request: requestId ?? '–',
  });
  return (
    <Button variant="subtle" color="gray" size={size} title={details} onClick={() => copy(details)}>
      {t(copied ? m.common_copied : m.common_details)}
    </Button>
  );
}
