import type { Conversation } from '~/api/conversations';
import { useT } from '~/i18n/use-t';
import { Tag, type TagTone } from '~/ui/text/tag';
import { getConversationStatusLabel } from './labels';

const TONES: Partial<Record<string, TagTone>> = {
  open: 'info',
  pending: 'warn',
  snoozed: 'timed',
  resolved: 'idle',
};

/** The status of a conversation as a tag. */
export function ConversationStatus({ status }: { readonly status: Conversation['status'] }) {
  const t = useT();
  return <Tag tone={TONES[status] ?? 'idle'}>{getConversationStatusLabel(t, status)}</Tag>;
}
