import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Assistant, assistantsQuery } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import { Tag } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';
import { kindOf, pairOf } from './assistant-kind';

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
      to="/$workspace/assistants/$assistantId/{-$part}"
      params={{ workspace: slug, assistantId: assistant.id }}
      search={{ role }}
      dir="auto"
    >
      {nameOf(assistant)}
    </Link>
  );
}

/** What the list says of each assistant; `rows` are those of the role that it is narrowed to. */
export function useAssistantColumns(
  rows: readonly Assistant[],
  role: string | undefined,
): Column<Assistant>[] {
  const t = useT();
  const time = useTimes();
  // A role may hide the other half of a pair.
  const all = useQuery(assistantsQuery(useScope())).data?.data;
  const kinds = {
    draft: { tone: 'info', word: t(m.common_draft) },
    published: { tone: 'ok', word: t(m.common_published) },
    unknown: null,
  } as const;
  return [
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
      cell: ({ updated_at }) => time(updated_at, 'ago'),
      text: ({ updated_at }) => updated_at,
    },
  ];
}
