import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { KeepingState } from './use-kept-draft';

interface DraftNoticesProps {
  readonly isResumed: boolean;
  /** Who made the approval file that the draft began as; null where it began here. */
  readonly planAuthor: string | null;
  readonly keeping: KeepingState;
  readonly isSending: boolean;
  readonly onStartOver: () => void;
  readonly onKeepAnyway: () => void;
}

/** Where the draft comes from, and whether it is kept. */
export function DraftNotices({
  isResumed,
  planAuthor,
  keeping,
  isSending,
  onStartOver,
  onKeepAnyway,
}: DraftNoticesProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (keeping === 'open-elsewhere') {
    return (
      <Alert color="yellow" variant="light" title={t(m.campaigns_draft_elsewhere_title)}>
        <Stack gap="xs" align="flex-start">
          {t(m.campaigns_draft_elsewhere)}
          <Button variant="default" size="xs" onClick={onKeepAnyway} disabled={isSending}>
            {t(m.campaigns_draft_keep_this)}
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <>
      {isResumed && (
        <Alert
          color="blue"
          variant="light"
          title={
            planAuthor === null
              ? t(m.campaigns_resumed_title)
              : t(m.campaigns_approval_opened_title, { person: planAuthor })
          }
        >
          <Stack gap="xs" align="flex-start">
            {planAuthor === null ? t(m.campaigns_resumed) : t(m.campaigns_approval_opened)}
            <Button variant="default" size="xs" onClick={() => setAsking(true)} disabled={isSending}>
              {t(m.campaigns_start_over)}
            </Button>
          </Stack>
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t(m.campaigns_start_over_title)}
          confirmLabel={t(m.campaigns_start_over_confirm)}
          error={null}
          pending={false}
          onConfirm={onStartOver}
          onClose={() => setAsking(false)}
        >
          <Text size="sm">{t(m.campaigns_start_over_text)}</Text>
        </ConfirmDialog>
      )}
      {keeping === 'no-storage' && <Alert color="yellow" variant="light" title={t(m.campaigns_not_kept)} />}
    </>
  );
}
