// Detects problems whose cause no longer exists, so that their notices disappear.
import { useSyncExternalStore } from 'react';
import type { ApiError } from '~/api/http/api-error';
import { signedInAt } from '../time/signed-in-at';

/** Reports whether the error is about a session that ended before the user signed in again. */
export function useIsProblemOutdated(error: ApiError | null): boolean {
  const since = useSyncExternalStore(signedInAt.subscribe, signedInAt.get, signedInAt.get);
  return error?.kind === 'unauthenticated' && error.context.at <= since;
}
