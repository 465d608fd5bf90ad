import { useState } from 'react';
import { useFullLoad } from '~/records/list/use-full-load';
import { type CompareBundlesResult, compareBundles } from '../bundle/compare-bundles';
import { type BundleSource, getSourceName, listComparableKinds } from '../bundle-source';
import { useOpenWorkspaces } from '../open-workspaces';
import { createTotalProgressCallback, useSourceLoad } from '../use-source-load';

export interface ComparisonSources {
  readonly here: BundleSource;
  readonly there: BundleSource;
}

export interface ComparedBundles {
  readonly sides: ComparisonSources;
  readonly here: string;
  readonly there: string;
  readonly comparison: CompareBundlesResult;
  /** The time when loading ended, in milliseconds since the epoch. */
  readonly at: number;
}

const NO_FILE: BundleSource = { kind: 'file', file: null };

/** Loads two sides (accounts or files) and compares them. The result is kept while the page is open. */
export function useBundleComparison() {
  const { readSource, requestsOf } = useSourceLoad();
  const { state, start, stop } = useFullLoad();
  const [own] = useOpenWorkspaces();
  // The other side is a file at first. Otherwise, another account would be requested before the user selects it.
  const [sides, setSides] = useState<ComparisonSources>({
    here: own ? { kind: 'account', scope: own } : NO_FILE,
    there: NO_FILE,
  });
  const [compared, setCompared] = useState<ComparedBundles | null>(null);

  const compare = (): Promise<void> => {
    const { here, there } = sides;
    setCompared(null);
    return start(
      async (tools) => {
        const kinds = listComparableKinds([here, there]);
        const [first, second] = [await requestsOf(here, kinds), await requestsOf(there, kinds)];
        const left = await readSource(
          here,
          kinds,
          tools,
          createTotalProgressCallback(tools, 0, first, second),
        );
        const right = await readSource(
          there,
          kinds,
          tools,
          createTotalProgressCallback(tools, first, second, 0),
        );
        return compareBundles(left, right);
      },
      (comparison) =>
        setCompared({
          sides,
          here: getSourceName(here),
          there: getSourceName(there),
          comparison,
          at: Date.now(),
        }),
    );
  };
  return {
    state,
    sides,
    compared,
    compare,
    stop,
    choose: (change: Partial<ComparisonSources>) => {
      setCompared(null);
      setSides({ ...sides, ...change });
    },
    forget: () => setCompared(null),
  };
}

export type BundleComparison = ReturnType<typeof useBundleComparison>;
