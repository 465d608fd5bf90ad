import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Conversation } from '~/api/conversations';
import { teamNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { getPriorityName, PriorityFlag } from '~/ui/identity/priority-flag';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import { type TableViewState, useTableView } from '~/ui/table/table-view-state';
import { useTextMarker } from '~/ui/text/use-text-marker';
import { minuteClock } from '~/ui/time/minute';
import { useTimeRenderer } from '~/ui/time/time';
import { AgentName } from './agent-name';
import { ConversationLabels } from './conversation-labels';
import classes from './conversation-row.module.css';
import { ConversationStatus } from './conversation-status';
import { InboxName } from './inbox-name';
import { getConversationStatusLabel } from './labels';
import { useAgentNames, useInboxes, useLabelColorsIfNeeded } from './use-names';
import { formatRoundedWait } from './waiting';

const SHOWN_LABELS = 2;

/**
 * Returns the columns of the conversation list and the user's choice of columns. Agents and labels are fetched after
 * the conversations, and only if a conversation in `rows` refers to them. Teams are fetched only if the team column is
 * shown.
 */
export function useConversationView(rows: readonly Conversation[]): TableViewState<Conversation> {
  const t = useT();
  const language = useFormatLocale();
  const time = useTimeRenderer();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const inboxes = useInboxes();
  const agents = useAgentNames(rows.some(({ assignee_id }) => assignee_id !== null));
  const colors = useLabelColorsIfNeeded(rows.some(({ labels }) => labels.length > 0));
  const getInboxName = ({ inbox_id }: Conversation) =>
    inboxes.get(inbox_id)?.name ?? t(m.common_id, { id: inbox_id });
  const getAgentName = ({ assignee_id }: Conversation) =>
    assignee_id && (agents?.get(assignee_id) ?? t(m.common_id, { id: assignee_id }));
  const view = useTableView<Conversation>('conversations', [
    {
      key: 'priority',
      width: '2.5rem',
      title: t(m.common_priority),
      isTitleHidden: true,
      isWhole: true,
      isRowOnly: true,
      text: ({ priority }) => priority && getPriorityName(t, priority),
      // Renders an empty element, because the table shows a dash for null.
      cell: ({ priority }) => (priority === null ? <span /> : <PriorityFlag priority={priority} />),
    },
    {
      key: 'id',
      width: '5rem',
      title: t(m.common_number),
      isRowOnly: true,
      text: ({ id }) => id,
      cell: ({ id }) => <span className={classes.number}>{t(m.common_id, { id })}</span>,
    },
    {
      key: 'contact',
      isName: true,
      title: t(m.common_contact),
      text: ({ contact }) => contact?.name,
      cell: (conversation) => (
        <ContactCell conversation={conversation}>
          <ConversationLabels labels={conversation.labels} colors={colors} most={SHOWN_LABELS} />
        </ContactCell>
      ),
    },
    {
      key: 'status',
      beside: true,
      width: '7rem',
      title: t(m.common_status),
      text: ({ status }) => getConversationStatusLabel(t, status),
      cell: ({ status }) => <ConversationStatus status={status} />,
    },
    {
      key: 'labels',
      width: '10rem',
      title: t(m.common_labels),
      secondary: true,
      isExtra: true,
      text: ({ labels }) => labels.join(', '),
      cell: ({ labels }) =>
        labels.length === 0 ? null : (
          <div className={classes.labelColumn}>
            <ConversationLabels labels={labels} colors={colors} most={labels.length} />
          </div>
        ),
    },
    {
      key: 'team',
      width: '8rem',
      title: t(m.common_team),
      secondary: true,
      isExtra: true,
      text: ({ team_id }) => team_id,
      cell: ({ team_id }) => team_id && <TeamCell id={team_id} />,
    },
    {
      key: 'inbox',
      width: '13.25rem',
      title: t(m.common_inbox),
      secondary: true,
      text: getInboxName,
      cell: ({ inbox_id }) => <InboxName id={inbox_id} inbox={inboxes.get(inbox_id)} />,
    },
    {
      key: 'assignee',
      // Below 1024 px, shows only the avatar, because the name doesn't fit.
      width: 'clamp(5rem, (100vw - 63.99rem) * 99, 12rem)',
      title: t(m.common_assignee),
      isRowOnly: true,
      text: getAgentName,
      cell: ({ assignee_id }) => (
        <div className={classes.assignee}>
          {(agents !== null || assignee_id === null) && (
            <AgentName id={assignee_id} name={assignee_id === null ? undefined : agents?.get(assignee_id)} />
          )}
        </div>
      ),
    },
    {
      key: 'waiting',
      width: '5.5rem',
      title: t(m.conversations_waiting),
      isNumber: true,
      secondary: true,
      text: ({ waiting_since }) => waiting_since,
      cell: ({ waiting_since }) =>
        waiting_since === null ? <span /> : formatRoundedWait(now - Date.parse(waiting_since), language),
    },
    {
      key: 'activity',
      isLine: true,
      width: '8rem',
      title: t(m.conversations_last_activity),
      text: ({ last_activity_at }) => last_activity_at,
      cell: ({ inbox_id, labels, last_activity_at, assignee_id }) => (
        <div className={classes.activity}>
          <span className={classes.onCard}>
            <InboxName id={inbox_id} inbox={inboxes.get(inbox_id)} />
          </span>
          <span className={classes.onCard}>
            <ConversationLabels labels={labels} colors={colors} most={1} />
          </span>
          {time(last_activity_at, 'ago')}
          <span className={classes.onCard}>
            <AssigneeMark
              id={assignee_id}
              name={assignee_id === null ? undefined : agents?.get(assignee_id)}
            />
          </span>
        </div>
      ),
    },
  ]);
  if (!view.shown.some(({ key }) => key === 'labels')) return view;
  // Omits the labels from the contact's cell, because the labels have a separate column.
  const cell = (row: Conversation) => <ContactCell conversation={row} />;
  return { ...view, shown: view.shown.map((column) => (column.isName ? { ...column, cell } : column)) };
}

interface ContactCellProps {
  readonly conversation: Conversation;
  /** The labels of the conversation. */
  readonly children?: ReactNode;
}

function ContactCell({ conversation, children }: ContactCellProps) {
  const t = useT();
  const link = usePlainLinkProps();
  const { slug } = useScope();
  const { id, contact, priority } = conversation;
  return (
    <div className={classes.contact}>
      <a
        {...link({
          to: '/$workspace/conversations/$displayId',
          params: { workspace: slug, displayId: String(id) },
        })}
      >
        <bdi>{contact?.name ?? t(m.conversations_no_contact)}</bdi>
        <span className={classes.numberOnCard}> {t(m.common_id, { id })}</span>
      </a>
      {priority !== null && (
        <span className={classes.onCard}>
          <PriorityFlag priority={priority} />
        </span>
      )}
      {children}
    </div>
  );
}

/** Shows the name of a team, or its ID if it isn't loaded. */
function TeamCell({ id }: { readonly id: number }) {
  const t = useT();
  const mark = useTextMarker();
  const { data: teams } = useQuery(teamNamesQuery(useScope()));
  const name = teams?.find((team) => team.id === id)?.name;
  return name === undefined ? t(m.common_id, { id }) : <bdi>{mark(name)}</bdi>;
}

/**
 * Shows the assignee's avatar at the end of a card, because next to the contact's name it would be read as the
 * contact's picture. Screen readers read the name instead. Renders nothing if the name isn't loaded.
 */
function AssigneeMark({ id, name }: { readonly id: number | null; readonly name: string | undefined }) {
  if (id === null) return <PersonAvatar name={null} isRead />;
  return name === undefined ? null : <PersonAvatar name={name} isRead />;
}
