import { Badge } from '@mantine/core';
import type { Conversation } from '~/api/conversations';
import { useT } from '~/i18n/use-t';
import { statusWord } from './words';

/** A status as a word in a frame. The word says it; the frame only helps to find it. */
export function StatusBadge({ status }: { readonly status: Conversation['status'] }) {
  const t = useT();
  return <Badge variant="default">{statusWord(t, status)}</Badge>;
}
