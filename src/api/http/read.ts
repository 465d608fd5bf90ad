// One read, with what its answer shows of the platform: a parameter that was ignored, an operation that isn't there.
import { isObject } from '~/lib/json/json';
import { type ApiError, isApiError } from './api-error';
import { noteIgnored } from './availability';
import { type CallContext, call } from './client';
import type { AnyInput, OperationAnswer, OperationInput, OperationSpec } from './operation';
import { rememberRead } from './recent-reads';

/** Whether it may be the operation that is missing, and something else can tell. */
function isDoubtful(operation: OperationSpec, error: unknown): error is ApiError {
  if (operation.origin !== 'assumed' || !(operation.row || operation.about)) return false;
  // Whoever has no such address may answer for it without a body of the platform's.
  return isApiError(error, 'switched-off') || (isApiError(error) && error.context.status === 404);
}

/** Its code comes where it is needed: most platforms have what they are asked for. */
const absence = (error: unknown) =>
  import('./absence').catch(() => {
    throw error;
  });

/**
 * Calls an operation that reads. Where the platform doesn't have it, the record is taken from its list, which holds the same
 * fields. Throws `ApiError`.
 */
export function read<S extends OperationSpec>(
  operation: S,
  input: OperationInput<S> & CallContext,
): Promise<OperationAnswer<S>> {
  const reading = readOrFindRow(operation, input);
  rememberRead(operation, input, reading);
  return reading;
}

async function readOrFindRow<S extends OperationSpec>(
  operation: S,
  input: OperationInput<S> & CallContext,
): Promise<OperationAnswer<S>> {
  try {
    const answer = await call(operation, input);
    noteIgnored(operation, ignoredIn(operation, input, answer));
    return answer;
  } catch (error) {
    if (!isDoubtful(operation, error)) throw error;
    const { readOtherwise } = await absence(error);
    return readOtherwise(operation, input, error);
  }
}

/** What a call that failed throws: a 404 although the record is there says that there is no such operation. */
export async function toldApart(
  operation: OperationSpec,
  input: AnyInput & CallContext,
  error: unknown,
): Promise<unknown> {
  if (!isDoubtful(operation, error)) return error;
  const { meaningOf } = await absence(error);
  return meaningOf(operation, input, error);
}

/** The parameters of a list that its answer plainly didn't heed. */
const ignoredIn = ({ evidence }: OperationSpec, { query }: AnyInput, answer: unknown) =>
  evidence && query && isObject(answer) && Array.isArray(answer.data)
    ? evidence.ignored(query, answer.data)
    : [];
