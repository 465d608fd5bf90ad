import type { Conversation } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { usePlainLink } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import { Tag, type Tone } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';
import { ConversationStatus } from './conversation-status';
import { priorityWord, statusWord } from './labels';
import { useInboxNames } from './use-names';

/** What the list says of each conversation. */
export function useConversationColumns(): Column<Conversation>[] {
  const t = useT();
  const time = useTimes();
  const link = usePlainLink();
  const { slug } = useScope();
  const inboxes = useInboxNames();
  return [
    {
      key: 'id',
      width: '8rem',
      title: t(m.common_number),
      text: ({ id }) => id,
      cell: ({ id }) => (
        <a
          {...link({
            to: '/$workspace/conversations/$displayId',
            params: { workspace: slug, displayId: String(id) },
          })}
          style={{ whiteSpace: 'nowrap' }}
        >
          {t(m.common_target_number, { id })}
        </a>
      ),
    },
    {
      key: 'contact',
      title: t(m.conversations_contact),
      cell: ({ contact }) => contact?.name,
    },
    {
      key: 'status',
      beside: true,
      width: '7.5rem',
      title: t(m.common_status),
      text: ({ status }) => statusWord(t, status),
      cell: ({ status }) => <ConversationStatus status={status} />,
    },
    {
      key: 'priority',
      width: '7.5rem',
      title: t(m.common_priority),
      text: ({ priority }) => priority && priorityWord(t, priority),
      secondary: true,
      cell: ({ priority }) => priority && <PriorityTag priority={priority} />,
    },
    {
      key: 'inbox',
      width: '14rem',
      title: t(m.common_inbox),
      secondary: true,
      cell: ({ inbox_id }) => inboxes.get(inbox_id) ?? t(m.common_target_number, { id: inbox_id }),
    },
    {
      key: 'activity',
      width: '12rem',
      title: t(m.conversations_last_activity),
      text: ({ last_activity_at }) => last_activity_at,
      cell: ({ last_activity_at }) => time(last_activity_at, 'ago'),
    },
  ];
}

const TONES: Partial<Record<string, Tone>> = { urgent: 'bad', high: 'warn' };

function PriorityTag({ priority }: { readonly priority: string }) {
  const t = useT();
  return <Tag tone={TONES[priority] ?? 'idle'}>{priorityWord(t, priority)}</Tag>;
}
