// Access control of the HTTP server: accepts only loopback host names, and only pages from loopback origins.
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Checks the `Host` header (against DNS rebinding) and the `Origin` header before the request is read. Returns the
 * status and the reason of a rejection, or null.
 */
export function checkOrigin({ headers }: IncomingMessage): { status: number; reason: string } | null {
  if (!LOOPBACK.test(headers.host ?? ''))
    return { status: 421, reason: 'The sandbox answers to loopback names only.' };
  if (headers.origin !== undefined && !isLoopbackOrigin(headers.origin)) {
    return { status: 403, reason: 'The sandbox answers pages of this machine only.' };
  }
  return null;
}

const isLoopbackOrigin = (origin: string) => LOOPBACK.test(origin.replace(/^https?:\/\//i, ''));

/**
 * Returns the CORS headers that allow a loopback page on another port to read the response. Returns no headers for the
 * same origin, and never allows `*`.
 */
export function getCorsHeaders({ headers }: IncomingMessage): Record<string, string> {
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
