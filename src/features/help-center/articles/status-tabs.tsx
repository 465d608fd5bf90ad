import { SegmentedControl } from '@mantine/core';
import { listArticles } from '~/api/articles';
import { ARTICLE_STATUSES } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useIgnored } from '~/session/use-availability';
import type { ArticlesSearch } from './articles-search';
import classes from './status-tabs.module.css';
import { useStatusCounts } from './use-status-counts';

interface StatusTabsProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  /** The list is there, and the platform counts. */
  readonly isCounted: boolean;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

/** Narrows the list to a status, each with how many there are. */
export function StatusTabs({ portalSlug, search, isCounted, onSearchChange }: StatusTabsProps) {
  const t = useT();
  const language = useFormatLocale();
  const isIgnored = useIgnored(listArticles)('status');
  const counts = useStatusCounts(portalSlug, search, isCounted && !isIgnored);
  const tab = (value: 'all' | (typeof ARTICLE_STATUSES)[number], word: string) => ({
    value,
    label: (
      <>
        {word}{' '}
        <span className={classes.count} data-sum={value === 'all' || undefined}>
          {counts[value]?.toLocaleString(language)}
        </span>
      </>
    ),
  });
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        size="xs"
        aria-label={t(m.common_status)}
        disabled={isIgnored}
        value={isIgnored ? 'all' : (search.status ?? 'all')}
        data={[
          tab('all', t(m.help_center_all)),
          ...ARTICLE_STATUSES.map((status) => tab(status, t(m.help_center_status_tab, { status }))),
        ]}
        onChange={(value) =>
          onSearchChange({ page: undefined, status: ARTICLE_STATUSES.find((status) => status === value) })
        }
      />
    </div>
  );
}
