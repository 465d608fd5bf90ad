import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/form/delete-dialog';
import { getCannedResponseRemoval } from '~/resources/canned-response-record';
import { useScope } from '~/session/scope-context';

interface DeleteCannedResponseDialogProps {
  readonly response: CannedResponse;
  /** Called instead of `onClose` after the response was deleted. */
  readonly onGone?: () => void;
  readonly onClose: () => void;
}

export function DeleteCannedResponseDialog({ response, onGone, onClose }: DeleteCannedResponseDialogProps) {
  const t = useT();
  const access = getCannedResponseRemoval(useQueryClient(), useScope(), response);
  return (
    <DeleteDialog
      title={t(m.canned_responses_delete_title, { short_code: response.short_code })}
      name={response.short_code}
      access={access}
      {...(onGone && { onGone })}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" lineClamp={6} className="raw-text" dir="auto">
        {response.content}
      </Text>
      <Text size="sm">{t(m.canned_responses_delete_text)}</Text>
    </DeleteDialog>
  );
}
