import { useT } from '~/i18n/use-t';
import { Tag, type Tone } from '~/ui/text/tag';
import { priorityWord } from './labels';

const TONES: Partial<Record<string, Tone>> = { urgent: 'bad', high: 'warn' };

export function PriorityTag({ priority }: { readonly priority: string }) {
  const t = useT();
  return <Tag tone={TONES[priority] ?? 'idle'}>{priorityWord(t, priority)}</Tag>;
}
