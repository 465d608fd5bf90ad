import { useEffect, useState } from 'react';

/** The present moment in milliseconds, anew every ten seconds: close enough for a clock of minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
