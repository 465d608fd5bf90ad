// A count-down that reads the clock instead of counting ticks, so that a sleeping tab wakes up right.
import { useEffect, useState } from 'react';

/** Whole seconds until `deadline` (milliseconds since the epoch), 0 once it has passed; drawn anew each second until then. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= deadline;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
