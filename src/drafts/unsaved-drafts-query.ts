// A query for the drafts in this browser. It sends no request.
import { queryOptions } from '@tanstack/react-query';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { UnsavedDraft } from './left-drafts';

/** Refetched when a page that shows drafts is opened or focused, because another tab may have saved drafts. */
export const unsavedDraftsQuery = (scope: Scope) =>
  queryOptions<readonly UnsavedDraft[], Error>({
    queryKey: buildQueryKey(scope, 'left-drafts'),
    queryFn: async () => (await import('./left-drafts')).listUnsavedDrafts(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
