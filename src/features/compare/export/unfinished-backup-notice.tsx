import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Time } from '~/ui/time/time';
import { countRequests } from '../bundle/needed-lists';
import { recordCountsQuery } from '../counts-query';
import type { AccountBackup, UnfinishedExport } from './use-account-export';

interface UnfinishedBackupNoticeProps {
  readonly backup: AccountBackup;
  readonly unfinished: UnfinishedExport;
}

/** Offers to continue or discard an unfinished backup, which was interrupted by a crash or by the user. */
export function UnfinishedBackupNotice({ backup, unfinished }: UnfinishedBackupNoticeProps) {
  const t = useT();
  const scope = useScope();
  const { data: counts } = useQuery(recordCountsQuery(scope));
  const { at, kinds } = unfinished;
  const navigate = useNavigate();
  const continueBackup = async () => {
    await navigate({
      to: '/$workspace/compare',
      params: { workspace: scope.slug },
      search: { tab: 'export' },
    });
    await backup.start(kinds, counts ? countRequests(kinds, counts) : 0, true);
  };
  return (
    <Alert ref={moveFocusOnRemoval} title={t(m.compare_unfinished)}>
      <Stack gap="sm" align="start">
        <Text size="sm">
          {t(m.compare_unfinished_text)} <Time value={new Date(at).toISOString()} style="ago-inline" />
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => void continueBackup()}>
            {t(m.compare_continue)}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void backup.drop()}>
            {t(m.common_discard)}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
