// The definition of API operations. The client, the query keys, the sandbox's routes, the configuration's overrides and
// the coverage page are all derived from it.
import type * as z from 'zod/mini';
import type { PageMeta } from '~/lib/file/page-meta';
import type { ParameterChecks } from '~/lib/ignored-parameters';
import type { JsonObject } from '~/lib/json/json';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Service = 'platform' | 'auth' | 'assistant';

type Schema = z.ZodMiniType;

/** `portal-member` includes administrators of the account. */
export type RequiredRole = 'any-member' | 'portal-member' | 'administrator';

/** The list whose rows contain the record that an operation loads. */
export interface ListRowSpec {
  /** A list directly below the account or the tenant. */
  readonly list: OperationSpec & {
    readonly response: z.ZodMiniType<{
      readonly data: readonly JsonObject[];
      readonly meta?: PageMeta | undefined;
    }>;
  };
  /** The field of a row that the operation's only parameter refers to. */
  readonly key: string;
}

/** The definition of an operation. Path parameters are in braces; `{accountId}` and `{tenant}` come from the scope. */
export interface OperationSpec {
  /** `resource.verb`, as named in the configuration, for example `macros.update`. */
  readonly id: `${string}.${string}`;
  /** The service that provides the operation. Defaults to `platform`. */
  readonly service?: Service;
  readonly method: Method;
  readonly path: string;
  /**
   * `contract`: specified in the contract, so it can't be moved. `assumed`: not in the contract, so a deployment may
   * move it to another path or switch it off.
   */
  readonly origin: 'contract' | 'assumed';
  /** Path parameters in addition to those of the scope. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** The writable fields. Keys outside of the schema are never sent. */
  readonly body?: Schema;
  /** Extra request headers that the caller must provide, by name. */
  readonly headers?: Schema;
  /**
   * The schema of a successful response's body. Response schemas are loose: unknown fields are returned, never
   * rejected.
   */
  readonly response: Schema;
  /** The required role, if the contract states one (contract: who-may). */
  readonly who?: RequiredRole;
  /** The list that contains the record which this operation reads or changes. */
  readonly row?: ListRowSpec;
  /** For lists: checks that detect from the rows which query parameters the platform ignored. */
  readonly evidence?: ParameterChecks;
  /**
   * The operation that loads this operation's parent record: the record that it changes, or that its list belongs to. A
   * list of the account itself has no parent record and refers to a list that every account has.
   */
  readonly about?: OperationSpec;
  /**
   * Irrevocable and not idempotent. Sent over a new connection, and only after a person confirmed it (contract:
   * one-send).
   */
  readonly oneShot?: true;
  /** Receives the headers of every response. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** Defines an operation. Returns the argument unchanged and only adds its type. */
// @__NO_SIDE_EFFECTS__
export function defineOperation<const S extends OperationSpec>(spec: S): S {
  return spec;
}

/** The input of an operation that isn't known at compile time. */
export interface AnyInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: object;
}

type InputPart<S, K extends keyof AnyInput> = S extends { readonly [P in K]: infer T extends Schema }
  ? undefined extends z.input<T>
    ? { readonly [P in K]?: z.input<T> }
    : { readonly [P in K]: z.input<T> }
  : K extends keyof S
    ? unknown
    : { readonly [P in K]?: never };

/**
 * The input of an operation besides the scope: `params`, `query`, `body` and `headers`, each only if the operation has
 * a schema for it.
 */
export type OperationInput<S extends OperationSpec> = AnyInput &
  InputPart<S, 'params'> &
  InputPart<S, 'query'> &
  InputPart<S, 'body'> &
  InputPart<S, 'headers'>;

export type OperationResponse<S extends OperationSpec> = z.output<S['response']>;

/**
 * Reports whether the operation is a GET, which changes nothing. All other operations are writes and are never retried
 * automatically.
 */
export function isRead(operation: OperationSpec): boolean {
  return operation.method === 'GET';
}

/**
 * Returns the time limit in milliseconds: 15 s for reads, 30 s for writes. The outcome of a write that exceeds it is
 * unknown.
 */
export function getTimeLimit(operation: OperationSpec): number {
  return isRead(operation) ? 15_000 : 30_000;
}
