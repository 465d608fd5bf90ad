// What an answer to the send proves. Only what the contract calls "nothing created" is refused; what proves nothing is unknown.
import { ApiError } from '~/api/http/api-error';
import { DETAIL_CODES, type Outcome, type Refusal, type UnknownCause } from './outcome';

/** What the one call came to: a parsed answer with its status, or whatever was thrown. */
export type Answer =
  | {
      readonly ok: true;
      readonly status: number | null;
      readonly id: number;
      /** Null where the answer didn't say. */
      readonly reachableCount: number | null;
    }
  | { readonly ok: false; readonly error: unknown };

const isSuccess = (status: number | null) => status !== null && status >= 200 && status <= 299;

/** `{error: <string>}`: a one-word sentence reads as a name, but has no message beside it. */
const isBare = ({ context }: ApiError) =>
  context.shape === 'bare' || (context.shape === 'named' && context.serverMessage === null);

const isEnveloped = ({ context }: ApiError, code: string) =>
  context.shape === 'envelope' && context.code === code;

const knownDetails: ReadonlySet<string> = new Set(DETAIL_CODES);

/** The one 409 that the contract knows. */
function conflictOf(error: ApiError): Refusal | null {
  const { problem } = error;
  const mismatch = problem.kind === 'conflict' && problem.fields.some((field) => field.code === 'mismatch');
  return mismatch && isEnveloped(error, 'conflict') ? { reason: 'mismatch' } : null;
}

/** A 422 with at least one of the twelve codes: nothing was created in any of them. */
function invalidOf(error: ApiError): Refusal | null {
  const { problem } = error;
  if (problem.kind !== 'invalid' || !isEnveloped(error, 'validation_failed')) return null;
  const isKnown = problem.fields.some((field) => knownDetails.has(field.code));
  return isKnown ? { reason: 'invalid', details: [...problem.fields] } : null;
}

/** Why it is sure that nothing was created, or null where it isn't. */
function refusalOf(error: ApiError): Refusal | null {
  const { problem, context } = error;
  switch (context.status) {
    case null:
      return refusalBeforeSending(error);
    case 400:
      return isEnveloped(error, 'bad_request') || isBare(error) ? { reason: 'bad-request' } : null;
    case 401:
      return isEnveloped(error, 'unauthorized') || isBare(error) ? { reason: 'unauthenticated' } : null;
    case 403:
      return isEnveloped(error, 'forbidden') ? { reason: 'forbidden' } : null;
    case 404:
      return isEnveloped(error, 'not_found') ? { reason: 'not-found' } : null;
    case 409:
      return conflictOf(error);
    case 422:
      return invalidOf(error);
    case 429:
      return problem.kind === 'rate-limited' && isBare(error)
        ? { reason: 'rate-limited', waitSeconds: problem.waitSeconds }
        : null;
    default:
      return null;
  }
}

/** The client's own refusals, made before `fetch`: the only negative evidence that needs no answer. */
function refusalBeforeSending({ problem }: ApiError): Refusal | null {
  switch (problem.kind) {
    case 'switched-off':
    case 'not-found':
      return { reason: 'not-sent' };
    case 'unauthenticated':
    case 'rate-limited':
      return problem.sent ? null : { reason: 'not-sent' };
    default:
      return null;
  }
}

function unknownCause(error: unknown): UnknownCause {
  if (!(error instanceof ApiError)) return 'interrupted';
  if (error.problem.kind === 'timed-out') return 'timed-out';
  return error.context.status === null ? 'no-answer' : 'unclear-answer';
}

/**
 * The outcome of a send. A success with a readable id is sent, and the id is all that it needs; a success that can't be
 * read to its end, or whose status nobody saw, is sent without id; contract refusals are refused; everything else is unknown, a 500 in the platform's own
 * envelope included (campaigns rules 2, 4 and 6).
 */
export function classifyAnswer(answer: Answer): Outcome {
  if (answer.ok) {
    const { status, id, reachableCount } = answer;
    // A number that the ledger could not keep as it came is none.
    if (!isSuccess(status) || !Number.isSafeInteger(id)) return { name: 'sent-without-id', person: null };
    return { name: 'sent', id, ...(reachableCount !== null && { reachableCount }) };
  }
  const { error } = answer;
  const status = error instanceof ApiError ? error.context.status : null;
  if (isSuccess(status)) return { name: 'sent-without-id', person: null };
  const refusal = error instanceof ApiError ? refusalOf(error) : null;
  if (refusal !== null && error instanceof ApiError) {
    return { name: 'refused', refusal, serverMessage: error.context.serverMessage };
  }
  return { name: 'unknown', cause: unknownCause(error), status };
}
