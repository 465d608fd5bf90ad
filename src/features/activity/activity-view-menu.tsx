import type { ActivityRow } from '~/records/activity/entry-rows';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { buildActivityCsv, buildActivityJson } from './activity-file';

const getEntries = (rows: readonly ActivityRow[]) => rows.flatMap(({ entries }) => entries);

/**
 * The view menu with export commands. Exported files have one row per entry. The list itself shows one row per bulk
 * run.
 */
export function ActivityViewMenu(props: ViewMenuProps<ActivityRow>) {
  return (
    <ViewMenu
      {...props}
      toCsv={(rows) => buildActivityCsv(getEntries(rows))}
      toJson={(rows) => buildActivityJson(getEntries(rows))}
    />
  );
}
