// The position in a list, and links to other pages.
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { hasNextPage, type PageMeta } from '~/lib/file/page-meta';
import { FilterSelect } from './filter-bar';
import classes from './pagination-bar.module.css';

interface PaginationBarProps {
  readonly meta: PageMeta;
  /** The number of rows on the page. */
  readonly entries: number;
  readonly pageSizes: readonly number[];
  /** A note after the count. It is truncated if there is no room. */
  readonly note?: string;
  readonly onChange: (next: { readonly page: number; readonly per_page: number }) => void;
}

export function PaginationBar({ meta, entries, pageSizes, note, onChange }: PaginationBarProps) {
  const t = useT();
  const { total_count: count, current_page: page, per_page, total_pages: pages } = meta;
  const sizes = [...new Set([...pageSizes, per_page])].sort((a, b) => a - b);
  // Hides the page size and the page links if the whole list fits on a page of the smallest size.
  const isWhole = page === 1 && pages === 1 && entries <= Math.min(...sizes);
  // A list that fits on one page needs no bar. Screen readers still announce the number of results.
  const isHidden = isWhole && !note;
  const first = (page - 1) * per_page + 1;
  const last = first + entries - 1;
  const getCount = () => {
    if (count === undefined) return `${first}–${last}`;
    return isWhole || entries === 0
      ? t(m.common_results, { count })
      : t(m.common_range, { first, last, count });
  };
  // Doesn't disable a button without a page, because a disabled button loses the focus.
  const getPageButtonProps = (isOn: boolean, next: number) => ({
    'aria-disabled': !isOn,
    'data-disabled': !isOn,
    onClick: () => {
      if (isOn) onChange({ page: next, per_page });
    },
  });
  return (
    <nav className={isHidden ? 'visually-hidden' : classes.bar} aria-label={t(m.frame_pages)}>
      <div className={classes.count}>
        <span role="status">{getCount()}</span>
        {note && <span title={note}> · {note}</span>}
      </div>
      {!isWhole && (
        <>
          <FilterSelect
            label={t(m.common_page_size)}
            value={per_page}
            data={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(event) => onChange({ page: 1, per_page: Number(event.currentTarget.value) })}
          />
          {count === undefined && <span className={classes.page}>{t(m.common_page, { page })}</span>}
          <ActionIcon
            variant="default"
            size={28}
            aria-label={t(m.common_previous)}
            title={t(m.common_previous)}
            {...getPageButtonProps(page > 1, page - 1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={t(m.common_next)}
            title={t(m.common_next)}
            {...getPageButtonProps(hasNextPage(meta, page, entries), page + 1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </nav>
  );
}
