import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Agent } from '~/api/agents';
import { availabilityWord, roleWord } from '~/domain/agent-words';
import { agentLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { includesFolded } from '~/lib/text/folded';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import { Filter } from '~/ui/table/filters';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';
import row from '~/ui/table/row.module.css';
import { RowButton } from '~/ui/table/row-button';
import { Tag } from '~/ui/text/tag';

const PersonDrawer = lazyRouteComponent(() => import('./person-drawer'), 'PersonDrawer');

interface PeopleSearch extends ListSearch {
  /** As the platform writes it. */
  readonly role?: string | undefined;
  /** The number of who is open beside the list. */
  readonly person?: number | undefined;
}

/** The agents of the account, to read: one opens to their teams, and to what assigns to them. */
export function PeopleScreen({ search, onSearchChange }: SearchProps<PeopleSearch>) {
  const t = useT();
  const people = useQuery(agentLookUp(useScope()));
  const found = people.data?.filter(
    ({ name, email, role }) =>
      includesFolded(`${name} ${email ?? ''}`, search.search) &&
      (search.role === undefined || role === search.role),
  );
  const roles = [...new Set(people.data?.flatMap(({ role }) => role ?? []))].sort();
  const opened = people.data?.find(({ id }) => id === search.person);
  const columns: Column<Agent>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: ({ id, name, confirmed }) => (
        <div className={row.line}>
          <RowButton opens={PersonDrawer} onClick={() => onSearchChange({ person: id })}>
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
  const clear = () => onSearchChange({ search: undefined, role: undefined, page: undefined });
  return (
    <ListScreen
      list="people"
      title={t(m.frame_people)}
      description={t(m.people_description)}
      columns={columns}
      query={{ ...people, data: found && pageOf(found, search) }}
      source={found ?? []}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.people_search)}
      searchHint={t(m.people_search_text)}
      filters={
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
      }
      onClearFilters={search.role === undefined ? undefined : clear}
      empty={{ icon: IconUsers, title: t(m.people_none), text: t(m.people_none_text) }}
      asked={opened}
    >
      {opened && <PersonDrawer person={opened} onClose={() => onSearchChange({ person: undefined })} />}
    </ListScreen>
  );
}
