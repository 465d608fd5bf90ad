// Where one is in a list, and the way to the other pages.
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { hasNextPage, type PageMeta } from '~/lib/page-meta';

interface PaginationBarProps {
  readonly meta: PageMeta;
  /** How many entries the page has. */
  readonly entries: number;
  readonly pageSizes: readonly number[];
  readonly onChange: (next: { readonly page: number; readonly per_page: number }) => void;
}

export function PaginationBar({ meta, entries, pageSizes, onChange }: PaginationBarProps) {
  const t = useT();
  const { total_count: count, current_page: page, per_page, total_pages: pages } = meta;
  const place =
    pages === undefined
      ? t(m.common_page, { page })
      : t(m.common_page_of, { page, pages: Math.max(1, pages) });
  const sizes = [...new Set([...pageSizes, per_page])].sort((a, b) => a - b);
  return (
    <Group component="nav" justify="space-between" aria-label={place}>
      <Text size="sm" c="dimmed" role="status">
        {count === undefined ? t(m.common_results_here, { count: entries }) : t(m.common_results, { count })}
      </Text>
      <Group gap="xs">
        <NativeSelect
          aria-label={t(m.common_page_size)}
          value={String(per_page)}
          data={sizes.map(String)}
          onChange={(event) => onChange({ page: 1, per_page: Number(event.currentTarget.value) })}
        />
        <Button variant="default" disabled={page <= 1} onClick={() => onChange({ page: page - 1, per_page })}>
          {t(m.common_previous)}
        </Button>
        <Text size="sm">{place}</Text>
        <Button
          variant="default"
          disabled={!hasNextPage(meta, page, entries)}
          onClick={() => onChange({ page: page + 1, per_page })}
        >
          {t(m.common_next)}
        </Button>
      </Group>
    </Group>
  );
}
