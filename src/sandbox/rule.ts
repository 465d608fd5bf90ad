// What a rule of the stand-in platform is: an operation, and what the platform does when it is asked for.
import type * as z from 'zod/mini';
import type { OperationAnswer, OperationSpec } from '~/api/http/operation';
import type { Platform } from './platform';
import type { AccountState, Identity, Membership, SandboxState } from './state';

export type JsonObject = Readonly<Record<string, unknown>>;
/** An uploaded part of a form. */
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
  /** Everything that is remembered; `state` is its demo data part. */
  readonly platform: Platform;
  readonly state: SandboxState;
  /** As in the path. Numbers are numbers; what is none became NaN, which no id equals. */
  readonly params: Params<S>;
  /** As in the URL: every value is text, and nothing is checked yet. */
  readonly query: Query<S>;
  /** The body's object, out of its wrapper where there is one. Its values are not checked yet. */
  readonly body: JsonObject;
  /** The parts of a multipart body. */
  readonly files: Readonly<Record<string, FormFile>>;
  readonly headers: Headers;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Where the sandbox answers, for absolute addresses. */
  readonly origin: string;
}

/** Someone in an account: the membership, with the name and e-mail. */
export interface Caller extends Membership {
  readonly email: string;
  readonly name: string;
}

export interface AccountContext<S = OperationSpec> extends Context<S> {
  readonly account: AccountState;
  readonly caller: Caller;
}

export interface TenantContext<S = OperationSpec> extends Context<S> {
  readonly tenant: string;
  readonly identity: Identity;
}

/** What a handler gets: platform operations have an account, assistant ones a tenant, sign-in neither. */
export type RuleContext<S> = S extends { readonly service: 'auth' }
  ? Context<S>
  : S extends { readonly service: 'assistant' }
    ? TenantContext<S>
    : AccountContext<S>;

/** The checks that come before the handler, in the platform's order: query, role, body (contract: order-of-checks). */
interface Checks<S> {
  /** The object that the body is wrapped in, named after the resource. */
  readonly wrapper?: string;
  /** Refuses a query by its values. */
  readonly query?: (query: Query<S>) => void;
  /** Who may do it, beyond the operation's own `who: 'administrator'`. */
  readonly allowed?: (context: RuleContext<S>) => boolean;
}

/** A rule whose operation is no longer in its type: what the registry holds. Made by `rule` only. */
export interface Rule {
  readonly operation: OperationSpec;
  readonly wrapper: string | undefined;
  readonly query: ((query: never) => void) | undefined;
  readonly allowed: ((context: never) => boolean) | undefined;
  readonly handler: (context: never) => unknown;
}

/**
 * States what the platform does for an operation. The handler reads and changes `state` in place, returns the answer
 * (nothing for an empty body, 204), or throws a `Refusal` before it changed anything.
 */
export function rule<S extends OperationSpec>(
  operation: S,
  handler: (context: RuleContext<S>) => OperationAnswer<S>,
  checks: Checks<S> = {},
): Rule {
  return { operation, handler, wrapper: checks.wrapper, query: checks.query, allowed: checks.allowed };
}

/** 201 for what creates a resource, 204 for an answer without a body, 200 for everything else. */
export function successStatus(operation: OperationSpec, data: unknown): number {
  if (data === undefined) return 204;
  return /\.(create|confirmCreate)$/.test(operation.id) ? 201 : 200;
}
