import { useQueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import type { FullLoadContext } from '~/records/list/use-full-load';
import type { BundleKind } from '~/resources/transfers';
import { isAdministrator } from '~/session/administrator';
import type { Bundle } from './bundle/bundle';
import { fetchAccountBundle, type LoadedBundle } from './bundle/fetch-account-bundle';
import { countRequests } from './bundle/needed-lists';
import { type BundleSource, getSourceBundle } from './bundle-source';
import { recordCountsQuery } from './counts-query';

/** Called with the number of finished requests and, if known, of finished images. */
type OnRequests = (count: number, images?: number) => void;

/** Returns functions that load accounts and files one after the other, with a common progress. */
export function useSourceLoad() {
  const queryClient = useQueryClient();

  const readAccount = (
    scope: Scope,
    kinds: readonly BundleKind[],
    { signal, pace }: FullLoadContext,
    onRequests: OnRequests,
  ): Promise<LoadedBundle> => {
    const tools = { signal, pace, isAdministrator: isAdministrator(scope), onRequests };
    return fetchAccountBundle(scope, kinds, tools);
  };
  const readSource = async (
    source: BundleSource,
    kinds: readonly BundleKind[],
    tools: FullLoadContext,
    onRequests: OnRequests,
  ): Promise<Bundle> => {
    if (source.kind === 'account') return (await readAccount(source.scope, kinds, tools, onRequests)).bundle;
    const bundle = getSourceBundle(source);
    if (!bundle) throw new Error('A file is read before it is open.');
    return bundle;
  };
  const requestsOf = async (source: BundleSource, kinds: readonly BundleKind[]): Promise<number> =>
    source.kind === 'file'
      ? 0
      : countRequests(kinds, await queryClient.fetchQuery(recordCountsQuery(source.scope)));
  return { readAccount, readSource, requestsOf };
}

/**
 * Returns a callback that converts the progress of loading one side to the total progress of both sides. `own` is the
 * number of requests for this side. `before` is the number for sides that are already loaded, and `after` is the number
 * for the side that is loaded next.
 */
export const createTotalProgressCallback =
  ({ onProgress }: FullLoadContext, before: number, own: number, after: number): OnRequests =>
  (count, images = 0) =>
    onProgress(before + count, before + Math.max(own, count) + images + after);
