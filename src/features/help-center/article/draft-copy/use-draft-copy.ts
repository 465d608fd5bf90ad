import { useQuery } from '@tanstack/react-query';
import { type Article, articleQuery } from '~/api/articles';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { useScope } from '~/session/scope-context';
import { parseDraftCopyTitle } from '../../draft-copy-title';

export interface DraftCopy {
  readonly originalId: number;
  /** The current version of the original. Undefined while it is loading or if it can't be loaded. */
  readonly original: Article | undefined;
  /** True if the original doesn't exist in this portal or the user can't open it. */
  readonly isUnknown: boolean;
  /** Any other error that occurred while loading the original. */
  readonly error: ApiError | null;
  readonly refetch: () => void;
}

/** Returns the original of a draft copy, whose ID is in the copy's title. Returns null for other articles. */
export function useDraftCopy(portalSlug: string, articleId: number, title: string): DraftCopy | null {
  const parsed = parseDraftCopyTitle(title);
  const originalId = parsed?.originalId ?? 0;
  const isItself = originalId === articleId;
  const { data, error, refetch } = useQuery({
    ...articleQuery(useScope(), portalSlug, originalId),
    enabled: parsed !== null && !isItself,
  });
  if (!parsed) return null;
  const isRefused = isApiError(error, 'not-found') || isApiError(error, 'forbidden');
  return {
    originalId,
    original: isRefused ? undefined : data,
    isUnknown: isItself || isRefused,
    error: isApiError(error) && !isRefused && !data ? error : null,
    refetch: () => void refetch(),
  };
}
