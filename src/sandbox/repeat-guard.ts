// The proxy's protection against repeated campaign requests, for a console that the sandbox server serves: one request
// per confirmation.
import type { IncomingMessage } from 'node:http';
import { CONFIRMATION_HEADER, GUARD_HEADER } from '~/api/http/repeat-guard';

/** Headers on every answer of the guarded origin. */
export const GUARD_HEADERS = { [GUARD_HEADER]: 'refused' } as const;

/** Returns a function that reports whether a request repeats the confirmation of an earlier one. */
export function createRepeatGuard(): (request: IncomingMessage) => boolean {
  const seen = new Set<string>();
  return ({ headers }) => {
    const confirmation = headers[CONFIRMATION_HEADER];
    if (typeof confirmation !== 'string') return false;
    const isRepeated = seen.has(confirmation);
    seen.add(confirmation);
    return isRepeated;
  };
}
