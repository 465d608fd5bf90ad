import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import { getAvailabilityLabel, getRoleLabel } from '~/domain/agent-labels';
import { AvailabilityIndicator } from '~/domain/availability-indicator';
import { agentNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { includesText } from '~/lib/text/fold-text';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { CopyAction } from '~/ui/table/copy-action';
import type { Column } from '~/ui/table/data-table';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import row from '~/ui/table/row.module.css';
import { RowButton } from '~/ui/table/row-button';
import { Tag } from '~/ui/text/tag';
import { RoleFilter } from './role-filter';

const PersonDrawer = createLazyPart(() => import('./person-drawer'), 'PersonDrawer');

interface PeopleSearch extends ListSearchParams {
  /** The role's API name. */
  readonly role?: string | undefined;
  /** The ID of the person whose drawer is open. */
  readonly person?: number | undefined;
}

/** The agents of the account. A row opens a drawer with the person’s teams and references. */
export function PeopleScreen({ search, onSearchChange }: SearchProps<PeopleSearch>) {
  const t = useT();
  const scope = useScope();
  const people = useQuery(agentNamesQuery(scope));
  const found = people.data
    ?.filter(
      ({ name, email, role }) =>
        includesText(`${name} ${email ?? ''}`, search.search) &&
        (search.role === undefined || role === search.role),
    )
    .sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  const opened = people.data?.find(({ id }) => id === search.person);
  const columns: Column<Agent>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      isName: true,
      isChosen: ({ id }) => id === search.person,
      text: ({ name }) => name,
      cell: ({ id, name, email, confirmed }) => (
        <div className={row.line}>
          <span className={row.marked}>
            <PersonAvatar name={name} />
            <RowButton opens={PersonDrawer} onClick={() => onSearchChange({ person: id })}>
              {name}
            </RowButton>
          </span>
          {email?.toLowerCase() === scope.person && <span className="dimmed">{t(m.people_you)}</span>}
          {confirmed === false && <Tag tone="warn">{t(m.people_not_confirmed)}</Tag>}
        </div>
      ),
    },
    { key: 'email', title: t(m.common_email), width: 'min(17.5rem, 25cqw)', cell: ({ email }) => email },
    {
      key: 'role',
      title: t(m.common_role),
      width: 'clamp(7rem, 16cqw, 10.5rem)',
      secondary: true,
      text: ({ role }) => getRoleLabel(t, role),
      cell: ({ role }) =>
        role === 'agent' ? getRoleLabel(t, role) : <span className={row.name}>{getRoleLabel(t, role)}</span>,
    },
    {
      key: 'availability',
      title: t(m.teams_member_availability),
      width: 'clamp(8rem, 16cqw, 9.25rem)',
      beside: true,
      text: ({ availability_status }) => getAvailabilityLabel(t, availability_status),
      cell: ({ availability_status }) =>
        availability_status && <AvailabilityIndicator status={availability_status} />,
    },
    {
      key: 'actions',
      width: '5rem',
      secondary: true,
      title: <span className="visually-hidden">{t(m.common_actions)}</span>,
      cell: ({ email }) =>
        email && <CopyAction text={email} label={t(m.people_copy_email)} copied={t(m.people_email_copied)} />,
    },
  ];
  const clear = () => onSearchChange({ search: undefined, role: undefined, page: undefined });
  return (
    <ListScreen
      list="people"
      title={t(m.frame_people)}
      actions={<ViewOnlyNotice reason={t(m.people_view_only)} />}
      columns={columns}
      query={{ ...people, data: found && takePage(found, search) }}
      source={found ?? []}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.people_search)}
      searchHint={t(m.people_search_text)}
      filters={
        <RoleFilter
          people={people.data}
          role={search.role}
          onChange={(role) => onSearchChange({ role, page: undefined })}
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
