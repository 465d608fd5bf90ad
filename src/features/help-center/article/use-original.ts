import { useQuery } from '@tanstack/react-query';
import { type Article, articleQuery } from '~/api/articles';
import { useScope } from '~/session/scope-context';

/** The article that this one translates now: the one that its page was opened with, until it is linked otherwise. */
export function useOriginal(portalSlug: string, rootId: number | null, opened: Article | undefined) {
  const isOpened = opened?.id === rootId;
  const { data } = useQuery({
    ...articleQuery(useScope(), portalSlug, rootId ?? 0),
    enabled: rootId !== null && !isOpened,
  });
  if (rootId === null) return undefined;
  return isOpened ? opened : data;
}
