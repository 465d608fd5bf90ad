import { Alert } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { PAGE_SIZES } from '~/api/http/page';
import { createTeam, getTeam, listTeams, teamsQuery } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/list/view-button';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability, useIgnored } from '~/session/use-availability';
import { IgnoredNotice } from '~/ui/notice/ignored-notice';
import { LazyParts, preloading } from '~/ui/page/lazy-parts';
import { NewButton } from '~/ui/page/new-button';
import { Page } from '~/ui/page/page';
import { Filters } from '~/ui/table/filters';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { TeamByNumber } from './team-by-number';
import { useTeamColumns } from './use-team-columns';

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
  const isSearchIgnored = useIgnored(listTeams)('search');
  const canList = useAvailability(listTeams) === 'on';
  const canRead = useAvailability(getTeam) === 'on';
  // As the screen opened: a dialog that is open stays when an answer shows the role.
  const [mayChange] = useState(isAdministrator);
  const canCreate = useAvailability(createTeam) === 'on' && isAdministrator;
  const teams = useQuery({ ...teamsQuery(scope, search), placeholderData: keepPreviousData });
  const [isCreating, setCreating] = useState(false);
  const view = useTableView('teams', useTeamColumns());
  const create = canCreate && (
    <NewButton {...preloading(NewTeam)} onClick={() => setCreating(true)}>
      {t(m.teams_new)}
    </NewButton>
  );
  return (
    <Page title={t(m.frame_teams)} description={t(m.teams_description)} actions={create}>
      {!isAdministrator && (
        <Alert role="note" color="gray">
          {t(m.teams_administrators)}
        </Alert>
      )}
      {!canList && (canRead || mayChange) ? (
        <TeamByNumber />
      ) : (
        <>
          <IgnoredNotice names={[isSearchIgnored && t(m.common_search_name)]} />
          <Filters
            view={<ViewButton view={view} source={{ operation: listTeams, query: search }} />}
            search={
              !isSearchIgnored && (
                <SearchField
                  label={t(m.common_search_name)}
                  value={search.search ?? ''}
                  onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
                />
              )
            }
          />
          <PagedList
            query={teams}
            label={t(m.frame_teams)}
            view={view}
            empty={
              <NoRows
                search={search.search}
                hint={t(m.common_search_name_hint)}
                onClear={() => onSearchChange({ search: undefined, page: undefined })}
                icon={<IconUsersGroup size={20} aria-hidden />}
                title={t(m.teams_none)}
                text={t(m.teams_none_text)}
                action={create}
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
