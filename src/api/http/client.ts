// The only module that uses `fetch`. Sends an operation's input and returns its parsed response, or throws an ApiError.
import * as z from 'zod/mini';
import { isCampaignCreationUrl } from '~/api/campaign-route';
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { parseJson } from '~/lib/json/json';
import { ApiError, type ApiProblem, createErrorFromProblem } from './api-error';
import { getCredentials } from './credentials-provider';
import {
  type AnyOperationInput,
  getTimeLimit,
  isReadOperation,
  type OperationInput,
  type OperationResponse,
  type OperationSpec,
} from './operation';
import { detectMissingOperation, getOperationAvailability } from './operation-availability';
import { parseErrorResponse } from './parse-error-response';
import { getBlockedSeconds, getWaitSeconds, updateRateLimit } from './rate-limit';
import { recordLastResponse, updateRole, updateServerClockOffset } from './response-headers';

/** Arguments of every call besides the operation's own input. */
export interface CallContext {
  /** The account and the signed-in person. Not set for sign-in operations. */
  readonly scope?: Scope;
  /** Aborts a read that is no longer needed. Never aborts a write, because its outcome would be unknown. */
  readonly signal?: AbortSignal;
  /**
   * Called with the status when the response starts. Used only for campaigns, because the status determines whether a
   * campaign was sent.
   */
  readonly onStatus?: (status: number) => void;
  /** Changes a one-shot request right before it is sent. */
  readonly prepare?: (request: RequestInit, address: string) => RequestInit;
}

type LooseInput = AnyOperationInput & CallContext;

const baseUrl = (operation: OperationSpec): string => {
  const { platformUrl, authUrl, assistantUrl } = getConfiguration();
  const base = { platform: platformUrl, auth: authUrl, assistant: assistantUrl }[
    operation.service ?? 'platform'
  ];
  return base.replace(/\/$/, '');
};

/**
 * Returns the current method and path of an operation, which the configuration can override if the operation is
 * assumed.
 */
export function getOperationRoute(operation: OperationSpec): {
  readonly method: string;
  readonly path: string;
} {
  const override = operation.origin === 'assumed' ? getConfiguration().operations[operation.id] : undefined;
  return override ?? { method: operation.method, path: operation.path };
}

/**
 * Returns the URL of a call. Each parameter is encoded as a single path segment, so that no value can lead to another
 * path. Omits arrays in the query, because the platform rejects them (contract: query-parameters).
 */
export function buildRequestUrl(operation: OperationSpec, input: LooseInput): string {
  const { scope } = input;
  const values: Record<string, unknown> = {
    ...input.params,
    accountId: scope?.accountId,
    tenant: scope?.tenant ?? undefined,
  };
  const route = getOperationRoute(operation);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    // Encoding doesn't change "." and "..", so they would be resolved as dot segments.
    if (value === undefined || /^\.{0,2}$/.test(String(value))) {
      throw createErrorFromProblem(operation.id, { kind: 'not-found' });
    }
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const address = `${baseUrl(operation)}${path}`;
  // Checks the complete path again, because the configuration was validated without the values of its placeholders.
  if (!operation.oneShot && route.method === 'POST' && isCampaignCreationUrl(address)) {
    throw createErrorFromProblem(operation.id, { kind: 'switched-off' });
  }
  return `${address}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Returns the headers of a call. The instance in the header and the account in the path come from the same frozen
 * scope.
 */
function buildHeaders(operation: OperationSpec, input: LooseInput, bearer: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', ...input.headers });
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  if (input.scope && (operation.service ?? 'platform') === 'platform') {
    headers.set('chat-instance', String(input.scope.instance));
  }
  return headers;
}

/**
 * Returns the token for a call, or null for sign-in, which needs none. Throws `unauthenticated` if the session has no
 * token.
 */
export function getBearerToken(operation: OperationSpec, scope: Scope | undefined): string | null {
  if (operation.service === 'auth') return null;
  const bearer = scope && getCredentials().bearer(scope);
  if (!bearer) throw createErrorFromProblem(operation.id, { kind: 'unauthenticated', sent: false });
  return bearer;
}

/** Throws if the operation is switched off or the request limit requires waiting. */
export function assertMaySend(operation: OperationSpec, scope: Scope | undefined): void {
  if (getOperationAvailability(operation, scope) !== 'on') {
    throw createErrorFromProblem(operation.id, { kind: 'switched-off' });
  }
  const wait = getBlockedSeconds(Date.now());
  if (wait > 0 && operation.service !== 'auth') {
    throw createErrorFromProblem(operation.id, { kind: 'rate-limited', waitSeconds: wait, sent: false });
  }
}

function buildRequest(operation: OperationSpec, input: LooseInput, bearer: string | null): RequestInit {
  const headers = buildHeaders(operation, input, bearer);
  const init: RequestInit = {
    method: getOperationRoute(operation).method,
    headers,
    // Browsers use a separate connection pool for requests without credentials. Only one-shot requests use this pool,
    // so they never get a kept-alive connection. This prevents silent repeats, because Chromium repeats a POST only if
    // a kept-alive connection closes without a response. `omit` has no other effect, because the console has no
    // cookies.
    credentials: operation.oneShot ? 'omit' : 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  };
  if (operation.body && input.body !== undefined) {
    headers.set('content-type', 'application/json');
    // Parsing removes fields that clients may not write according to the contract.
    init.body = JSON.stringify(operation.body.parse(input.body));
  }
  return init;
}

/**
 * Reports whether a response may change the state of the client, such as the request limit or the session. Responses to
 * requests of an ended session may not.
 */
const isNoted = (scope: Scope | undefined) => !scope || getCredentials().isOwn(scope);

interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The local time at which the headers arrived, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

async function exchange(
  operation: OperationSpec,
  input: LooseInput,
  url: string,
  init: RequestInit,
): Promise<RawResponse> {
  const limit = operation.oneShot ? getConfiguration().campaignTimeoutMs : getTimeLimit(operation);
  const timeout = AbortSignal.timeout(limit);
  const left = isReadOperation(operation) ? input.signal : undefined;
  const signal = left ? AbortSignal.any([left, timeout]) : timeout;
  let status: number | null = null;
  try {
    const response = await fetch(url, { ...init, signal });
    const receivedAt = Date.now();
    status = response.status;
    input.onStatus?.(status);
    return { status, headers: response.headers, text: await response.text(), receivedAt };
  } catch (error) {
    if (left?.aborted) throw error;
    if (isNoted(input.scope)) recordLastResponse(operation, status, '');
    const problem: ApiProblem = timeout.aborted
      ? { kind: 'timed-out', limitSeconds: limit / 1000 }
      : { kind: 'unreachable' };
    throw createErrorFromProblem(operation.id, problem, status);
  }
}

/** Converts a response into the operation's value, or throws an ApiError. */
export function parseResponse<S extends OperationSpec>(
  operation: S,
  rawResponse: RawResponse,
  sent: { readonly bearer: string | null; readonly scope: Scope | undefined },
): OperationResponse<S> {
  const { bearer, scope } = sent;
  const now = Date.now();
  const { status, headers, text, receivedAt } = rawResponse;
  const wait = status === 429 ? getWaitSeconds(headers, now) : null;
  // The other services have their own clocks, but dates are compared with records of the platform.
  if (!operation.service) updateServerClockOffset(headers, receivedAt);
  operation.onHeaders?.(headers);
  if (isNoted(scope)) {
    recordLastResponse(operation, status, text);
    // Without a token, the request limit applies to the IP address instead of the person.
    if (bearer !== null) updateRateLimit(headers, now, wait);
  }
  if (bearer !== null && scope) getCredentials().onResponse(bearer, scope, status);
  if (status < 200 || status > 299) {
    const { problem: read, ...errorDetails } = parseErrorResponse(status, text, wait ?? 0);
    const problem = read.kind === 'forbidden' && operation.who ? { ...read, who: operation.who } : read;
    if (isNoted(scope) && read.kind === 'forbidden' && errorDetails.shape === 'envelope')
      updateRole(operation, scope, false);
    const isAbsent = detectMissingOperation(operation, scope, status);
    throw new ApiError(isAbsent ? { kind: 'switched-off' } : problem, {
      operation: operation.id,
      at: now,
      status,
      requestId: headers.get('x-request-id'),
      ...errorDetails,
    });
  }
  const value = parseSuccess(operation, status, text);
  if (isNoted(scope)) updateRole(operation, scope, true);
  return value;
}

function parseSuccess<S extends OperationSpec>(
  operation: S,
  status: number,
  text: string,
): OperationResponse<S> {
  const json = parseJson(text);
  // Any 2xx status is a success, with or without a body.
  const parsed =
    json === undefined && text !== '' ? null : z.safeParse<S['response']>(operation.response, json);
  if (parsed?.success) return parsed.data;
  const at = parsed?.error.issues[0]?.path.join('.') || null;
  throw createErrorFromProblem(operation.id, { kind: 'unexpected-answer', at }, status, 'unknown');
}

/**
 * Calls an operation and returns its parsed response. Throws only `ApiError`, or the reason of `signal` if the caller
 * aborts a read. Never retries.
 */
export async function callOperation<S extends OperationSpec>(
  operation: S,
  input: OperationInput<S> & CallContext,
): Promise<OperationResponse<S>> {
  assertMaySend(operation, input.scope);
  const bearer = getBearerToken(operation, input.scope);
  const address = buildRequestUrl(operation, input);
  const request = buildRequest(operation, input, bearer);
  const rawResponse = await exchange(operation, input, address, input.prepare?.(request, address) ?? request);
  return parseResponse(operation, rawResponse, { bearer, scope: input.scope });
}
