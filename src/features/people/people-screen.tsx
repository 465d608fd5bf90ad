import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Agent } from '~/api/agents';
import { PAGE_SIZES } from '~/api/http/page';
import { availabilityWord, roleWord } from '~/domain/agent-words';
import { agentLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { includesFolded } from '~/lib/text/folded';
import { ViewButton } from '~/records/list/view-button';
import { useScope } from '~/session/scope-context';
import { LazyParts } from '~/ui/page/lazy-parts';
import { Page } from '~/ui/page/page';
import type { Column } from '~/ui/table/data-table';
import { Filter, Filters } from '~/ui/table/filters';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import row from '~/ui/table/row.module.css';
import { RowButton } from '~/ui/table/row-button';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { Tag } from '~/ui/text/tag';

const PersonDrawer = lazyRouteComponent(() => import('./person-drawer'), 'PersonDrawer');

export interface PeopleSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  /** As the platform writes it. */
  readonly role?: string | undefined;
  /** The number of who is open beside the list. */
  readonly person?: number | undefined;
}

interface PeopleScreenProps {
  readonly search: PeopleSearch;
  readonly onSearchChange: (change: PeopleSearch) => void;
}

/** The agents of the account, to read: one opens to their teams, and to what assigns to them. */
export function PeopleScreen({ search, onSearchChange }: PeopleScreenProps) {
  const t = useT();
  const people = useQuery(agentLookUp(useScope()));
  const found = people.data?.filter(
    ({ name, email, role }) =>
      includesFolded(`${name} ${email ?? ''}`, search.search) &&
      (search.role === undefined || role === search.role),
  );
  const roles = [...new Set(people.data?.flatMap(({ role }) => role ?? []))].sort();
  const opened = people.data?.find(({ id }) => id === search.person);
  const view = useTableView(
    'people',
    usePeopleColumns((person) => onSearchChange({ person })),
  );
  const clear = () => onSearchChange({ search: undefined, role: undefined, page: undefined });
  return (
    <Page title={t(m.frame_people)} description={t(m.people_description)}>
      <Filters
        view={<ViewButton view={view} source={found ?? []} />}
        search={
          <SearchField
            label={t(m.people_search)}
            value={search.search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
        onClear={search.role === undefined ? undefined : clear}
      >
        <Filter
          label={t(m.common_role)}
          value={search.role ?? ''}
          data={[
            { value: '', label: t(m.people_any_role) },
            ...roles.map((value) => ({ value, label: roleWord(t, value) ?? value })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearchChange({ role: value || undefined, page: undefined })
          }
        />
      </Filters>
      <PagedList
        query={{ ...people, data: found && pageOf(found, search) }}
        label={t(m.frame_people)}
        view={view}
        empty={
          <NoRows
            search={search.search}
            isFiltered={search.role !== undefined}
            hint={t(m.people_search_text)}
            onClear={clear}
            icon={<IconUsers size={20} aria-hidden />}
            title={t(m.people_none)}
            text={t(m.people_none_text)}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
      <LazyParts asked={opened}>
        {opened && <PersonDrawer person={opened} onClose={() => onSearchChange({ person: undefined })} />}
      </LazyParts>
    </Page>
  );
}

function usePeopleColumns(onOpen: (id: number) => void): Column<Agent>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: ({ id, name, confirmed }) => (
        <div className={row.line}>
          <RowButton opens={PersonDrawer} onClick={() => onOpen(id)}>
            {name}
          </RowButton>
          {confirmed === false && <Tag tone="warn">{t(m.people_not_confirmed)}</Tag>}
        </div>
      ),
    },
    { key: 'email', title: t(m.common_email), secondary: true, cell: ({ email }) => email },
    { key: 'role', title: t(m.common_role), width: '10rem', cell: ({ role }) => roleWord(t, role) },
    {
      key: 'availability',
      title: t(m.teams_member_availability),
      width: '10rem',
      secondary: true,
      cell: ({ availability_status }) => availabilityWord(t, availability_status),
    },
  ];
}
