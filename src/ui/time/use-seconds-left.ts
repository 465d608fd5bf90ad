// A countdown that reads the clock instead of counting ticks, so that it is correct after the tab was suspended.
import { useState } from 'react';
import { useNow } from './use-now';

/**
 * Returns the seconds until `deadline` (milliseconds since the epoch), rounded up, or 0 once it has passed. Updates
 * every second until then.
 */
export function useSecondsLeft(deadline: number): number {
  const [passed, setPassed] = useState<number | null>(null);
  const now = useNow(1000, passed !== deadline);
  if (now >= deadline && passed !== deadline) setPassed(deadline);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
