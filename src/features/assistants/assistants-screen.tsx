import { Menu } from '@mantine/core';
import { IconRobot, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Assistant, assistantsQuery, listAssistants } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { includesText } from '~/lib/text/fold-text';
import { humanizeKey } from '~/lib/text/humanize-key';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { StatusDot } from '~/ui/identity/status-dot';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import type { Column } from '~/ui/table/data-table';
import { FilterSelect } from '~/ui/table/filter-bar';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { findCounterpart, getAssistantKind } from './assistant-kind';
import classes from './assistants.module.css';
import { NoTenantNotice } from './no-tenant-notice';
import { OpenAssistantDialog } from './open-assistant-dialog';

interface AssistantsSearch extends ListSearchParams {
  readonly role?: string | undefined;
}

/** Lists the tenant's assistants. A draft and its published assistant link to each other. */
export function AssistantsScreen(props: SearchProps<AssistantsSearch>) {
  const { tenant } = useScope();
  return tenant === null ? <NoTenantNotice /> : <AssistantList {...props} />;
}

function AssistantList({ search, onSearchChange }: SearchProps<AssistantsSearch>) {
  const t = useT();
  const scope = useScope();
  const canList = useOperationAvailability(listAssistants) === 'on';
  const { role } = search;
  const assistants = useQuery({
    ...assistantsQuery(scope, role),
    placeholderData: keepPreviousData,
    enabled: canList,
  });
  // The query has no role filter, because a filter may hide the draft or the published version of a listed assistant.
  const all = useQuery({ ...assistantsQuery(scope), enabled: canList }).data?.data;
  const roles = new Set(
    [...(all ?? []), { deployment_role: role }].flatMap((one) => one.deployment_role || []),
  );
  const ofRole = assistants.data?.data ?? [];
  const rows = ofRole.filter(({ name, id }) => includesText(`${name ?? ''}\n${id}`, search.search));
  return (
    <ListScreen
      list="assistants"
      title={t(m.frame_assistants)}
      count={all?.length}
      actions={canList && <AssistantMenu role={role} />}
      instead={!canList && <OpenAssistantDialog role={role} />}
      columns={useAssistantColumns(ofRole, all ?? ofRole, role)}
      query={{ ...assistants, data: assistants.data && { data: rows } }}
      source={rows}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.assistants_search)}
      searchHint={t(m.assistants_none_text)}
      filters={
        <FilterSelect
          label={t(m.common_role)}
          value={role ?? ''}
          data={[
            { value: '', label: t(m.people_any_role) },
            ...[...roles].toSorted().map((value) => ({ value, label: humanizeKey(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => onSearchChange({ role: value || undefined })}
        />
      }
      onClearFilters={
        role === undefined ? undefined : () => onSearchChange({ search: undefined, role: undefined })
      }
      empty={{ icon: IconRobot, title: t(m.assistants_none), text: t(m.assistants_none_yet) }}
    />
  );
}

const getName = ({ name, id }: Assistant) => name || id;

interface AssistantLinkProps {
  readonly assistant: Assistant;
  /** The role that filters the list. Links to assistants include it, so that the list stays filtered. */
  readonly role: string | undefined;
  readonly isSecondary?: boolean;
}

function AssistantLink({ assistant, role, isSecondary = false }: AssistantLinkProps) {
  const { slug } = useScope();
  return (
    <Link
      to="/$workspace/assistants/$assistantId/{-$part}"
      params={{ workspace: slug, assistantId: assistant.id }}
      search={{ role }}
      className={isSecondary ? classes.pair : undefined}
      dir="auto"
    >
      {getName(assistant)}
    </Link>
  );
}

/** Returns the columns for `rows`, the assistants of one role. `all` are the assistants of all roles. */
function useAssistantColumns(
  rows: readonly Assistant[],
  all: readonly Assistant[],
  role: string | undefined,
): Column<Assistant>[] {
  const t = useT();
  const time = useTimeRenderer();
  const kinds = {
    draft: { tone: 'info', word: t(m.common_draft) },
    published: { tone: 'ok', word: t(m.common_published) },
    unknown: null,
  } as const;
  return [
    {
      key: 'name',
      width: 'clamp(9rem, 20vw, 18rem)',
      title: t(m.common_name),
      cell: (assistant) => <AssistantLink assistant={assistant} role={role} />,
      text: getName,
    },
    {
      key: 'kind',
      beside: true,
      width: '8rem',
      title: t(m.common_status),
      cell: (assistant) => {
        const kind = kinds[getAssistantKind(assistant, all)];
        if (kind?.tone === 'ok') return <StatusDot tone={kind.tone}>{kind.word}</StatusDot>;
        return kind && <Tag tone={kind.tone}>{kind.word}</Tag>;
      },
      text: (assistant) => kinds[getAssistantKind(assistant, all)]?.word,
    },
    {
      key: 'pair',
      width: 'clamp(9rem, 20vw, 18rem)',
      title: t(m.assistants_linked),
      cell: (assistant) => {
        const pair = findCounterpart(assistant, all);
        if (!pair) return null;
        const isHere = rows.some(({ id }) => id === pair.id);
        return <AssistantLink assistant={pair} role={isHere ? role : undefined} isSecondary />;
      },
      text: (assistant) => {
        const pair = findCounterpart(assistant, all);
        return pair && getName(pair);
      },
    },
    {
      key: 'role',
      width: '10rem',
      title: t(m.common_role),
      secondary: true,
      // Hides the column by default, because the role of most assistants only repeats the status.
      isExtra: true,
      cell: ({ deployment_role }) => deployment_role && humanizeKey(deployment_role),
    },
    {
      key: 'updated',
      title: t(m.common_updated),
      secondary: true,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
      text: ({ updated_at }) => updated_at,
    },
  ];
}

/** A menu with an action that opens an assistant by its ID, even if it isn't in the list. */
function AssistantMenu({ role }: { readonly role: string | undefined }) {
  const t = useT();
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <MoreActionsMenu>
        <Menu.Item leftSection={<IconSearch size={16} aria-hidden />} onClick={() => setOpening(true)}>
          {t(m.assistants_open_by_id)}
        </Menu.Item>
      </MoreActionsMenu>
      {isOpening && <OpenAssistantDialog role={role} onClose={() => setOpening(false)} />}
    </>
  );
}
