// Reads many pages that aren't on screen, for an export or before a run: paced, through a 429, and stopped when it is left.
import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { type Pace, paceOf, Stopped } from '~/api/http/pace';

export type ReadingState =
  | { readonly step: 'idle' }
  /** `count` is how many were read; it may wait for the rate limit, in milliseconds since the epoch. */
  | {
      readonly step: 'reading';
      readonly read: number;
      readonly total: number | null;
      readonly waitsUntil: number | null;
    }
  | { readonly step: 'failed'; readonly error: ApiError };

/** What is lent to one reading. */
export interface ReadingTools {
  readonly pace: Pace;
  /** Aborted once the reading has failed, is stopped or its screen is left: cuts off what is on its way. */
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number | null) => void;
}

export function useReading() {
  const [state, setState] = useState<ReadingState>({ step: 'idle' });
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  /**
   * Reads, and makes of it what takes a while; then shows it by `use`, at once. Nothing is shown where that failed, was stopped,
   * or something else was asked for meanwhile.
   */
  const start = async <Found>(
    read: (tools: ReadingTools) => Promise<Found>,
    use: (found: Found) => void,
  ): Promise<void> => {
    stopping.current?.abort();
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    const update = (next: Partial<Extract<ReadingState, { step: 'reading' }>>) => {
      if (signal.aborted) return;
      setState((now) =>
        now.step === 'reading'
          ? { ...now, ...next }
          : { step: 'reading', read: 0, total: null, waitsUntil: null, ...next },
      );
    };
    update({});
    try {
      const found = await read({
        pace: paceOf({ signal, onWait: (waitsUntil) => update({ waitsUntil }) }),
        signal,
        onProgress: (count, total) => update({ read: count, total }),
      });
      if (signal.aborted) return;
      use(found);
      setState({ step: 'idle' });
    } catch (error) {
      if (signal.aborted || error instanceof Stopped) return;
      // The other reads may still wait for their turn.
      controller.abort();
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', error });
    }
  };
  const stop = () => {
    stopping.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, stop };
}
