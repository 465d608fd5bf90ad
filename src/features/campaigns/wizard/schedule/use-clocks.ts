import { useSyncExternalStore } from 'react';
import { serverOffset } from '~/api/http/answer-notes';
import { useNow } from '~/ui/time/use-now';

/** The present moment by this computer's clock, and by the server's where it can be read, anew each second. */
export function useClocks(): { readonly now: number; readonly serverNow: number | null } {
  const now = useNow(1000);
  const offset = useSyncExternalStore(serverOffset.subscribe, serverOffset.get);
  return { now, serverNow: offset === null ? null : now + offset };
}
