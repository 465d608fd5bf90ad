// The definition of API operations. The client, the query keys, the sandbox's routes, the configuration's overrides and
// the page “API status” are derived from the definitions.
import type * as z from 'zod/mini';
import type { PageMeta } from '~/lib/file/page-meta';
import type { ParameterChecks } from '~/lib/ignored-parameters';
import type { JsonObject } from '~/lib/json/json';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type ServiceName = 'platform' | 'auth' | 'assistant';

type Schema = z.ZodMiniType;

/** The role that an operation requires. Administrators of the account also count as `portal-member`. */
export type RequiredRole = 'any-member' | 'portal-member' | 'administrator';

/** The list that contains the record of an operation as one of its rows. */
export interface ListRowSpec {
  /** A list whose path contains no parameters besides the account or the tenant. */
  readonly list: OperationSpec & {
    readonly response: z.ZodMiniType<{
      readonly data: readonly JsonObject[];
      readonly meta?: PageMeta | undefined;
    }>;
  };
  /** The field of a row that must equal the operation's last path parameter. */
  readonly key: string;
}

/** The definition of an operation. Path parameters are in braces. `{accountId}` and `{tenant}` come from the scope. */
export interface OperationSpec {
  /** `resource.verb`, as named in the configuration, for example `macros.update`. */
  readonly id: `${string}.${string}`;
  /** The service that provides the operation. Defaults to `platform`. */
  readonly service?: ServiceName;
  readonly method: HttpMethod;
  readonly path: string;
  /**
   * `contract`: the contract specifies the operation, so its path is fixed. `assumed`: the contract doesn't specify the
   * operation, so a deployment may move it to another path or switch it off.
   */
  readonly origin: 'contract' | 'assumed';
  /** Path parameters in addition to those of the scope. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** The writable fields. Keys that aren't in the schema are never sent. */
  readonly body?: Schema;
  /** Extra request headers that the caller must provide, by name. */
  readonly headers?: Schema;
  /**
   * The schema of a successful response's body. Response schemas are loose, so unknown fields are returned and never
   * rejected.
   */
  readonly response: Schema;
  /** The required role, if the contract states one (contract: who-may). */
  readonly who?: RequiredRole;
  /** The list that contains the record that this operation reads or changes. */
  readonly row?: ListRowSpec;
  /** For lists only: checks that find ignored query parameters by looking at the rows of a response. */
  readonly evidence?: ParameterChecks;
  /**
   * The operation that loads the parent record: the record that this operation changes or whose list it returns. The
   * parent of a list of the account is the account itself, so such a list refers to a list that every account has.
   */
  readonly about?: OperationSpec;
  /**
   * True if the operation is irrevocable and not idempotent. It is then sent over a new connection, and only after a
   * person has confirmed it (contract: one-send).
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

/** The input of an operation that is chosen at run time. */
export interface AnyOperationInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: object;
}

type InputPart<S, K extends keyof AnyOperationInput> = S extends { readonly [P in K]: infer T extends Schema }
  ? undefined extends z.input<T>
    ? { readonly [P in K]?: z.input<T> }
    : { readonly [P in K]: z.input<T> }
  : K extends keyof S
    ? unknown
    : { readonly [P in K]?: never };

/**
 * The input of an operation besides the scope. Contains `params`, `query`, `body` and `headers` if the operation has a
 * schema for them.
 */
export type OperationInput<S extends OperationSpec> = AnyOperationInput &
  InputPart<S, 'params'> &
  InputPart<S, 'query'> &
  InputPart<S, 'body'> &
  InputPart<S, 'headers'>;

export type OperationResponse<S extends OperationSpec> = z.output<S['response']>;

/**
 * Reports whether the operation is a GET, which changes nothing. All other operations are writes and are never retried
 * automatically.
 */
export function isReadOperation(operation: OperationSpec): boolean {
  return operation.method === 'GET';
}

/**
 * Returns the time limit in milliseconds: 15 s for reads, 30 s for writes. The outcome of a write that exceeds it is
 * unknown.
 */
export function getTimeLimit(operation: OperationSpec): number {
  return isReadOperation(operation) ? 15_000 : 30_000;
}
