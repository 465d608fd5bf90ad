// Who may speak to the HTTP mount: this machine only, by its loopback names, from pages of this machine only.
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Why a request is turned away before anything is read: a foreign `Host` (DNS rebinding) or a foreign `Origin`. */
export function turnedAway({ headers }: IncomingMessage): { status: number; reason: string } | null {
  if (!LOOPBACK.test(headers.host ?? ''))
    return { status: 421, reason: 'The sandbox answers to loopback names only.' };
  if (headers.origin !== undefined && !isLoopbackOrigin(headers.origin)) {
    return { status: 403, reason: 'The sandbox answers pages of this machine only.' };
  }
  return null;
}

const isLoopbackOrigin = (origin: string) => LOOPBACK.test(origin.replace(/^https?:\/\//i, ''));

/** What a loopback page on another port needs in order to read the answer. Nothing for the own origin, never a `*`. */
export function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { origin, host } = headers;
  if (origin === undefined || origin === `http://${host}`) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Chat-Instance, Content-Type, If-Match',
    'access-control-expose-headers':
      'Date, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
    'access-control-max-age': '600',
  };
}
