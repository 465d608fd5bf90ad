import type { Conversation } from '~/api/conversations';
import { useT } from '~/i18n/use-t';
import { Tag, type Tone } from '~/ui/text/tag';
import { statusWord } from './labels';

const TONES: Partial<Record<string, Tone>> = {
  open: 'info',
  pending: 'warn',
  snoozed: 'timed',
  resolved: 'idle',
};

/** A status as a word in a frame. The word says it; the frame only helps to find it. */
export function ConversationStatus({ status }: { readonly status: Conversation['status'] }) {
  const t = useT();
  return <Tag tone={TONES[status] ?? 'idle'}>{statusWord(t, status)}</Tag>;
}
