// Turns an answer, with or without a fault, into a response on the wire.
import type { OperationSpec } from '~/api/http/operation';
import { type Answer, type Received, serviceOf } from './answer';
import { editConcurrently } from './concurrent-edit';
import { type Fault, withNewFields, withoutFields } from './faults';
import type { Platform } from './platform';
import { internalError, refusalBody } from './refusal';
import { bearerOf, endToken } from './tokens';

/**
 * The way an answer is delivered: whole, or the connection is dropped, never answers, or breaks off within the headers.
 */
export type Delivery = 'whole' | 'dropped' | 'silent' | 'half-headers';
export interface Outcome {
  readonly delivery: Delivery;
  readonly response: Response;
}

/** The start of a JSON answer that breaks off. */
const HALF_JSON = '{"id": 1, "data": [{"id": 1, "na';

export const whole = (response: Response): Outcome => ({ delivery: 'whole', response });
const lost = (delivery: Delivery): Outcome => ({ delivery, response: new Response(null) });

export function json(status: number, body: unknown, headers: Record<string, string>): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}

/** Not in the error envelope, because the request never reached the API. */
export const tooManyRequests = (headers: Record<string, string>, seconds: number) =>
  json(
    429,
    { message: 'Too many requests. Try again later.' },
    { ...headers, 'ratelimit-remaining': '0', 'retry-after': String(seconds) },
  );

/** Returns the answer of a fault that replaces the request; null if the request is to be carried out. */
export function insteadOf(
  operation: OperationSpec,
  fault: Fault,
  headers: Record<string, string>,
): Outcome | null {
  switch (fault.kind) {
    case 'server_error':
      return whole(json(500, refusalBody(internalError(), serviceOf(operation), 'en'), headers));
    case 'status':
      return whole(
        new Response(`<!doctype html><title>${fault.status}</title><h1>${fault.status}</h1>`, {
          status: fault.status,
          headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        }),
      );
    case 'rate_limited':
      return whole(
        tooManyRequests({ ...headers, 'ratelimit-reset': String(fault.retry_after_s) }, fault.retry_after_s),
      );
    case 'drop_before_write':
    case 'network_drop':
      return lost('dropped');
    case 'malformed':
      return whole(halfJson(200, HALF_JSON, headers));
    case 'redirect':
      return whole(
        new Response(null, { status: 307, headers: { ...headers, location: 'http://redirected.invalid/' } }),
      );
    default:
      return null;
  }
}

const halfJson = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'application/json' } });

/** Applies a fault's changes to the platform before the request is carried out. */
export function prepare(platform: Platform, received: Received, { kind }: Fault): void {
  if (kind === 'concurrent_edit') editConcurrently(platform, received, Date.now());
  if (kind !== 'expire_token') return;
  const bearer = bearerOf(received.headers);
  if (bearer !== null) endToken(platform, bearer);
}

/** Applies a fault to the answer of a request that was carried out. */
export function afterwards(
  { status, body }: Answer,
  fault: Fault | null,
  headers: Record<string, string>,
): Outcome {
  switch (fault?.kind) {
    case 'timeout_after_write':
      return lost('silent');
    case 'drop_after_write':
      return lost('dropped');
    case 'half_headers':
      return lost('half-headers');
    case 'created_malformed': {
      const text = JSON.stringify(body) ?? HALF_JSON;
      return whole(
        halfJson(body === undefined ? 200 : status, text.slice(0, Math.ceil(text.length / 2)), headers),
      );
    }
    case 'no_body':
      return whole(json(204, undefined, headers));
    case 'new_fields':
      return whole(json(status, withNewFields(body), headers));
    case 'missing_fields':
      return whole(json(status, withoutFields(body, fault.fields), headers));
    default:
      return whole(json(status, body, headers));
  }
}
