import type { ConversationMatch } from '~/api/conversations';
import { getMatchDisplayId } from '~/domain/conversation-match';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Column, DataTable } from '~/ui/table/data-table';
import { Time } from '~/ui/time/time';
import { ConversationLink } from '../conversation-link';
import { ConversationStatus } from '../conversation-status';
import { InboxName } from '../inbox-name';
import { getMatchLabel } from '../labels';
import { useInboxes } from '../use-names';

interface ConversationMatchesProps {
  /** The identifier that was searched for. */
  readonly asked: string;
  /** The matches, at most ten, newest first. */
  readonly matches: readonly ConversationMatch[];
}

/** Lists the conversations that match an identifier, with details that help the user tell them apart. */
export function ConversationMatches({ asked, matches }: ConversationMatchesProps) {
  const t = useT();
  const inboxes = useInboxes();
  const columns: Column<ConversationMatch>[] = [
    {
      key: 'id',
      width: '8rem',
      title: t(m.common_number),
      cell: (match) => {
        const number = getMatchDisplayId(match, asked);
        return number === null ? t(m.conversations_number_unknown) : <ConversationLink id={number} />;
      },
    },
    {
      key: 'contact',
      title: t(m.common_contact),
      cell: ({ contact }) => contact?.name,
    },
    {
      key: 'status',
      width: '7.5rem',
      beside: true,
      title: t(m.common_status),
      cell: ({ status }) => status && <ConversationStatus status={status} />,
    },
    {
      key: 'inbox_id',
      title: t(m.common_inbox),
      secondary: true,
      cell: ({ inbox_id }) => inbox_id && <InboxName id={inbox_id} inbox={inboxes.get(inbox_id)} />,
    },
    {
      key: 'matched_by',
      width: '10rem',
      title: t(m.conversations_matched_by),
      cell: (match) => getMatchLabel(t, match.matched_by),
    },
    {
      key: 'created_at',
      width: '9rem',
      secondary: true,
      title: t(m.common_created),
      cell: ({ created_at }) => created_at && <Time value={created_at} style="ago" />,
    },
    {
      key: 'last_activity_at',
      width: '9rem',
      title: t(m.conversations_last_activity),
      cell: ({ last_activity_at }) => last_activity_at && <Time value={last_activity_at} style="ago" />,
    },
  ];
  return (
    <DataTable
      isWide
      label={t(m.conversations_matches_label)}
      columns={columns}
      rows={matches}
      rowKey={(match) => matches.indexOf(match)}
    />
  );
}
