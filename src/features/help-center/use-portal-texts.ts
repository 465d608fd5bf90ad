import { useQuery, useQueryClient } from '@tanstack/react-query';
import { heldArticles } from '~/api/articles';
import { useReading } from '~/records/list/use-reading';
import { useScope } from '~/session/scope-context';
import { type PortalTexts, portalTextsQuery, readPortalTexts } from './portal-texts';

/** Whether every text was read that the list names. */
export const isWhole = ({ list, read }: PortalTexts): boolean => list.every(({ id }) => read.has(id));

/** The texts of a portal, and the reading of them: what was read before is gone on from. */
export function usePortalTexts(portalSlug: string) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const query = portalTextsQuery(scope, portalSlug);
  const { data: texts } = useQuery(query);
  const { state, start, stop } = useReading();
  return {
    texts,
    /** Whether an article was written or deleted, or read as another one, since. */
    hasNewer: ({ read }: PortalTexts): boolean =>
      queryClient.getQueryState(query.queryKey)?.isInvalidated ||
      heldArticles(queryClient, scope, portalSlug).some(
        ({ id, updated_at }) => read.get(id)?.article.updated_at !== updated_at,
      ),
    state,
    read: () =>
      start(
        (tools) => readPortalTexts(queryClient, scope, portalSlug, tools),
        () => {},
      ),
    /** Reads them, and shows what is made of them. */
    make: <Made>(
      of: (found: PortalTexts, signal: AbortSignal) => Promise<Made>,
      show: (made: Made) => void,
    ) =>
      start(
        async (tools) => of(await readPortalTexts(queryClient, scope, portalSlug, tools), tools.signal),
        show,
      ),
    stop,
  };
}
