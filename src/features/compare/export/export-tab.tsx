import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedImagesNotice } from '~/domain/failed-images-notice';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { Page } from '~/ui/page/page';
import { BackupHomeLink } from '../backup-home-link';
import { countRequests, getRecordCount } from '../bundle/needed-lists';
import { BundleKindCheckboxes } from '../bundle-kind-checkboxes';
import { recordCountsQuery } from '../counts-query';
import { listMissingPartNames } from '../kind-labels';
import { LoadTimeEstimate } from '../load-time-estimate';
import { UnfinishedBackupNotice } from './unfinished-backup-notice';
import type { AccountBackup, AccountExport } from './use-account-export';

/**
 * Backs up the account to a file. Lets the user select the kinds of records, and shows the expected time, the progress
 * and the result.
 */
export function ExportTab({ backup }: { readonly backup: AccountBackup }) {
  const t = useT();
  const scope = useScope();
  const counts = useQuery(recordCountsQuery(scope));
  const [kinds, setKinds] = useState<readonly BundleKind[]>(BUNDLE_KINDS);
  const { state, exported, unfinished, start, stop } = backup;
  const requests = counts.data ? countRequests(kinds, counts.data) : null;
  const isReading = state.step === 'reading';
  return (
    <Page title={t(m.compare_back_up)} parent={<BackupHomeLink />}>
      <Stack gap="md" maw={760} pt="xs">
        {unfinished && <UnfinishedBackupNotice backup={backup} unfinished={unfinished} />}
        <Card title={t(m.compare_kinds)}>
          <Stack gap="md">
            <Text size="sm">
              {t(m.compare_kinds_text)} {t(m.compare_others_macros)}
            </Text>
            <BundleKindCheckboxes
              label={t(m.compare_kinds)}
              offered={BUNDLE_KINDS}
              kinds={kinds}
              countRecords={(kind) => (counts.data ? getRecordCount(kind, counts.data) : null)}
              disabled={isReading}
              onChange={setKinds}
            />
            {counts.error ? (
              <ProblemNotice error={counts.error} purpose="read" onRetry={() => void counts.refetch()} />
            ) : (
              <LoadTimeEstimate requests={requests} />
            )}
            <Group>
              <BusyButton
                loading={isReading}
                disabled={requests === null || kinds.length === 0}
                onClick={() => void start(kinds, requests ?? 0, false)}
              >
                {t(m.compare_back_up)}
              </BusyButton>
            </Group>
            <LoadStatus state={state} onStop={stop} />
            {exported && <Outcome exported={exported} />}
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

function Outcome({ exported }: { readonly exported: AccountExport }) {
  const t = useT();
  const { file, count, unread, failed, unfollowed } = exported;
  const names = listMissingPartNames(t, unread);
  return (
    <>
      <Text size="sm" role="status">
        {t(m.compare_exported, { count, name: file })}{' '}
        {names.length > 0 && t(m.compare_not_included, { names })}
      </Text>
      {unfollowed.length > 0 && (
        <Text size="sm" className="raw-text">
          {t(m.compare_links_not_updated, { names: unfollowed.slice(0, 20) })}
        </Text>
      )}
      <FailedImagesNotice failed={failed} />
    </>
  );
}
