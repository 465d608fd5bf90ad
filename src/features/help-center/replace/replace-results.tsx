// Shows the search results in pages.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { MAX_HITS, type SearchHit } from '~/lib/text/article-hits';
import { EmptyState } from '~/ui/table/empty-state';
import { PaginationBar } from '~/ui/table/pagination-bar';
import type { FindResult } from './find-article-matches';
import { MatchesByArticle, type SelectedMatches } from './matches-by-article';

const PAGE_SIZES = [25, 50, 100];

interface ReplaceResultsProps {
  readonly portalSlug: string;
  readonly found: FindResult;
  /** True if a replacement has just ended. An empty result is then expected. */
  readonly isAfterRun: boolean;
  readonly chosen: SelectedMatches;
  readonly onChoose: (hits: readonly SearchHit[], isChosen: boolean) => void;
}

export function ReplaceResults({ portalSlug, found, isAfterRun, chosen, onChoose }: ReplaceResultsProps) {
  const t = useT();
  const [page, setPage] = useState({ page: 1, per_page: 25 });
  const { articles, isCut, tooSlowIn } = found;
  if (tooSlowIn !== null)
    return <Alert color="yellow">{t(m.portal_replace_too_slow, { title: tooSlowIn })}</Alert>;
  if (articles.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={20} aria-hidden />}
        title={t(isAfterRun ? m.portal_replace_none_left : m.common_no_matches)}
        text={isAfterRun ? null : t(m.portal_replace_none_text)}
      />
    );
  const all = articles.flatMap(({ hits }) => hits);
  const { data, meta } = takePage(articles, page);
  return (
    <>
      {isCut && <Alert color="yellow">{t(m.portal_replace_truncated, { count: MAX_HITS })}</Alert>}
      <Group justify="space-between">
        <Text size="sm" role="status">
          {t(m.portal_replace_found, { hits: all.length, articles: articles.length })}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          disabled={chosen.size === all.length}
          onClick={() => onChoose(all, true)}
        >
          {t(m.portal_replace_select_all)}
        </Button>
      </Group>
      <MatchesByArticle
        key={`${page.page} ${page.per_page}`}
        portalSlug={portalSlug}
        articles={data}
        chosen={chosen}
        onChoose={onChoose}
      />
      <PaginationBar meta={meta} entries={data.length} pageSizes={PAGE_SIZES} onChange={setPage} />
    </>
  );
}
