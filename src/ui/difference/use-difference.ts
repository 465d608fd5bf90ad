// Computes a diff in a worker.
import { startTransition, useEffect, useState } from 'react';
import { DifferenceModel } from '~/lib/difference/difference-model';
import { askTexts } from '~/texts/ask';

export type Difference =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly model: DifferenceModel }
  /** True if the computation timed out, or its code couldn't be loaded. */
  | { readonly step: 'failed' };

const READING: Difference = { step: 'reading' };

/** Parses a unified diff in the worker. */
export const useUnifiedDifference = (text: string): Difference => useDifference(text, null);

/** Computes the full diff of two texts in the worker. */
export const useTextDifference = (before: string, after: string): Difference => useDifference(before, after);

interface Read {
  readonly before: string;
  readonly after: string | null;
  readonly difference: Difference;
}

function useDifference(before: string, after: string | null): Difference {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (difference: Difference) => {
      if (!leaving.signal.aborted) startTransition(() => setRead({ before, after, difference }));
    };
    askTexts('difference', { before, after }, leaving.signal).then(
      (packed) => tell({ step: 'read', model: new DifferenceModel(packed, before, after ?? before) }),
      () => tell({ step: 'failed' }),
    );
    return () => leaving.abort();
  }, [before, after]);
  return read?.before === before && read.after === after ? read.difference : READING;
}
