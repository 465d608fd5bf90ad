import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PAGE_SIZES } from '~/api/http/page';
import { createTeam, getTeam, listTeams, type Team, teamsQuery } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability, useIgnored } from '~/session/use-availability';
import type { Column } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { Filters } from '~/ui/filters';
import { IgnoredNotice } from '~/ui/ignored-notice';
import { LazyParts, preloading } from '~/ui/lazy-parts';
import { NewButton } from '~/ui/new-button';
import { OpenByKey, WHOLE_NUMBER } from '~/ui/open-by-key';
import { Page } from '~/ui/page';
import { PagedList } from '~/ui/paged-list';
import row from '~/ui/row.module.css';
import { SearchField } from '~/ui/search-field';
import { Tag } from '~/ui/tag';

const NewTeam = lazyRouteComponent(() => import('./new-team'), 'NewTeam');

export interface TeamsSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
}

interface TeamsScreenProps {
  readonly search: TeamsSearch;
  readonly onSearchChange: (change: TeamsSearch) => void;
}

/** The account's teams: read by every member, kept by administrators. */
export function TeamsScreen({ search, onSearchChange }: TeamsScreenProps) {
  const t = useT();
  const scope = useScope();
  const isAdministrator = useIsAdministrator() !== false;
  const navigate = useNavigate();
  const isSearchIgnored = useIgnored(listTeams)('search');
  const canList = useAvailability(listTeams) === 'on';
  const isByNumber = useAvailability(getTeam) === 'on' && !canList;
  const canCreate = useAvailability(createTeam) === 'on' && isAdministrator;
  const teams = useQuery({ ...teamsQuery(scope, search), placeholderData: keepPreviousData });
  const [isCreating, setCreating] = useState(false);
  const workspace = scope.slug;
  const columns: Column<Team>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      cell: ({ id, name, system_managed }) => (
        <div className={row.line}>
          <Link to="/$workspace/teams/$teamId" params={{ workspace, teamId: String(id) }} dir="auto">
            {name}
          </Link>
          {system_managed && <Tag>{t(m.teams_system_managed)}</Tag>}
        </div>
      ),
    },
    {
      key: 'description',
      title: t(m.common_description),
      secondary: true,
      cell: ({ description }) => description,
    },
    {
      key: 'timezone',
      width: '12rem',
      title: t(m.common_time_zone),
      secondary: true,
      cell: ({ timezone }) => timezone,
    },
    {
      key: 'auto_assign',
      width: '9rem',
      title: t(m.common_auto_assignment),
      secondary: true,
      cell: ({ allow_auto_assign }) => t(allow_auto_assign ? m.common_yes : m.common_no),
    },
  ];
  const create = canCreate && (
    <NewButton {...preloading(NewTeam)} onClick={() => setCreating(true)}>
      {t(m.teams_new)}
    </NewButton>
  );
  const isSearch = Boolean(search.search);
  return (
    <Page title={t(m.frame_teams)} description={t(m.teams_description)} actions={create}>
      {!isAdministrator && <Alert color="gray">{t(m.teams_administrators)}</Alert>}
      {isByNumber ? (
        <OpenByKey
          title={t(m.teams_list_off_title)}
          text={t(m.teams_list_off)}
          label={t(m.teams_number)}
          pattern={WHOLE_NUMBER}
          onOpen={(teamId) =>
            void navigate({ to: '/$workspace/teams/$teamId', params: { workspace, teamId } })
          }
        />
      ) : (
        <>
          <IgnoredNotice names={[isSearchIgnored && t(m.common_search_name)]} />
          {!isSearchIgnored && (
            <Filters
              search={
                <SearchField
                  label={t(m.common_search_name)}
                  value={search.search ?? ''}
                  onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
                />
              }
            />
          )}
          <PagedList
            query={teams}
            label={t(m.frame_teams)}
            columns={columns}
            empty={
              <EmptyState
                title={t(isSearch ? m.teams_none_found : m.teams_none)}
                text={t(isSearch ? m.common_search_name_hint : m.teams_none_text)}
              />
            }
            pageSizes={PAGE_SIZES}
            onPageChange={onSearchChange}
          />
        </>
      )}
      <LazyParts asked={isCreating}>{isCreating && <NewTeam onClose={() => setCreating(false)} />}</LazyParts>
    </Page>
  );
}
