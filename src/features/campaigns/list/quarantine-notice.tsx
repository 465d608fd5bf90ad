import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQueries } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { toObject } from '~/lib/json/json';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { saveFile } from '~/ui/save-file';
import { Time } from '~/ui/time/time';
import { getLedgerKey } from '../ledger-query';
import { browserLedger } from '../send/ledger';
import type { QuarantinedRecord } from '../send/quarantine';

/**
 * Lists unreadable ledger records. The user can download each record. After checking the dashboard, the user can also
 * release it, so that it no longer blocks sends.
 */
export function QuarantineNotice({ quarantined }: { readonly quarantined: readonly QuarantinedRecord[] }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [releasing, setReleasing] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const release = async (key: string) => {
    try {
      await browserLedger.release(key, scope.person, Date.now());
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setReleasing(null);
    await refetchQueries(queryClient, getLedgerKey(scope));
  };
  return (
    <Alert
      color="yellow"
      variant="light"
      title={t(m.campaigns_quarantine_title, { count: quarantined.length })}
    >
      <Stack gap="xs" align="flex-start">
        {t(m.campaigns_quarantine)}
        {quarantined.map(({ key, raw, released }) => (
          <Group key={key} gap="xs">
            <SentAt raw={raw} />
            {released ? (
              <Text size="sm">{t(m.campaigns_quarantine_released, { person: released.person })}</Text>
            ) : (
              <Button variant="default" size="compact-sm" onClick={() => setReleasing(key)}>
                {t(m.campaigns_quarantine_release)}
              </Button>
            )}
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          onClick={() => saveFile('campaign-ledger-unreadable.json', JSON.stringify(quarantined, null, 2))}
        >
          {t(m.campaigns_quarantine_save)}
        </Button>
        {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_not_durable)} />}
      </Stack>
      {releasing !== null && (
        <ConfirmDialog
          title={t(m.campaigns_quarantine_release_title)}
          confirmLabel={t(m.campaigns_quarantine_release)}
          error={null}
          pending={false}
          onConfirm={() => void release(releasing)}
          onClose={() => setReleasing(null)}
        >
          <Text size="sm">{t(m.campaigns_quarantine_release_text)}</Text>
        </ConfirmDialog>
      )}
    </Alert>
  );
}

/** The time of sending, if the record contains a valid one. */
function SentAt({ raw }: { readonly raw: unknown }) {
  const sentAt = toObject(raw)?.sentAt;
  const isMoment = typeof sentAt === 'number' && sentAt >= 0 && sentAt <= 8.64e15;
  return isMoment ? <Time value={new Date(sentAt).toISOString()} /> : <Text size="sm">?</Text>;
}
