import { useSyncExternalStore } from 'react';
import { serverOffset } from '~/api/http/response-headers';
import { useNow } from '~/ui/time/use-now';

/** Returns the current time by this computer's clock and, if known, by the server's, updated every second. */
export function useClocks(): { readonly now: number; readonly serverNow: number | null } {
  const now = useNow(1000);
  const offset = useSyncExternalStore(serverOffset.subscribe, serverOffset.get);
  return { now, serverNow: offset === null ? null : now + offset };
}
