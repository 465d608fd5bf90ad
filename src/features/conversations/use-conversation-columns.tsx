import { useSyncExternalStore } from 'react';
import type { Conversation } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { PersonMark } from '~/ui/identity/person-mark';
import { getPriorityName, PriorityFlag } from '~/ui/identity/priority-flag';
import { usePlainLink } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import { currentMinute } from '~/ui/time/minute';
import { useTimes } from '~/ui/time/time';
import { AgentName } from './agent-name';
import { ConversationLabels } from './conversation-labels';
import classes from './conversation-row.module.css';
import { ConversationStatus } from './conversation-status';
import { InboxName } from './inbox-name';
import { getConversationStatusLabel } from './labels';
import { useAgentNames, useInboxes, useLabelColors } from './use-names';
import { formatRoundedWait } from './waiting';

const SHOWN_LABELS = 2;

/**
 * Returns the columns of the conversation list. Agents and labels are fetched after the conversations, and only if any
 * of `rows` refers to them.
 */
export function useConversationColumns(rows: readonly Conversation[]): Column<Conversation>[] {
  const t = useT();
  const language = useFormatLocale();
  const time = useTimes();
  const now = useSyncExternalStore(currentMinute.subscribe, currentMinute.get);
  const link = usePlainLink();
  const { slug } = useScope();
  const inboxes = useInboxes();
  const agents = useAgentNames(rows.some(({ assignee_id }) => assignee_id !== null));
  const colors = useLabelColors(rows.some(({ labels }) => labels.length > 0));
  const getInboxName = ({ inbox_id }: Conversation) =>
    inboxes.get(inbox_id)?.name ?? t(m.common_target_number, { id: inbox_id });
  const getAgentName = ({ assignee_id }: Conversation) =>
    assignee_id && (agents?.get(assignee_id) ?? t(m.common_target_number, { id: assignee_id }));
  return [
    {
      key: 'priority',
      width: '2.5rem',
      title: t(m.common_priority),
      isTitleHidden: true,
      isWhole: true,
      isRowOnly: true,
      text: ({ priority }) => priority && getPriorityName(t, priority),
      // Leaves the cell empty instead of showing a dash.
      cell: ({ priority }) => (priority === null ? <span /> : <PriorityFlag priority={priority} />),
    },
    {
      key: 'id',
      width: '5rem',
      title: t(m.common_number),
      isRowOnly: true,
      text: ({ id }) => id,
      cell: ({ id }) => <span className={classes.number}>{t(m.common_target_number, { id })}</span>,
    },
    {
      key: 'contact',
      isName: true,
      title: t(m.conversations_contact),
      text: ({ contact }) => contact?.name,
      cell: ({ id, contact, assignee_id, priority, labels }) => (
        <div className={classes.contact}>
          <span className={classes.onCard}>
            <AssigneeMark
              id={assignee_id}
              name={assignee_id === null ? undefined : agents?.get(assignee_id)}
            />
          </span>
          <a
            {...link({
              to: '/$workspace/conversations/$displayId',
              params: { workspace: slug, displayId: String(id) },
            })}
          >
            <bdi>{contact?.name ?? t(m.conversations_no_contact)}</bdi>
            <span className={classes.numberOnCard}> {t(m.common_target_number, { id })}</span>
          </a>
          {priority !== null && (
            <span className={classes.onCard}>
              <PriorityFlag priority={priority} />
            </span>
          )}
          <ConversationLabels labels={labels} colors={colors} most={SHOWN_LABELS} />
        </div>
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
      key: 'inbox',
      width: '13.25rem',
      title: t(m.common_inbox),
      secondary: true,
      text: getInboxName,
      cell: ({ inbox_id }) => <InboxName id={inbox_id} inbox={inboxes.get(inbox_id)} />,
    },
    {
      key: 'assignee',
      // Shows only the avatar below 1024 px, because the name doesn't fit.
      width: 'clamp(5rem, (100vw - 63.99rem) * 99, 11rem)',
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
      width: '6.5rem',
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
      cell: ({ inbox_id, labels, last_activity_at }) => (
        <div className={classes.activity}>
          <span className={classes.onCard}>
            <InboxName id={inbox_id} inbox={inboxes.get(inbox_id)} />
          </span>
          <span className={classes.onCard}>
            <ConversationLabels labels={labels} colors={colors} most={1} />
          </span>
          {time(last_activity_at, 'ago')}
        </div>
      ),
    },
  ];
}

/** Shows the assignee's avatar on a card, with the name for screen readers. Omitted if the name isn't loaded. */
function AssigneeMark({ id, name }: { readonly id: number | null; readonly name: string | undefined }) {
  if (id === null) return <PersonMark name={null} isRead />;
  return name === undefined ? null : <PersonMark name={name} isRead />;
}
