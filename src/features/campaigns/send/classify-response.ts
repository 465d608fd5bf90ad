// Classifies the response to the request that sends a campaign. The campaign counts as rejected only if the contract
// guarantees that nothing was created. The outcome of any inconclusive response is unknown.
import { ApiError } from '~/api/http/api-error';
import {
  REJECTION_DETAIL_CODES,
  type SendOutcome,
  type SendRejection,
  type UnknownOutcomeCause,
} from './send-outcome';

/** The result of the send request: a parsed response with its status, or the thrown error. */
export type SendResponse =
  | {
      readonly ok: true;
      readonly status: number | null;
      readonly id: number;
      /** The number of recipients that the platform reports. Null if the response omitted it. */
      readonly reachableCount: number | null;
    }
  | { readonly ok: false; readonly error: unknown };

const isSuccess = (status: number | null) => status !== null && status >= 200 && status <= 299;

/**
 * Reports whether the body is `{error: <string>}`. The API client parses a string without spaces as an error name, not
 * as a message.
 */
const isBare = ({ context }: ApiError) =>
  context.shape === 'bare' || (context.shape === 'named' && context.serverMessage === null);

const isEnveloped = ({ context }: ApiError, code: string) =>
  context.shape === 'envelope' && context.code === code;

const knownDetails: ReadonlySet<string> = new Set(REJECTION_DETAIL_CODES);

/**
 * Returns the rejection for the only 409 response in the contract, which means that the number of recipients has
 * changed.
 */
function readConflict(error: ApiError): SendRejection | null {
  const { problem } = error;
  const mismatch = problem.kind === 'conflict' && problem.fields.some((field) => field.code === 'mismatch');
  return mismatch && isEnveloped(error, 'conflict') ? { reason: 'mismatch' } : null;
}

/**
 * Returns the rejection for a 422 response with at least one of the twelve codes that guarantee that no campaign was
 * created.
 */
function readInvalid(error: ApiError): SendRejection | null {
  const { problem } = error;
  if (problem.kind !== 'invalid' || !isEnveloped(error, 'validation_failed')) return null;
  const isKnown = problem.fields.some((field) => knownDetails.has(field.code));
  return isKnown ? { reason: 'invalid', details: [...problem.fields] } : null;
}

/** Returns the rejection if it is certain that no campaign was created, otherwise null. */
function readRejection(error: ApiError): SendRejection | null {
  const { problem, context } = error;
  switch (context.status) {
    case null:
      return rejectBeforeSending(error);
    case 400:
      return isEnveloped(error, 'bad_request') || isBare(error) ? { reason: 'bad-request' } : null;
    case 401:
      return isEnveloped(error, 'unauthorized') || isBare(error) ? { reason: 'unauthenticated' } : null;
    case 403:
      return isEnveloped(error, 'forbidden') ? { reason: 'forbidden' } : null;
    case 404:
      return isEnveloped(error, 'not_found') ? { reason: 'not-found' } : null;
    case 409:
      return readConflict(error);
    case 422:
      return readInvalid(error);
    case 429:
      return problem.kind === 'rate-limited' && isBare(error)
        ? { reason: 'rate-limited', waitSeconds: problem.waitSeconds }
        : null;
    default:
      return null;
  }
}

/**
 * Returns the rejection if the API client stopped the request before `fetch`. Without a response, this is the only case
 * in which it is certain that no campaign was created.
 */
function rejectBeforeSending({ problem }: ApiError): SendRejection | null {
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

function unknownCause(error: unknown): UnknownOutcomeCause {
  if (!(error instanceof ApiError)) return 'interrupted';
  if (error.problem.kind === 'timed-out') return 'timed-out';
  return error.context.status === null ? 'no-answer' : 'unclear-answer';
}

/**
 * Returns the outcome of a send:
 * - `sent`: a success with a readable ID, which is the only required field.
 * - `sent-without-id`: a success that can't be parsed completely, or whose status is unknown.
 * - `refused`: a rejection defined by the contract (contract: campaign-refusals).
 * - `unknown`: anything else, including a 500 in the platform's own error envelope.
 */
export function classifyResponse(response: SendResponse): SendOutcome {
  if (response.ok) {
    const { status, id, reachableCount } = response;
    // An ID beyond the safe integers can't be stored exactly, so it is treated as missing.
    if (!isSuccess(status) || !Number.isSafeInteger(id)) return { name: 'sent-without-id', person: null };
    return { name: 'sent', id, ...(reachableCount !== null && { reachableCount }) };
  }
  const { error } = response;
  const status = error instanceof ApiError ? error.context.status : null;
  if (isSuccess(status)) return { name: 'sent-without-id', person: null };
  const rejection = error instanceof ApiError ? readRejection(error) : null;
  if (rejection !== null && error instanceof ApiError) {
    return { name: 'refused', refusal: rejection, serverMessage: error.context.serverMessage };
  }
  return { name: 'unknown', cause: unknownCause(error), status };
}
