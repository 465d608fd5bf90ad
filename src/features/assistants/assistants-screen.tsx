import { IconRobot } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Assistant, assistantsQuery, listAssistants } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/view-button';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { Filters } from '~/ui/filters';
import { ListView } from '~/ui/list-view';
import { Page } from '~/ui/page';
import { SearchField } from '~/ui/search-field';
import { useTableView } from '~/ui/table-view';
import { Tag } from '~/ui/tag';
import { Time } from '~/ui/time';
import { kindOf, pairOf } from './assistant-kind';
import { AssistantMenu } from './assistant-menu';
import { NoTenant } from './no-tenant';
import { OpenAssistant } from './open-assistant';

interface AssistantsScreenProps {
  readonly role: string | undefined;
  readonly onRoleChange: (role: string | undefined) => void;
}

/** The tenant's assistants: drafts and published told apart, and paired. */
export function AssistantsScreen(props: AssistantsScreenProps) {
  const t = useT();
  const { tenant } = useScope();
  const canList = useAvailability(listAssistants) === 'on';
  if (tenant === null) return <NoTenant />;
  return (
    <Page
      title={t(m.frame_assistants)}
      description={t(m.assistants_list_text)}
      actions={canList && <AssistantMenu role={props.role} />}
    >
      {canList ? <AssistantList {...props} /> : <OpenAssistant role={props.role} />}
    </Page>
  );
}

const nameOf = ({ name, id }: Assistant) => name ?? id;

interface AssistantLinkProps {
  readonly assistant: Assistant;
  /** The role that the list is narrowed to: the assistant is read in it, too. */
  readonly role: string | undefined;
}

function AssistantLink({ assistant, role }: AssistantLinkProps) {
  const { slug } = useScope();
  return (
    <Link
      to="/$workspace/assistants/$assistantId"
      params={{ workspace: slug, assistantId: assistant.id }}
      search={{ role }}
      dir="auto"
    >
      {nameOf(assistant)}
    </Link>
  );
}

function AssistantList({ role, onRoleChange }: AssistantsScreenProps) {
  const t = useT();
  const assistants = useQuery({ ...assistantsQuery(useScope(), role), placeholderData: keepPreviousData });
  // A role may hide the other half of a pair.
  const all = useQuery(assistantsQuery(useScope())).data?.data;
  const kinds = {
    draft: { tone: 'info', word: t(m.common_draft) },
    published: { tone: 'ok', word: t(m.common_published) },
    unknown: null,
  } as const;
  const rows = assistants.data?.data ?? [];
  const view = useTableView<Assistant>('assistants', [
    {
      key: 'name',
      title: t(m.common_name),
      cell: (assistant) => <AssistantLink assistant={assistant} role={role} />,
      text: nameOf,
    },
    {
      key: 'kind',
      beside: true,
      width: '8rem',
      title: t(m.common_status),
      cell: (assistant) => {
        const kind = kinds[kindOf(assistant, all ?? rows)];
        return kind && <Tag tone={kind.tone}>{kind.word}</Tag>;
      },
      text: (assistant) => kinds[kindOf(assistant, all ?? rows)]?.word,
    },
    {
      key: 'pair',
      title: t(m.assistants_pair),
      cell: (assistant) => {
        const pair = pairOf(assistant, all ?? rows);
        if (!pair) return null;
        const isHere = rows.some(({ id }) => id === pair.id);
        return <AssistantLink assistant={pair} role={isHere ? role : undefined} />;
      },
      text: (assistant) => {
        const pair = pairOf(assistant, all ?? rows);
        return pair && nameOf(pair);
      },
    },
    {
      key: 'role',
      width: '10rem',
      title: t(m.common_role),
      secondary: true,
      cell: ({ deployment_role }) => deployment_role,
    },
    {
      key: 'updated',
      width: '12rem',
      title: t(m.common_updated),
      secondary: true,
      cell: ({ updated_at }) => <Time value={updated_at} style="ago" />,
      text: ({ updated_at }) => updated_at,
    },
  ]);
  return (
    <>
      <Filters
        view={<ViewButton view={view} source={rows} />}
        search={
          <SearchField
            label={t(m.common_role)}
            value={role ?? ''}
            onSearch={(text) => onRoleChange(text.trim() || undefined)}
          />
        }
      />
      <ListView
        query={assistants}
        empty={
          <EmptyState
            icon={<IconRobot size={20} aria-hidden />}
            title={t(m.assistants_none)}
            text={t(m.assistants_none_text)}
          />
        }
      >
        {({ data }, isStale) => (
          <DataTable
            isWide
            label={t(m.frame_assistants)}
            rows={data}
            rowKey={({ id }) => id}
            isStale={isStale}
            isCompact={view.choice.isCompact}
            columns={view.shown}
          />
        )}
      </ListView>
    </>
  );
}
