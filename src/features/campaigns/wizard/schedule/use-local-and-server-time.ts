import { useSyncExternalStore } from 'react';
import { serverClockOffsetMs } from '~/api/http/response-headers';
import { useNow } from '~/ui/time/use-now';

/** Returns the current time by this computer's clock and, if known, by the server's, updated every second. */
export function useLocalAndServerTime(): { readonly now: number; readonly serverNow: number | null } {
  const now = useNow(1000);
  const offset = useSyncExternalStore(serverClockOffsetMs.subscribe, serverClockOffsetMs.get);
  return { now, serverNow: offset === null ? null : now + offset };
}
