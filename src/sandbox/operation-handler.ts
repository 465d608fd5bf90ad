// Operation handlers. Each defines the behavior of the simulated platform for one operation.
import type * as z from 'zod/mini';
import type { OperationResponse, OperationSpec } from '~/api/http/operation';
import type { Platform } from './platform';
import type { AccountState, Identity, Membership, SandboxState } from './state';

export type JsonObject = Readonly<Record<string, unknown>>;
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

type Params<S> = S extends { readonly params: infer T extends z.ZodMiniType } ? z.output<T> : unknown;
type Query<S> = S extends { readonly query: infer T extends z.ZodMiniType }
  ? { readonly [K in keyof z.input<T>]?: string }
  : unknown;

interface Context<S> {
  /** The simulated platform. Its `state` holds the demo data and later changes. */
  readonly platform: Platform;
  readonly state: SandboxState;
  /** The path parameters. An invalid number becomes NaN, which no ID equals. */
  readonly params: Params<S>;
  /** The query parameters as text, not checked yet. */
  readonly query: Query<S>;
  /** The body without its wrapper key. Its values are not checked yet. */
  readonly body: JsonObject;
  /** Maps fields of a multipart body to their files. */
  readonly files: Readonly<Record<string, FormFile>>;
  readonly headers: Headers;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The sandbox's own origin, for absolute URLs. */
  readonly origin: string;
}

/** A member of an account, with name and email. */
export interface Caller extends Membership {
  readonly email: string;
  readonly name: string;
}

export interface AccountOperationContext<S = OperationSpec> extends Context<S> {
  readonly account: AccountState;
  readonly caller: Caller;
}

export interface TenantOperationContext<S = OperationSpec> extends Context<S> {
  readonly tenant: string;
  readonly identity: Identity;
}

/**
 * The context of a handler. Platform operations have an account, assistant operations have a tenant, and sign-in
 * operations have neither.
 */
export type OperationContext<S> = S extends { readonly service: 'auth' }
  ? Context<S>
  : S extends { readonly service: 'assistant' }
    ? TenantOperationContext<S>
    : AccountOperationContext<S>;

/** The checks that run before the handler, in the platform's order: query, role, body (contract: order-of-checks). */
interface Checks<S> {
  /** The key that wraps the body, named after the resource. */
  readonly wrapper?: string;
  /** Rejects a query with invalid values. */
  readonly query?: (query: Query<S>) => void;
  /** Reports whether the caller is allowed. Runs in addition to the check of the operation's `who: 'administrator'`. */
  readonly allowed?: (context: OperationContext<S>) => boolean;
}

/**
 * A handler whose request and response types are erased, so that one registry can hold the handlers of all operations.
 * Only `defineOperationHandler` creates it.
 */
export interface OperationHandler {
  readonly operation: OperationSpec;
  readonly wrapper: string | undefined;
  readonly query: ((query: never) => void) | undefined;
  readonly allowed: ((context: never) => boolean) | undefined;
  readonly handler: (context: never) => unknown;
}

/**
 * Defines the platform's behavior for an operation. The handler changes `state` in place and returns the response body,
 * or undefined for 204. An invalid request must throw a `RequestError` before anything is changed.
 */
export function defineOperationHandler<S extends OperationSpec>(
  operation: S,
  handler: (context: OperationContext<S>) => OperationResponse<S>,
  checks: Checks<S> = {},
): OperationHandler {
  return { operation, handler, wrapper: checks.wrapper, query: checks.query, allowed: checks.allowed };
}

/** Returns 201 for a created resource, 204 for a response without a body, and 200 otherwise. */
export function getSuccessStatus(operation: OperationSpec, data: unknown): number {
  if (data === undefined) return 204;
  return /\.(create|confirmCreate)$/.test(operation.id) ? 201 : 200;
}
