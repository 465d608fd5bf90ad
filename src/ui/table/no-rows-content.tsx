// Explains why a list has no rows, and offers the next step.
import { Button } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PageMeta } from '~/lib/file/page-meta';
import { EmptyState } from './empty-state';

/** The props that depend on the state of the list. */
export type NoRowsStateProps = Pick<NoRowsProps, 'search' | 'isFiltered' | 'hint' | 'onClear' | 'action'>;

export interface NoRowsProps {
  /** The search text. */
  readonly search?: string | undefined;
  readonly isFiltered?: boolean;
  /** A sentence that explains which fields are searched, or suggests another search. */
  readonly hint?: string | undefined;
  /** Clears the search and the filters. */
  readonly onClear?: () => void;
  /** The icon, explanation and first step for a list without any records. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

export function NoRowsContent(props: NoRowsProps) {
  const { search, isFiltered = false, hint, onClear, icon, title, text, action } = props;
  const t = useT();
  if (!search && !isFiltered) return <EmptyState icon={icon} title={title} text={text} action={action} />;
  return (
    <EmptyState
      icon={<IconZoomExclamation size={20} aria-hidden />}
      title={search ? t(m.common_no_match, { search }) : t(m.records_none_filtered)}
      text={hint}
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            {t(search && !isFiltered ? m.common_clear_search : m.common_clear_filters)}
          </Button>
        )
      }
    />
  );
}

interface EmptyListPageProps {
  readonly meta: PageMeta;
  readonly onPageChange: (next: { readonly page: number; readonly per_page: number }) => void;
  readonly onRetry: () => unknown;
}

/** An empty page of a list that has rows, for example after the only row of the last page was deleted. */
export function EmptyListPage({ meta, onPageChange, onRetry }: EmptyListPageProps) {
  const t = useT();
  const { total_pages: pages, total_count: count = 0, current_page, per_page } = meta;
  if (current_page === 1)
    return (
      <EmptyState
        title={t(m.common_page_empty_title)}
        text={t(m.common_rows_missing, { count })}
        action={<Button onClick={() => void onRetry()}>{t(m.common_retry)}</Button>}
      />
    );
  return (
    <EmptyState
      title={t(m.common_page_empty_title)}
      text={pages !== undefined && t(m.common_page_empty, { pages })}
      action={
        <Button onClick={() => onPageChange({ page: pages ?? current_page - 1, per_page })}>
          {t(pages === undefined ? m.common_previous : m.common_last_page)}
        </Button>
      }
    />
  );
}
