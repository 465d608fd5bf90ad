// Clocks for use in components. The time is read outside of rendering, so that memoized components update as time
// passes.
import { useEffect, useState } from 'react';

/** Events that fire when the user returns to a tab whose timers were suspended. */
const BACK = ['visibilitychange', 'resume'] as const;

/**
 * Returns the value of a clock. Reads the clock every `every` milliseconds while `isRunning`, and when the user returns
 * to the tab.
 */
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

/** Returns the current time in milliseconds since the epoch. */
export const useNow = (every: number, isRunning?: boolean): number => useClock(Date.now, every, isRunning);
