import { startTransition, useEffect, useState } from 'react';
import { DifferenceModel } from '~/lib/difference/difference-model';
import { requestTextTask } from '~/texts/ask';

export type DifferenceLoad =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly model: DifferenceModel }
  /** The computation timed out, or its code couldn't be loaded. */
  | { readonly step: 'failed' };

const READING: DifferenceLoad = { step: 'reading' };

/** Parses a unified diff in the worker. */
export const useUnifiedDifference = (text: string): DifferenceLoad => useDifference(text, null);

/** Computes the full diff of two strings in the worker. */
export const useTextDifference = (before: string, after: string): DifferenceLoad =>
  useDifference(before, after);

interface Read {
  readonly before: string;
  readonly after: string | null;
  readonly difference: DifferenceLoad;
}

function useDifference(before: string, after: string | null): DifferenceLoad {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (difference: DifferenceLoad) => {
      if (!leaving.signal.aborted) startTransition(() => setRead({ before, after, difference }));
    };
    requestTextTask('difference', { before, after }, leaving.signal).then(
      (packed) => tell({ step: 'read', model: new DifferenceModel(packed, before, after ?? before) }),
      () => tell({ step: 'failed' }),
    );
    return () => leaving.abort();
  }, [before, after]);
  return read?.before === before && read.after === after ? read.difference : READING;
}
