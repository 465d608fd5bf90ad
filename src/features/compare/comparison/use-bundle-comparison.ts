import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bundle, BundleKind } from '~/domain/bundle/bundle';
import { type Comparison, compareBundles } from '~/domain/bundle/compare-bundles';
import { requestsFor } from '~/domain/bundle/needed-lists';
import { readBundle } from '~/domain/bundle/read-bundle';
import { type ReadingTools, useReading } from '~/records/use-reading';
import { useSession } from '~/session/scope-context';
import { roleIn } from '~/session/session';
import { countsQuery } from '../counts-query';
import { bundleOf, comparableKinds, type Source, sourceName } from '../source';

export interface Compared {
  readonly here: string;
  readonly there: string;
  readonly comparison: Comparison;
}

/** Reads what is to be compared and compares it. What came of it stays while the page is open. */
export function useBundleComparison() {
  const queryClient = useQueryClient();
  const session = useSession();
  const { state, start, stop } = useReading();
  const [compared, setCompared] = useState<Compared | null>(null);

  const read = async (
    source: Source,
    kinds: readonly BundleKind[],
    { signal, pace }: ReadingTools,
    onRequests: (count: number, images?: number) => void,
  ): Promise<Bundle> => {
    if (source.kind === 'file') {
      const bundle = bundleOf(source);
      if (!bundle) throw new Error('A file is compared before it is open.');
      return bundle;
    }
    const role = roleIn(session, source.scope);
    const isAdministrator = role === null ? null : role === 'administrator';
    return (await readBundle(source.scope, kinds, { signal, pace, isAdministrator, onRequests })).bundle;
  };
  const requestsOf = async (source: Source, kinds: readonly BundleKind[]): Promise<number> =>
    source.kind === 'file' ? 0 : requestsFor(kinds, await queryClient.fetchQuery(countsQuery(source.scope)));

  const compare = (here: Source, there: Source): Promise<void> => {
    setCompared(null);
    return start(
      async (tools) => {
        const kinds = comparableKinds([here, there]);
        const [first, second] = [await requestsOf(here, kinds), await requestsOf(there, kinds)];
        const progress =
          (before: number, after: number, own: number) =>
          (count: number, images = 0) =>
            tools.onProgress(before + count, before + Math.max(own, count) + images + after);
        const left = await read(here, kinds, tools, progress(0, second, first));
        const right = await read(there, kinds, tools, progress(first, 0, second));
        return compareBundles(left, right);
      },
      (comparison) => setCompared({ here: sourceName(here), there: sourceName(there), comparison }),
    );
  };
  return { state, compared, compare, stop, forget: () => setCompared(null) };
}
