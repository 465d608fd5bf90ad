import { useEffect, useState } from 'react';
import type { Sandbox } from '~/sandbox/sandbox';

/**
 * Returns the result of `look`, updated after each change of the sandbox. Null until the first result. `look` must be a
 * stable function.
 */
export function useSandboxValue<Found>(
  sandbox: Sandbox,
  look: (sandbox: Sandbox) => Promise<Found>,
): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = () =>
      void look(sandbox).then((next) => {
        if (isShown) setFound(next);
      });
    read();
    const stop = sandbox.changes.subscribe(read);
    return () => {
      isShown = false;
      stop();
    };
  }, [sandbox, look]);
  return found;
}
