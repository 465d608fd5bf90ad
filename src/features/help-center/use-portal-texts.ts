import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCachedArticles } from '~/api/articles';
import { useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { loadPortalTexts, type PortalTexts, portalTextsQuery } from './portal-texts';

export const areAllTextsLoaded = ({ list, read }: PortalTexts): boolean =>
  list.every(({ id }) => read.has(id));

/** Manages the loaded article text of a portal. Loading resumes after the articles that are already cached. */
export function usePortalTexts(portalSlug: string) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const query = portalTextsQuery(scope, portalSlug);
  const { data: texts } = useQuery(query);
  const { state, start, stop } = useFullLoad();
  return {
    texts,
    /** Reports whether articles were changed or deleted since their text was loaded. */
    hasNewer: ({ read }: PortalTexts): boolean =>
      queryClient.getQueryState(query.queryKey)?.isInvalidated ||
      getCachedArticles(queryClient, scope, portalSlug).some(
        ({ id, updated_at }) => read.get(id)?.article.updated_at !== updated_at,
      ),
    state,
    read: () =>
      start(
        (tools) => loadPortalTexts(queryClient, scope, portalSlug, tools),
        () => {},
      ),
    /** Loads the article text, computes a result from it with `of`, and passes the result to `show`. */
    make: <Made>(
      of: (found: PortalTexts, signal: AbortSignal) => Promise<Made>,
      show: (made: Made) => void,
    ) =>
      start(
        async (tools) => of(await loadPortalTexts(queryClient, scope, portalSlug, tools), tools.signal),
        show,
      ),
    stop,
  };
}
