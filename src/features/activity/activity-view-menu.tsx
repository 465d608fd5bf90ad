import type { ActivityRow } from '~/records/activity/entry-rows';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { activityJson, activitySheet } from './activity-file';

const entriesOf = (rows: readonly ActivityRow[]) => rows.flatMap(({ entries }) => entries);

/** Files have every field of every entry, also of those that are one row. */
export function ActivityViewMenu(props: ViewMenuProps<ActivityRow>) {
  return (
    <ViewMenu
      {...props}
      toCsv={(rows) => activitySheet(entriesOf(rows))}
      toJson={(rows) => activityJson(entriesOf(rows))}
    />
  );
}
