// The only error that the API client throws. Code must branch on `problem.kind` and `code`, never on a message.

import type { RequiredRole } from './operation';

/** A rejected field. The platform's `message` is always in English (contract: errors). `code` is stable. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The kinds of errors. Every `switch` over `kind` handles all of them. */
export type ApiProblem =
  /** A value violates a rule: 422, or a 400 that names fields. */
  | { readonly kind: 'invalid'; readonly fields: readonly FieldProblem[] }
  /** The request was rejected (400). Repeating it unchanged never succeeds. */
  | { readonly kind: 'refused' }
  /** No valid token (401). `sent` is false if the console had no token and therefore sent no request. */
  | { readonly kind: 'unauthenticated'; readonly sent: boolean }
  /** The role is too low, or the account is suspended (403). `who` is the required role, if the contract states one. */
  | { readonly kind: 'forbidden'; readonly who?: RequiredRole }
  /** The record doesn't exist, or this person may not see it (404). */
  | { readonly kind: 'not-found' }
  /**
   * A conflict (409). `fields` is set if a campaign's recipient count changed, `draftAssistantId` if an edit to a
   * published assistant must go to its draft.
   */
  | {
      readonly kind: 'conflict';
      readonly fields: readonly FieldProblem[];
      readonly draftAssistantId: string | null;
    }
  /** The request exceeds a limit of the server or a proxy (413). It wasn't processed. */
  | { readonly kind: 'too-large' }
  /** Another person saved first, so `If-Match` didn't match (412). */
  | { readonly kind: 'stale' }
  /**
   * The request limit was exceeded (429), or the waiting time of an earlier 429 isn't over and the console sent no
   * request (`sent` is false). `waitSeconds` counts from `at`.
   */
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number; readonly sent: boolean }
  /** The service failed (5xx). */
  | { readonly kind: 'server' }
  /** There was no response: offline, blocked, connection refused or interrupted. */
  | { readonly kind: 'unreachable' }
  /** The complete response didn't arrive within the operation's time limit. */
  | { readonly kind: 'timed-out'; readonly limitSeconds: number }
  /** The response violates the contract. `at` is the path of the invalid field, or null if it is unknown. */
  | { readonly kind: 'unexpected-answer'; readonly at: string | null }
  /**
   * The operation is switched off by the configuration, or the platform doesn't implement it. The console then sends no
   * request.
   */
  | { readonly kind: 'switched-off' };

export type ApiProblemKind = ApiProblem['kind'];

/**
 * The format of an error response: the platform's envelope, a bare body as in the contract, an error with a name
 * (sign-in, assistants), an unknown format (a proxy's page, an empty or truncated body), or `none` if there was no
 * response.
 */
export type ErrorResponseFormat = 'envelope' | 'bare' | 'named' | 'unknown' | 'none';

/** Details of an error in addition to its problem. */
export interface ApiErrorContext {
  readonly operation: string;
  /** The time of the error by the local clock, in milliseconds since the epoch. */
  readonly at: number;
  /** The HTTP status, or null if there was no response. */
  readonly status: number | null;
  readonly shape: ErrorResponseFormat;
  /** The stable code or name: `validation_failed`, `CodeMismatchException`, `DRAFT_REQUIRED`. */
  readonly code: string | null;
  /**
   * The server's own message, in the account's language. It is only additional information for the user, and code must
   * never branch on it.
   */
  readonly serverMessage: string | null;
  /** The request ID that the platform assigned, if the response contains one. */
  readonly requestId?: string | null;
}

/** An error of an API call. `problem` determines how to react, `context` contains details. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: ApiProblem;
  readonly context: ApiErrorContext;

  constructor(problem: ApiProblem, context: ApiErrorContext) {
    super(`${context.operation}: ${problem.kind}${context.status === null ? '' : ` (${context.status})`}`);
    this.problem = problem;
    this.context = context;
  }

  get kind(): ApiProblemKind {
    return this.problem.kind;
  }

  get code(): string | null {
    return this.context.code;
  }
}

/** Creates an error that isn't based on an error response: either no response arrived, or its body wasn't read. */
export const createErrorFromProblem = (
  operation: string,
  problem: ApiProblem,
  status: number | null = null,
  shape: ErrorResponseFormat = 'none',
): ApiError =>
  new ApiError(problem, { operation, at: Date.now(), status, shape, code: null, serverMessage: null });

/** Creates the error for a record that isn't in a complete list. `operation` is the ID of the list's operation. */
export const createNotFoundError = (operation: string): ApiError =>
  createErrorFromProblem(operation, { kind: 'not-found' });

/**
 * Creates the error for a response that contains a different record or page than the requested one. `at` is the field
 * that differs.
 */
export const createMismatchError = (operation: string, at: 'id' | 'meta.current_page'): ApiError =>
  createErrorFromProblem(operation, { kind: 'unexpected-answer', at });

/** Reports whether a thrown value is an `ApiError`, optionally of one kind. */
export function isApiError<K extends ApiProblemKind>(
  error: unknown,
  kind?: K,
): error is ApiError & { readonly problem: Extract<ApiProblem, { kind: K }> } {
  return error instanceof ApiError && (kind === undefined || error.problem.kind === kind);
}

/**
 * Reports whether a failed write may still have been carried out. A broken or missing response proves nothing, so the
 * result is false only for errors that prove that the write wasn't carried out. (Sending a campaign has its own,
 * stricter classification.)
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  switch (error.problem.kind) {
    case 'server':
    case 'unreachable':
    case 'timed-out':
    case 'unexpected-answer':
      return true;
    case 'invalid':
    case 'refused':
    case 'unauthenticated':
    case 'forbidden':
    case 'not-found':
    case 'conflict':
    case 'stale':
    case 'too-large':
    case 'rate-limited':
    case 'switched-off':
      return false;
  }
}
