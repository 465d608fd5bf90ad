import type { Conversation } from '~/api/conversations';
import { useT } from '~/i18n/use-t';
import { Tag } from '~/ui/tag';
import { statusWord } from './labels';

/** A status as a word in a frame. The word says it; the frame only helps to find it. */
export function ConversationStatus({ status }: { readonly status: Conversation['status'] }) {
  const t = useT();
  return <Tag>{statusWord(t, status)}</Tag>;
}
