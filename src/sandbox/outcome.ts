// Converts the result of an operation handler to an HTTP response, with or without a fault.
import type { OperationSpec } from '~/api/http/operation';
import { simulateConcurrentEdit } from './concurrent-edit';
import { buildErrorBody, createInternalError } from './error-body';
import { addUnknownFields, type Fault, removeFields } from './fault-registry';
import type { Platform } from './platform';
import { getOperationService, type ReceivedRequest, type SandboxResponse } from './respond';
import { getBearerToken, revokeToken } from './tokens';

/**
 * The delivery of a response. `whole`: completely. `dropped`: the connection is closed without a response. `silent`:
 * the response is never sent. `half-headers`: the connection breaks within the headers.
 */
export type ResponseDelivery = 'whole' | 'dropped' | 'silent' | 'half-headers';
export interface SandboxOutcome {
  readonly delivery: ResponseDelivery;
  readonly response: Response;
}

/** The start of a truncated JSON response. */
const HALF_JSON = '{"id": 1, "data": [{"id": 1, "na';

export const toCompleteOutcome = (response: Response): SandboxOutcome => ({ delivery: 'whole', response });
const lost = (delivery: ResponseDelivery): SandboxOutcome => ({ delivery, response: new Response(null) });

export function createJsonResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}

/** Returns a 429 response without an error envelope, because the request is rejected before it reaches the API. */
export const createTooManyRequestsResponse = (headers: Record<string, string>, seconds: number) =>
  createJsonResponse(
    429,
    { message: 'Too many requests. Try again later.' },
    { ...headers, 'ratelimit-remaining': '0', 'retry-after': String(seconds) },
  );

/**
 * Returns the response of a fault that prevents the request from being carried out. Returns null if the request must be
 * carried out.
 */
export function createFaultResponse(
  operation: OperationSpec,
  fault: Fault,
  headers: Record<string, string>,
): SandboxOutcome | null {
  switch (fault.kind) {
    case 'server_error':
      return toCompleteOutcome(
        createJsonResponse(
          500,
          buildErrorBody(createInternalError(), getOperationService(operation), 'en'),
          headers,
        ),
      );
    case 'status':
      return toCompleteOutcome(
        new Response(`<!doctype html><title>${fault.status}</title><h1>${fault.status}</h1>`, {
          status: fault.status,
          headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        }),
      );
    case 'rate_limited':
      return toCompleteOutcome(
        createTooManyRequestsResponse(
          { ...headers, 'ratelimit-reset': String(fault.retry_after_s) },
          fault.retry_after_s,
        ),
      );
    case 'drop_before_write':
    case 'network_drop':
      return lost('dropped');
    case 'malformed':
      return toCompleteOutcome(halfJson(200, HALF_JSON, headers));
    case 'redirect':
      return toCompleteOutcome(
        new Response(null, { status: 307, headers: { ...headers, location: 'http://redirected.invalid/' } }),
      );
    default:
      return null;
  }
}

const halfJson = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'application/json' } });

/** Applies the changes that a fault makes to the platform before the request is carried out. */
export function applyFaultToPlatform(
  platform: Platform,
  received: ReceivedRequest,
  { kind }: Fault,
  now: number,
): void {
  if (kind === 'concurrent_edit') simulateConcurrentEdit(platform, received, now);
  if (kind !== 'expire_token') return;
  const bearer = getBearerToken(received.headers);
  if (bearer !== null) revokeToken(platform, bearer);
}

/** Applies a fault to the response of a request that was carried out. */
export function applyFaultToResponse(
  { status, body }: SandboxResponse,
  fault: Fault | null,
  headers: Record<string, string>,
): SandboxOutcome {
  switch (fault?.kind) {
    case 'timeout_after_write':
      return lost('silent');
    case 'drop_after_write':
      return lost('dropped');
    case 'half_headers':
      return lost('half-headers');
    case 'created_malformed': {
      const text = JSON.stringify(body) ?? HALF_JSON;
      return toCompleteOutcome(
        halfJson(body === undefined ? 200 : status, text.slice(0, Math.ceil(text.length / 2)), headers),
      );
    }
    case 'no_body':
      return toCompleteOutcome(createJsonResponse(204, undefined, headers));
    case 'new_fields':
      return toCompleteOutcome(createJsonResponse(status, addUnknownFields(body), headers));
    case 'missing_fields':
      return toCompleteOutcome(createJsonResponse(status, removeFields(body, fault.fields), headers));
    default:
      return toCompleteOutcome(createJsonResponse(status, body, headers));
  }
}
