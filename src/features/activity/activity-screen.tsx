import { Alert, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { formatDay } from '~/lib/time/format-day';
import { type ActivityRow, getShortId, groupEntries } from '~/records/activity/entry-rows';
import { getActivityRowName } from '~/records/activity/run-name';
import { useActivity } from '~/records/activity/use-activity';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { useScope } from '~/session/scope-context';
import { MoreActionsButton } from '~/ui/overlay/more-actions-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import { DataTable } from '~/ui/table/data-table';
import { EmptyState } from '~/ui/table/empty-state';
import { GroupRow } from '~/ui/table/group-row';
import { ListView } from '~/ui/table/list-view';
import { NoRows } from '~/ui/table/no-rows';
import { PaginationBar } from '~/ui/table/pagination-bar';
import { useTableView } from '~/ui/table/table-view-state';
import { minuteClock } from '~/ui/time/minute';
import { ActivityFilters } from './activity-filters';
import { filterActivityRows, parseActivityFilter } from './activity-rows';
import { useActivityColumns } from './use-activity-columns';

const ActivityViewMenu = createLazyPart(() => import('./activity-view-menu'), 'ActivityViewMenu');
const ActivityItems = createLazyPart(() => import('./activity-log-menu'), 'ActivityLogMenu');
const DeleteActivity = createLazyPart(() => import('./delete-activity-dialog'), 'DeleteActivityDialog');
const EntryDrawer = createLazyPart(() => import('~/resources/activity/entry-drawer'), 'EntryDrawer');

export interface ActivitySearchParams {
  readonly search?: string | undefined;
  readonly kind?: string | undefined;
  readonly state?: string | undefined;
  readonly since?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  /**
   * The ID of the entry that is open in the drawer. If the entry belongs to a bulk run, the drawer shows the whole run.
   */
  readonly entry?: string | undefined;
}

interface ActivityScreenProps {
  readonly search: ActivitySearchParams;
  readonly onSearchChange: (change: ActivitySearchParams) => void;
}

function HomeParentLink() {
  const t = useT();
  return (
    <Link to="/$workspace" params={{ workspace: useScope().slug }}>
      {t(m.frame_home)}
    </Link>
  );
}

/**
 * The activity log of this browser, with filters, a detail drawer and export. Unconfirmed entries can be checked
 * against the platform.
 */
export function ActivityScreen(props: ActivityScreenProps) {
  const t = useT();
  const { activityDays: days } = getConfiguration();
  const isOff = days === 0;
  const icon = <IconHistory size={20} aria-hidden />;
  return isOff ? (
    <Page title={t(m.common_activity)} parent={<HomeParentLink />}>
      <EmptyState icon={icon} title={t(m.activity_off_title)} text={t(m.activity_off)} />
    </Page>
  ) : (
    <StoredActivity {...props} days={days} />
  );
}

function StoredActivity({ search, onSearchChange, days }: ActivityScreenProps & { readonly days: number }) {
  const t = useT();
  const language = useFormatLocale();
  const number = new Intl.NumberFormat(language);
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const { data: entries, error, ...read } = useActivity();
  const [isDeleting, setDeleting] = useState(false);
  const change = (next: ActivitySearchParams) => onSearchChange({ page: undefined, ...next });
  const filter = parseActivityFilter(search);
  const isNone = entries?.length === 0;
  const all = groupEntries(entries ?? []);
  const rows = filterActivityRows(all, filter, now, (row) => getActivityRowName(t, row.entries));
  const open = all.find((row) => row.entries.some(({ id }) => getShortId(id) === search.entry));
  const view = useTableView(
    'activity',
    useActivityColumns(rows, EntryDrawer, open?.id, (entry) => onSearchChange({ entry })),
  );
  const isFiltered = Boolean(filter.kind ?? filter.state ?? filter.since);
  const noFilter = { search: undefined, kind: undefined, state: undefined, since: undefined };
  const { data: shown, meta } = takePage(rows, { per_page: PAGE_SIZES[1], ...search });
  const getGroupTitle = ({ shown: state, entries: [newest] }: ActivityRow) =>
    state === 'not-confirmed' ? t(m.activity_not_confirmed) : formatDay(new Date(newest.at), now, language);
  const titles = rows.map(getGroupTitle);
  return (
    <Page
      title={t(m.common_activity)}
      parent={<HomeParentLink />}
      {...(rows.length > 0 && { titleSuffix: number.format(rows.length) })}
      actions={
        !isNone && (
          <MoreActionsButton
            part={ActivityItems}
            menu={(menu) => <ActivityItems {...menu} onDelete={() => setDeleting(true)} />}
          />
        )
      }
    >
      {error && (
        <Alert color="yellow" role="alert">
          {t(m.activity_unreadable)}
        </Alert>
      )}
      {!isNone && (
        <ActivityFilters
          filter={filter}
          view={<ViewMenuButton view={view} source={rows} part={ActivityViewMenu} />}
          onChange={change}
        />
      )}
      {!error && (
        <ListView
          query={{ ...read, error: null, data: entries && { data: shown } }}
          empty={
            <NoRows
              search={isNone ? '' : filter.search}
              isFiltered={isFiltered && !isNone}
              hint={t(m.activity_no_matches)}
              onClear={() => change(noFilter)}
              icon={<IconHistory size={20} aria-hidden />}
              title={t(m.activity_none)}
              text={t(m.activity_none_text, { count: days })}
              action={<HomeLink />}
            />
          }
        >
          {({ data }) => (
            <>
              <DataTable
                isWide
                label={t(m.common_activity)}
                isCompact={view.choice.isCompact}
                columns={view.shown}
                rows={data}
                rowKey={({ id }) => id}
                rowAbove={(row, previous) => {
                  const title = getGroupTitle(row);
                  if (previous && getGroupTitle(previous) === title) return null;
                  const count = titles.filter((one) => one === title).length;
                  return <GroupRow columns={view.shown} title={title} count={count} />;
                }}
              />
              <PaginationBar
                meta={meta}
                entries={data.length}
                pageSizes={PAGE_SIZES}
                onChange={onSearchChange}
              />
            </>
          )}
        </ListView>
      )}
      <LazyPartBoundary asked={open ?? isDeleting}>
        {open && (
          <EntryDrawer
            title={getActivityRowName(t, open.entries)}
            entries={open.entries}
            onClose={() => onSearchChange({ entry: undefined })}
          />
        )}
        {isDeleting && <DeleteActivity onClose={() => setDeleting(false)} />}
      </LazyPartBoundary>
    </Page>
  );
}

/** A link to Home, which lists the first steps. */
function HomeLink() {
  const t = useT();
  const { slug } = useScope();
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/$workspace" params={{ workspace: slug }} />}
    >
      {t(m.errors_go_to, { page: t(m.frame_home) })}
    </Button>
  );
}
