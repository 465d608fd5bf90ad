import { Button } from '@mantine/core';
import { IconLock, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createTeam, getTeam, listTeams, type Team, teamsQuery } from '~/api/teams';
import { ZoneClock } from '~/domain/zone-clock';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';
import { ListScreen } from '~/records/list/list-screen';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useIgnoredParameters, useOperationAvailability } from '~/session/use-operation-availability';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { IgnoredParametersNotice } from '~/ui/notice/ignored-parameters-notice';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { NewRecordButton } from '~/ui/page/new-record-button';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { CheckMarkIcon } from '~/ui/table/check-mark-icon';
import type { Column } from '~/ui/table/data-table';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import { OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';
import row from '~/ui/table/row.module.css';
import { useMemberCounts } from './use-member-counts';

const NewTeam = createLazyPart(() => import('./new-team-dialog'), 'NewTeamDialog');

/** The teams of the account. Everyone can see them, but only administrators can edit them. */
export function TeamsScreen({ search, onSearchChange }: SearchProps<ListSearchParams>) {
  const t = useT();
  const scope = useScope();
  const isAdministrator = useIsAdministrator() !== false;
  const isSearchIgnored = useIgnoredParameters(listTeams)('search');
  const canList = useOperationAvailability(listTeams) === 'on';
  const canRead = useOperationAvailability(getTeam) === 'on';
  // Keeps the role from when the screen opened, so that a dialog stays open if a response reveals a different role.
  const [mayChange] = useState(isAdministrator);
  const isByNumber = !canList && (canRead || mayChange);
  const canCreate = useOperationAvailability(createTeam) === 'on' && isAdministrator;
  const teams = useQuery({ ...teamsQuery(scope, search), placeholderData: keepPreviousData });
  const members = useMemberCounts(teams.data?.data ?? []);
  const [isCreating, setCreating] = useState(false);
  const columns: Column<Team>[] = [
    {
      key: 'name',
      width: 'clamp(9rem, 26vw, 18rem)',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: ({ id, name, system_managed }) => (
        <div className={row.line}>
          <Link
            to="/$workspace/teams/$teamId"
            params={{ workspace: scope.slug, teamId: String(id) }}
            dir="auto"
          >
            {name}
          </Link>
          {system_managed && (
            <span className={`${row.line} dimmed`} title={t(m.teams_system_managed_text)}>
              <IconLock size={14} aria-hidden />
              {t(m.teams_system_managed)}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'description',
      width: 'clamp(9rem, 40vw - 14.5rem, 34rem)',
      title: t(m.common_description),
      secondary: true,
      text: ({ description }) => description,
      cell: ({ description }) => description || null,
    },
    ...(members.counts ? [createMembersColumn(t(m.teams_members), members.counts)] : []),
    {
      key: 'timezone',
      width: '12rem',
      title: t(m.zones_local_time),
      sheetTitle: t(m.common_time_zone),
      secondary: true,
      text: ({ timezone }) => timezone,
      cell: ({ timezone }) => timezone && <ZoneClock zone={timezone} />,
    },
    {
      key: 'auto_assign',
      title: t(m.common_auto_assignment),
      secondary: true,
      text: ({ allow_auto_assign }) => t(allow_auto_assign ? m.common_yes : m.common_no),
      cell: ({ allow_auto_assign }) => <CheckMarkIcon isYes={allow_auto_assign} />,
    },
  ];
  return (
    <ListScreen
      list="teams"
      title={t(m.frame_teams)}
      actions={!isAdministrator && <ViewOnlyNotice reason={t(m.teams_administrators)} />}
      create={
        canCreate && (
          <NewRecordButton {...createPreloadHandlers(NewTeam)} onClick={() => setCreating(true)}>
            {t(m.teams_new)}
          </NewRecordButton>
        )
      }
      notices={
        !isByNumber && (
          <>
            <IgnoredParametersNotice names={[isSearchIgnored && t(m.common_search_name)]} />
            {members.error && <ProblemNotice error={members.error} purpose="read" onRetry={members.again} />}
          </>
        )
      }
      instead={isByNumber && <TeamById />}
      columns={columns}
      query={teams}
      source={{ operation: listTeams, query: search }}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={!isSearchIgnored && t(m.common_search_name)}
      searchHint={t(m.common_search_name_hint)}
      filters={
        members.count && (
          <Button
            ref={moveFocusOnRemoval}
            variant="default"
            loading={members.isReading}
            onClick={members.count}
          >
            {t(m.teams_count_members)}
          </Button>
        )
      }
      empty={{ icon: IconUsersGroup, title: t(m.teams_none), text: t(m.teams_none_text) }}
      asked={isCreating}
    >
      {isCreating && <NewTeam onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}

/** A column with the number of members. The icon replaces the title on cards. */
const createMembersColumn = (title: string, counts: ReadonlyMap<number, number>): Column<Team> => ({
  key: 'members',
  title,
  width: '7rem',
  secondary: true,
  beside: true,
  isNumber: true,
  text: ({ id }) => counts.get(id),
  cell: ({ id }) =>
    counts.has(id) ? (
      <span className={row.line}>
        <IconUsers size={14} aria-hidden />
        {counts.get(id)}
      </span>
    ) : null,
});

const EditUnreadTeam = createLazyPart(() => import('./edit-team-by-id-dialog'), 'EditTeamByIdDialog');

/**
 * Opens a team by its ID. Used if the platform can't list teams. If the team can't be loaded either, it is edited
 * without its current values.
 */
function TeamById() {
  const t = useT();
  const workspace = useScope().slug;
  const navigate = useNavigate();
  const mayChange = useIsAdministrator() !== false;
  const [unread, setUnread] = useState<number | null>(null);
  return (
    <>
      <OpenByIdentifierNotice
        title={t(m.teams_list_off_title)}
        text={t(m.teams_list_off)}
        label={t(m.teams_id)}
        pattern={ID_PATTERN}
        onOpen={(teamId) => void navigate({ to: '/$workspace/teams/$teamId', params: { workspace, teamId } })}
        other={mayChange && { label: t(m.records_edit_fields), onAct: (teamId) => setUnread(Number(teamId)) }}
      />
      <LazyPartBoundary asked={unread}>
        {unread !== null && <EditUnreadTeam teamId={unread} onClose={() => setUnread(null)} />}
      </LazyPartBoundary>
    </>
  );
}
