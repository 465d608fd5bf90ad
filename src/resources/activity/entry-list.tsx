// A list of the activity entries of a run (a bulk operation) or a record. Each row opens the entry's details.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getActivityActionLabel, getStateTone, getWriteStateLabel } from '~/records/activity/entry-labels';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { type Column, DataTable } from '~/ui/table/data-table';
import { RowButton } from '~/ui/table/row-button';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';

interface EntryListProps {
  readonly label: string;
  readonly entries: readonly DisplayedEntry[];
  readonly onOpen: (id: string) => void;
}

/** The code of the entry details is already loaded, so the row has nothing to preload. */
const NOTHING_TO_LOAD = { preload: async () => {} };

export function EntryList({ label, entries, onOpen }: EntryListProps) {
  const t = useT();
  const columns: Column<DisplayedEntry>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      cell: ({ id, name }) => (
        <RowButton opens={NOTHING_TO_LOAD} onClick={() => onOpen(id)}>
          {name}
        </RowButton>
      ),
    },
    { key: 'act', title: t(m.activity_action_title), cell: (entry) => getActivityActionLabel(t, entry) },
    {
      key: 'state',
      title: t(m.common_result),
      cell: ({ shown }) => <Tag tone={getStateTone(shown)}>{getWriteStateLabel(t, shown)}</Tag>,
    },
    {
      key: 'when',
      title: t(m.activity_when),
      cell: ({ at }) => <Time value={new Date(at).toISOString()} style="ago" />,
    },
  ];
  return <DataTable label={label} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
