// Checks a request in the platform's order (contract: order-of-checks): instance header, token, account, suspension,
// query, role, body. Then the operation's handler checks the resource and the values.
import * as z from 'zod/mini';
import type { OperationSpec, ServiceName } from '~/api/http/operation';
import { isObject } from '~/lib/json/json';
import {
  buildErrorBody,
  createBadRequestError,
  createBareError,
  createForbiddenError,
  createInternalError,
  createRecordNotFoundError,
  createUnauthorizedError,
  RequestError,
} from './error-body';
import type { Language } from './error-sentences';
import { type FormFile, getSuccessStatus, type JsonObject, type OperationHandler } from './operation-handler';
import type { Platform } from './platform';
import { findOperationHandler } from './rules';
import type { AccountState, Identity, Membership } from './state';
import { findTokenIdentity, getBearerToken } from './tokens';

/** A request whose body has been read, independent of its transport. */
export interface ReceivedRequest {
  readonly operation: OperationSpec;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly text: string;
  readonly files: Readonly<Record<string, FormFile>>;
}

export interface SandboxResponse {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: unknown;
}

export const getOperationService = (operation: OperationSpec): ServiceName => operation.service ?? 'platform';

/** Returns the response to a request and changes the platform accordingly. Never throws. `now` is in milliseconds. */
export function handleRequest(platform: Platform, received: ReceivedRequest, now: number): SandboxResponse {
  let language: Language = 'en';
  try {
    const place = getPlace(platform, received, now);
    // Errors are in English before the account is found, and in the account's language afterwards.
    if (place.account) language = place.account.language;
    const data = carryOut(platform, received, place, now);
    // Returns a copy, because later changes of the state must not change an earlier response.
    return { status: getSuccessStatus(received.operation, data), body: structuredClone(data) };
  } catch (error) {
    const rejection = error instanceof RequestError ? error : createInternalError();
    return {
      status: rejection.parts.status,
      body: buildErrorBody(rejection, getOperationService(received.operation), language),
    };
  }
}

/** The caller and the account or tenant, determined by the checks that run before the query is checked. */
interface Place {
  readonly identity?: Identity;
  readonly account?: AccountState;
  readonly membership?: Membership;
  readonly tenant?: string;
}

function getPlace(platform: Platform, { operation, headers, params }: ReceivedRequest, now: number): Place {
  switch (getOperationService(operation)) {
    case 'auth':
      return {};
    case 'assistant': {
      const identity = getIdentity(platform, headers, now);
      const tenant = params.tenant ?? '';
      // Throws the same 404 for a tenant that the token doesn't cover as for one that doesn't exist, so that a caller
      // can't distinguish them.
      if (!identity.tenants.includes(tenant)) throw createRecordNotFoundError();
      return { identity, tenant };
    }
    case 'platform': {
      const instance = headers.get('chat-instance');
      if (!instance) throw createBareError(400, 'The chat-instance header is required.');
      const identity = getIdentity(platform, headers, now);
      return { identity, ...getAccount(platform, identity, instance, params.accountId ?? '') };
    }
  }
}

function getIdentity(platform: Platform, headers: Headers, now: number): Identity {
  const bearer = getBearerToken(headers);
  if (bearer === null) throw createUnauthorizedError();
  const holder = findTokenIdentity(platform, bearer, now);
  if (holder === 'access') throw createUnauthorizedError();
  if (holder === 'invalid') throw createBareError(401, 'The token is invalid or has expired.');
  return holder;
}

/**
 * Checks instance and account together. An identity that is unknown on the instance gets 401. An identity that isn't a
 * member of the account gets 404.
 */
function getAccount(platform: Platform, identity: Identity, instance: string, accountId: string) {
  const here = identity.memberships.filter((membership) => String(membership.instance) === instance);
  if (here.length === 0) throw createUnauthorizedError();
  const membership = here.find((one) => String(one.accountId) === accountId);
  const account = platform.state.instances
    .find(({ id }) => id === membership?.instance)
    ?.accounts.find(({ id }) => id === membership?.accountId);
  if (!membership || !account) throw createRecordNotFoundError();
  return { membership, account };
}

function carryOut(platform: Platform, received: ReceivedRequest, place: Place, now: number): unknown {
  const { operation, url, headers, files } = received;
  if (place.account?.suspended) throw createForbiddenError('suspended');
  const rule = findOperationHandler(operation.id);
  const query = readQuery(url);
  // `never` is safe, because `defineOperationHandler` guarantees that the handler's types match its operation.
  rule?.query?.(query as never);
  const context = {
    platform,
    state: platform.state,
    account: place.account,
    caller: place.membership && {
      ...place.membership,
      email: place.identity?.email,
      name: place.identity?.name,
    },
    identity: place.identity,
    tenant: place.tenant,
    params: readParams(operation, received.params),
    query,
    body: {},
    files,
    headers,
    now,
    origin: url.origin,
  };
  if (operation.who === 'administrator' && place.membership?.role !== 'administrator')
    throw createForbiddenError();
  if (!rule) throw createRecordNotFoundError();
  if (rule.allowed && !rule.allowed(context as never)) throw createForbiddenError();
  return rule.handler({ ...context, body: readBody(rule, received.text) } as never);
}

function readQuery(url: URL): Readonly<Record<string, string>> {
  if ([...url.searchParams.keys()].some((name) => name.includes('[')))
    throw createBadRequestError('query_shape');
  return Object.fromEntries(url.searchParams);
}

function readBody({ operation, wrapper }: OperationHandler, text: string): JsonObject {
  if (!operation.body) return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw createBadRequestError('invalid_json');
  }
  const content = wrapper === undefined ? body : isObject(body) ? body[wrapper] : undefined;
  if (!isObject(content)) throw createBadRequestError('wrapper');
  return content;
}

function readParams(
  operation: OperationSpec,
  params: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const shape = operation.params instanceof z.ZodMiniObject ? operation.params.shape : {};
  const read = (name: string, text: string) => {
    if (!(shape[name] instanceof z.ZodMiniNumber)) return text;
    return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  };
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, read(name, text)]));
}
