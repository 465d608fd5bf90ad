// Loads data with read operations. Detects from responses which query parameters the platform ignores and which
// operations it doesn't implement.
import { isObject } from '~/lib/json/json';
import { type ApiError, isApiError } from './api-error';
import { type CallContext, callOperation } from './client';
import type { AnyOperationInput, OperationInput, OperationResponse, OperationSpec } from './operation';
import { storeIgnoredParameters } from './operation-availability';
import { trackRead } from './recent-reads';

/**
 * Reports whether the error could mean that the platform doesn't implement the operation, and whether the operation's
 * record or list could prove this.
 */
function isDoubtful(operation: OperationSpec, error: unknown): error is ApiError {
  if (operation.origin !== 'assumed' || !(operation.row || operation.about)) return false;
  // A 404 without the platform's error body counts too, because any server may respond like this to an unknown URL.
  return isApiError(error, 'switched-off') || (isApiError(error) && error.context.status === 404);
}

/**
 * Loads `absence.ts` only when it is needed, because most platforms have all operations. If it can't be loaded, throws
 * the request's error.
 */
const absence = (error: unknown) =>
  import('./absence').catch(() => {
    throw error;
  });

/**
 * Calls a read operation. If the platform doesn't implement the operation, returns the record from its list, because
 * the rows of the list have the same fields. Throws `ApiError`.
 */
export function read<S extends OperationSpec>(
  operation: S,
  input: OperationInput<S> & CallContext,
): Promise<OperationResponse<S>> {
  const reading = readOrFindRow(operation, input);
  trackRead(operation, input, reading);
  return reading;
}

async function readOrFindRow<S extends OperationSpec>(
  operation: S,
  input: OperationInput<S> & CallContext,
): Promise<OperationResponse<S>> {
  try {
    const response = await callOperation(operation, input);
    storeIgnoredParameters(operation, ignoredIn(operation, input, response));
    return response;
  } catch (error) {
    if (!isDoubtful(operation, error)) throw error;
    const { readFromListOrThrow } = await absence(error);
    return readFromListOrThrow(operation, input, error);
  }
}

/**
 * Returns the error to throw for a failed call. This is a switched-off error if the call returned 404 although the
 * record exists, because the platform then doesn't implement the operation.
 */
export async function interpretFailedCall(
  operation: OperationSpec,
  input: AnyOperationInput & CallContext,
  error: unknown,
): Promise<unknown> {
  if (!isDoubtful(operation, error)) return error;
  const { interpretFailure } = await absence(error);
  return interpretFailure(operation, input, error);
}

/** Returns the query parameters that the platform ignored. They are detected from the rows of the list. */
const ignoredIn = ({ evidence }: OperationSpec, { query }: AnyOperationInput, response: unknown) =>
  evidence && query && isObject(response) && Array.isArray(response.data)
    ? evidence.ignored(query, response.data)
    : [];
