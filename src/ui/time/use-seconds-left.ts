// A count-down that reads the clock instead of counting ticks, so that a sleeping tab wakes up right.
import { useState } from 'react';
import { useNow } from './use-now';

/** Whole seconds until `deadline` (milliseconds since the epoch), 0 once it has passed; drawn anew each second until then. */
export function useSecondsLeft(deadline: number): number {
  const [passed, setPassed] = useState<number | null>(null);
  const now = useNow(1000, passed !== deadline);
  if (now >= deadline && passed !== deadline) setPassed(deadline);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
