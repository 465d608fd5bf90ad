// The present moment for what is drawn: read outside of rendering, so that a memoised component is drawn anew as time passes.
import { useEffect, useState } from 'react';

/** The present moment in milliseconds since the epoch, anew every `every` milliseconds while `isRunning`. */
export function useNow(every: number, isRunning = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, isRunning]);
  return now;
}
