// What an operation of the platform is, stated once: the client, the query keys, the sandbox's routes, the
// configuration's overrides and the coverage page all follow from it.
import type * as z from 'zod/mini';
import type { PageMeta } from '~/lib/file/page-meta';
import type { Evidence } from '~/lib/ignored-parameters';
import type { JsonObject } from '~/lib/json/json';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Service = 'platform' | 'auth' | 'assistant';

type Schema = z.ZodMiniType;

/** `portal-member`: an administrator of the account, too. */
export type Who = 'any-member' | 'portal-member' | 'administrator';

/** Where the record that an operation reads stands, too. */
export interface RowSpec {
  /** Directly below the account or the tenant. */
  readonly list: OperationSpec & {
    readonly answer: z.ZodMiniType<{
      readonly data: readonly JsonObject[];
      readonly meta?: PageMeta | undefined;
    }>;
  };
  /** The field of a row that the operation's only parameter names. */
  readonly key: string;
}

/** An operation as written down. Paths name their parameters in braces; `{accountId}` and `{tenant}` come from the scope. */
export interface OperationSpec {
  /** `resource.verb`, as named in the configuration, for example `macros.update`. */
  readonly id: `${string}.${string}`;
  /** Which of the three services answers it; `platform` where nothing is said. */
  readonly service?: Service;
  readonly method: Method;
  readonly path: string;
  /** `contract`: shown by the contract, can't be moved. `assumed`: a guess that a deployment may move or switch off. */
  readonly origin: 'contract' | 'assumed';
  /** Path parameters beyond the scope's own. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** What may be sent: keys that the schema doesn't name never leave the browser. */
  readonly body?: Schema;
  /** Extra request headers that a caller must give, by their wire name. */
  readonly headers?: Schema;
  /** What a success carries. Schemas of answers are loose: a field nobody knows is kept, never refused. */
  readonly answer: Schema;
  /** Who may, where the contract says it (contract: who-may). */
  readonly who?: Who;
  /** The list whose rows hold what this operation reads or changes one of. */
  readonly row?: RowSpec;
  /** Of a list: what its rows tell of the parameters that were ignored. */
  readonly evidence?: Evidence;
  /** Reads the record that this operation changes, or that its list is in; of the account, a list that every account has. */
  readonly about?: OperationSpec;
  /** Irrevocable and not idempotent: sent on a fresh connection, and never by anything but a person (contract: one-send). */
  readonly oneShot?: true;
  /** Reads from the headers of every answer what its body can't say. */
  readonly onHeaders?: (headers: Headers) => void;
}

/**
 * States an operation. Only the type is added: what is written is what is used.
 */
// @__NO_SIDE_EFFECTS__
export function defineOperation<const S extends OperationSpec>(spec: S): S {
  return spec;
}

/** What any operation may be given, where it isn't known which one it is. */
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

/** What a caller gives an operation beside the scope: `params`, `query`, `body` and `headers`, each only where stated. */
export type OperationInput<S extends OperationSpec> = AnyInput &
  InputPart<S, 'params'> &
  InputPart<S, 'query'> &
  InputPart<S, 'body'> &
  InputPart<S, 'headers'>;

export type OperationAnswer<S extends OperationSpec> = z.output<S['answer']>;

/** Whether the operation only reads. Everything else changes something and is never repeated by code. */
export function isRead(operation: OperationSpec): boolean {
  return operation.method === 'GET';
}

/** How long the console waits before it says that it doesn't know, in milliseconds: reads 15 s, writes 30 s. */
export function timeLimit(operation: OperationSpec): number {
  return isRead(operation) ? 15_000 : 30_000;
}
