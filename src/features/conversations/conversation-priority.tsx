import { IconFlag } from '@tabler/icons-react';
import type { Conversation } from '~/api/conversations';
import { useT } from '~/i18n/use-t';
import { Tag, type Tone } from '~/ui/text/tag';
import { priorityWord } from './labels';

const TONES: Partial<Record<string, Tone>> = { urgent: 'bad', high: 'warn' };

/** A priority as a word in a frame. */
export function ConversationPriority({
  priority,
}: {
  readonly priority: NonNullable<Conversation['priority']>;
}) {
  const t = useT();
  return (
    <Tag tone={TONES[priority] ?? 'idle'}>
      {priority in TONES && <IconFlag size={12} aria-hidden />}
      {priorityWord(t, priority)}
    </Tag>
  );
}
