import { Badge } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';

const COLORS: Readonly<Record<string, string>> = { draft: 'yellow', published: 'green', archived: 'gray' };

/** A status in words; one that nobody knows as it came. */
export function statusWords(t: T, status: string): string {
  switch (status) {
    case 'draft':
      return t(m.help_center_status_draft);
    case 'published':
      return t(m.help_center_status_published);
    case 'archived':
      return t(m.help_center_status_archived);
    default:
      return status;
  }
}

export function ArticleStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <Badge variant="dot" color={COLORS[status] ?? 'gray'}>
      {statusWords(t, status)}
    </Badge>
  );
}
