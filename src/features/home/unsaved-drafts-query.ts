// The drafts in this browser as a query without a request.
import { queryOptions } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { listUnsavedDrafts, type UnsavedDraft } from '~/drafts/left-drafts';

/** Refetched when Home is opened or focused, because another tab may have saved drafts. */
export const unsavedDraftsQuery = (scope: Scope) =>
  queryOptions<readonly UnsavedDraft[], Error>({
    queryKey: readKey(scope, 'left-drafts'),
    queryFn: () => listUnsavedDrafts(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
