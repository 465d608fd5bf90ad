// A drawer with all writes that this browser sent for one record.
import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityKind } from '~/records/activity/entry';
import { useActivity } from '~/records/activity/use-activity';
import { EntryDrawer } from './entry-drawer';

interface RecordHistoryProps {
  readonly kind: ActivityKind;
  readonly record: number | string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RecordHistory({ kind, record, name, onClose }: RecordHistoryProps) {
  const t = useT();
  const { data = [], isPending } = useActivity({ kind, record: String(record) });
  return (
    <EntryDrawer
      title={t(m.activity_history_of, { name })}
      entries={data}
      empty={<Text size="sm">{isPending ? t(m.common_loading) : t(m.activity_history_none)}</Text>}
      onClose={onClose}
    />
  );
}
