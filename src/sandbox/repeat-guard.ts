// The proxy template's part, for a console that the sandbox's server delivers: one campaign request per confirmation.
import type { IncomingMessage } from 'node:http';
import { CONFIRMATION_HEADER, GUARD_HEADER } from '~/api/http/repeat-guard';

/** Of every answer of the guarded origin. */
export const GUARD_HEADERS = { [GUARD_HEADER]: 'refused' } as const;

/** Returns a function that reports whether a request repeats an earlier one's confirmation. */
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
