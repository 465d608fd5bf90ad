// Loads all pages of a list in the background, for an export or before a bulk operation. Paces the requests, waits
// after a 429, and stops on unmount.
import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { createRequestPacer, PacerStoppedError, type RequestPacer } from '~/api/http/request-pacer';
import { isMissingCodeError } from '~/lib/missing-code';

export type FullLoadState =
  | { readonly step: 'idle' }
  /**
   * `read` (loaded so far) and `total` are numbers of records. `waitsUntil` is the end of a rate limit, in milliseconds
   * since the epoch.
   */
  | {
      readonly step: 'reading';
      readonly read: number;
      readonly total: number | null;
      readonly waitsUntil: number | null;
    }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** Code of the console couldn't be loaded. */
  | { readonly step: 'missing-part' };

/** The functions passed to a load operation. */
export interface FullLoadContext {
  readonly pace: RequestPacer;
  /** Aborted when loading fails or is stopped, or when the screen is closed. Aborting cancels requests in flight. */
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number | null) => void;
}

export function useFullLoad() {
  const [state, setState] = useState<FullLoadState>({ step: 'idle' });
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  /**
   * Runs `read`, then passes its result to `use`. Doesn't call `use` if loading failed, was stopped, or was started
   * again.
   */
  const start = async <Found>(
    read: (tools: FullLoadContext) => Promise<Found>,
    use: (found: Found) => void,
  ): Promise<void> => {
    stopping.current?.abort();
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    const update = (next: Partial<Extract<FullLoadState, { step: 'reading' }>>) => {
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
        pace: createRequestPacer({ signal, onWait: (waitsUntil) => update({ waitsUntil }) }),
        signal,
        onProgress: (count, total) => update({ read: count, total }),
      });
      if (signal.aborted) return;
      use(found);
      setState({ step: 'idle' });
    } catch (error) {
      if (signal.aborted || error instanceof PacerStoppedError) return;
      // Aborts the other requests of this load, which may still be waiting for the rate limit.
      controller.abort();
      if (isApiError(error)) return setState({ step: 'failed', error });
      if (isMissingCodeError(error)) return setState({ step: 'missing-part' });
      setState({ step: 'idle' });
      throw error;
    }
  };
  const stop = () => {
    stopping.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, stop };
}
