import { useEffect, useState } from 'react';
import type { Sandbox } from '~/sandbox/sandbox';

/** What `look` finds now and after each change; null until it is known. `look` is always the same function. */
export function useSandbox<Found>(
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
