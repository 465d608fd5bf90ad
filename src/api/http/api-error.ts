// The one error that the fetch layer throws, and how an answer that is no success becomes one.
// Nobody looks inside a message to decide: everything branches on `problem.kind` and `code`.

import type { Who } from './operation';

/** One refused field. `message` is always English on the wire (contract: errors); `code` is stable. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What went wrong, by kind. Every `switch` over `kind` is exhaustive. */
export type Problem =
  /** A value was refused by a rule: 422, or a 400 that names fields. */
  | { readonly kind: 'invalid'; readonly fields: readonly FieldProblem[] }
  /** The request itself was not accepted (400). Repeating it unchanged never helps. */
  | { readonly kind: 'refused' }
  /** No valid token (401). `sent` is false where the console knew so and asked nobody. */
  | { readonly kind: 'unauthenticated'; readonly sent: boolean }
  /** The role is too low, or the account is suspended (403). `who` may, where the contract says it of the operation. */
  | { readonly kind: 'forbidden'; readonly who?: Who }
  /** Not there, or not for this person (404). */
  | { readonly kind: 'not-found' }
  /** 409. `fields` is filled for a campaign's mismatch, `draftAssistantId` for a published assistant's draft. */
  | {
      readonly kind: 'conflict';
      readonly fields: readonly FieldProblem[];
      readonly draftAssistantId: string | null;
    }
  /** More than the server, or a proxy before it, takes (413). It was not read to its end. */
  | { readonly kind: 'too-large' }
  /** Someone else wrote first (412). */
  | { readonly kind: 'stale' }
  /** 429, or the console held the request back because the wait is not over. `waitSeconds` counts from `at`. */
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number; readonly sent: boolean }
  /** The service failed (5xx). */
  | { readonly kind: 'server' }
  /** No answer: offline, blocked, refused connection, or dropped half-way. */
  | { readonly kind: 'unreachable' }
  /** No whole answer within the operation's time limit. */
  | { readonly kind: 'timed-out'; readonly limitSeconds: number }
  /** An answer that is not what the contract says. `at` is the path of the field, where one is known. */
  | { readonly kind: 'unexpected-answer'; readonly at: string | null }
  /** The configuration, or an answer of this session, switched the operation off: nothing was sent. */
  | { readonly kind: 'switched-off' };

export type ProblemKind = Problem['kind'];

/**
 * Who spoke: the platform's envelope, a bare body that the contract names, an error with a name (sign-in, assistants),
 * or something that the contract doesn't know (a proxy's page, an empty or cut body, nothing).
 */
export type Shape = 'envelope' | 'bare' | 'named' | 'unknown' | 'none';

/** What an error carries beside its problem. */
export interface ApiErrorContext {
  readonly operation: string;
  /** Milliseconds since the epoch, by this machine's clock. */
  readonly at: number;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  readonly shape: Shape;
  /** The stable code or name: `validation_failed`, `CodeMismatchException`, `DRAFT_REQUIRED`. */
  readonly code: string | null;
  /** The server's own sentence, in the account's language. Shown second, never branched on. */
  readonly serverMessage: string | null;
  /** What the platform calls the request, where it says so. */
  readonly requestId?: string | null;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;
  readonly context: ApiErrorContext;

  constructor(problem: Problem, context: ApiErrorContext) {
    super(`${context.operation}: ${problem.kind}${context.status === null ? '' : ` (${context.status})`}`);
    this.problem = problem;
    this.context = context;
  }

  get kind(): ProblemKind {
    return this.problem.kind;
  }

  get code(): string | null {
    return this.context.code;
  }
}

/** An error of the console's own making: nothing was answered, or nothing that is read any further. */
export const failure = (
  operation: string,
  problem: Problem,
  status: number | null = null,
  shape: Shape = 'none',
): ApiError =>
  new ApiError(problem, { operation, at: Date.now(), status, shape, code: null, serverMessage: null });

/** What a read throws that looked through a complete list in vain. `operation` is the id of the list's operation. */
export const notFound = (operation: string): ApiError => failure(operation, { kind: 'not-found' });

/** What a read throws that was answered by another record or page than the one that was asked for; `at` tells which. */
export const unlike = (operation: string, at: 'id' | 'meta.current_page'): ApiError =>
  failure(operation, { kind: 'unexpected-answer', at });

/** Whether something thrown is an `ApiError`, optionally of one kind. */
export function isApiError<K extends ProblemKind>(
  error: unknown,
  kind?: K,
): error is ApiError & { readonly problem: Extract<Problem, { kind: K }> } {
  return error instanceof ApiError && (kind === undefined || error.problem.kind === kind);
}

/**
 * Whether a failed write may have been carried out all the same. Only what proves that nothing happened counts as
 * refused; a broken or missing answer proves nothing. (The campaign's send has a stricter classifier of its own.)
 */
export function mayHaveHappened(error: ApiError): boolean {
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
