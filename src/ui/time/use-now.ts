// The clocks for what is drawn: read outside of rendering, so that a memoised component is drawn anew as time passes.
import { useEffect, useState } from 'react';

/** When somebody comes back to a tab that slept, whose timers stood still. */
const BACK = ['visibilitychange', 'resume'] as const;

/** What a clock shows, read anew every `every` milliseconds while `isRunning`, and when somebody comes back to the tab. */
export function useClock(read: () => number, every: number, isRunning = true): number {
  const [shown, setShown] = useState(read);
  useEffect(() => {
    const look = () => setShown(read());
    look();
    if (!isRunning) return;
    const timer = setInterval(look, every);
    for (const event of BACK) document.addEventListener(event, look);
    return () => {
      clearInterval(timer);
      for (const event of BACK) document.removeEventListener(event, look);
    };
  }, [read, every, isRunning]);
  return shown;
}

/** The present moment in milliseconds since the epoch. */
export const useNow = (every: number, isRunning?: boolean): number => useClock(Date.now, every, isRunning);
