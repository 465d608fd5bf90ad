// A drawer with all writes that this browser sent for one record.
import { Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityKind } from '~/records/activity/entry';
import { useActivity } from '~/records/activity/use-activity';
import { EmptyState } from '~/ui/table/empty-state';
import { EntryDrawer } from './entry-drawer';

interface RecordHistoryDrawerProps {
  readonly kind: ActivityKind;
  readonly record: number | string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RecordHistoryDrawer({ kind, record, name, onClose }: RecordHistoryDrawerProps) {
  const t = useT();
  const { data = [], isPending } = useActivity({ kind, record: String(record) });
  return (
    <EntryDrawer
      title={t(m.activity_history_of, { name })}
      entries={data}
      empty={
        isPending ? (
          <Text size="sm">{t(m.common_loading)}</Text>
        ) : (
          <EmptyState icon={<IconHistory size={20} aria-hidden />} title={t(m.activity_history_none)} />
        )
      }
      onClose={onClose}
    />
  );
}
