import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listArticles } from '~/api/articles';
import { readAllPages } from '~/api/http/all-pages';
import { createRequestPacer } from '~/api/http/request-pacer';
import type { FullLoadState } from '~/records/list/use-full-load';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';

type Progress = Extract<FullLoadState, { readonly step: 'reading' }>;

const START: Progress = { step: 'reading', read: 0, total: null, waitsUntil: null };

/** Loads all articles of a portal without their content. Shares the loaded articles with the Translations page. */
export function useAllArticles(portalSlug: string) {
  const scope = useScope();
  const [progress, setProgress] = useState(START);
  const update = (change: Partial<Progress>) => setProgress((now) => ({ ...now, ...change }));
  const query = useQuery({
    ...allArticlesQuery(scope, portalSlug),
    queryFn: ({ signal }) =>
      readAllPages(
        scope,
        listArticles,
        { params: { portalSlug }, query: { sort: 'title_asc' } },
        {
          signal,
          pace: createRequestPacer({ signal, onWait: (waitsUntil) => update({ waitsUntil }) }),
          onProgress: (read, total) => update({ read, total }),
        },
      ),
  });
  return { query, progress };
}
