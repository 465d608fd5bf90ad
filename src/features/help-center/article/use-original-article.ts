import { useQuery } from '@tanstack/react-query';
import { type Article, articleQuery } from '~/api/articles';
import { useScope } from '~/session/scope-context';

/**
 * Returns the latest version of a translation's original. While it is loading, returns the version from when the page
 * opened.
 */
export function useOriginalArticle(portalSlug: string, rootId: number | null, opened: Article | undefined) {
  const { data } = useQuery({
    ...articleQuery(useScope(), portalSlug, rootId ?? 0),
    enabled: rootId !== null,
  });
  if (rootId === null) return undefined;
  return data ?? (opened?.id === rootId ? opened : undefined);
}
