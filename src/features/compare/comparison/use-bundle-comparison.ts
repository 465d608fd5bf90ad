import { useState } from 'react';
import { useReading } from '~/records/list/use-reading';
import { type Comparison, compareBundles } from '../bundle/compare-bundles';
import { comparableKinds, type Source, sourceName } from '../source';
import { partOf, useSourceReading } from '../use-source-reading';

export interface Compared {
  readonly here: string;
  readonly there: string;
  readonly comparison: Comparison;
}

/** Reads what is to be compared and compares it. What came of it stays while the page is open. */
export function useBundleComparison() {
  const { readSource, requestsOf } = useSourceReading();
  const { state, start, stop } = useReading();
  const [compared, setCompared] = useState<Compared | null>(null);

  const compare = (here: Source, there: Source): Promise<void> => {
    setCompared(null);
    return start(
      async (tools) => {
        const kinds = comparableKinds([here, there]);
        const [first, second] = [await requestsOf(here, kinds), await requestsOf(there, kinds)];
        const left = await readSource(here, kinds, tools, partOf(tools, 0, first, second));
        const right = await readSource(there, kinds, tools, partOf(tools, first, second, 0));
        return compareBundles(left, right);
      },
      (comparison) => setCompared({ here: sourceName(here), there: sourceName(there), comparison }),
    );
  };
  return { state, compared, compare, stop, forget: () => setCompared(null) };
}
