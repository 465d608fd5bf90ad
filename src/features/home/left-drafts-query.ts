// The drafts of this browser as a read: local, so nothing is requested.
import { queryOptions } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { type LeftDraft, readLeftDrafts } from '~/drafts/left-drafts';

/** Read whenever Home appears or comes back to the front, because another tab may have written. */
export const leftDraftsQuery = (scope: Scope) =>
  queryOptions<readonly LeftDraft[], Error>({
    queryKey: readKey(scope, 'left-drafts'),
    queryFn: () => readLeftDrafts(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
