// Rejects repeated campaign requests when the sandbox server serves a console. Each confirmation of a campaign allows
// only one request, as with a deployment's reverse proxy.
import type { IncomingMessage } from 'node:http';
import { CAMPAIGN_CONFIRMATION_HEADER, GUARD_HEADER } from '~/api/http/repeat-guard';

/** The response headers that tell the console that a server rejects repeated requests. */
export const REPEAT_GUARD_HEADERS = { [GUARD_HEADER]: 'refused' } as const;

/** Returns a function that reports whether a request repeats the confirmation of an earlier request. */
export function createRepeatGuard(): (request: IncomingMessage) => boolean {
  const seen = new Set<string>();
  return ({ headers }) => {
    const confirmation = headers[CAMPAIGN_CONFIRMATION_HEADER];
    if (typeof confirmation !== 'string') return false;
    const isRepeated = seen.has(confirmation);
    seen.add(confirmation);
    return isRepeated;
  };
}
