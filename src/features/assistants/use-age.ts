import { useEffect, useState } from 'react';

/** Whole minutes since `at` (milliseconds since the epoch), drawn anew as they pass. */
export function useAge(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - at) / 60_000));
}
