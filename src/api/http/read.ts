// Reads of operations. Learns from responses which parameters the platform ignores and which operations it lacks.
import { isObject } from '~/lib/json/json';
import { type ApiError, isApiError } from './api-error';
import { noteIgnored } from './availability';
import { type CallContext, call } from './client';
import type { AnyInput, OperationInput, OperationResponse, OperationSpec } from './operation';
import { trackRead } from './recent-reads';

/** Reports whether the operation itself may be missing and there is a way to find out. */
function isDoubtful(operation: OperationSpec, error: unknown): error is ApiError {
  if (operation.origin !== 'assumed' || !(operation.row || operation.about)) return false;
  // Any server can answer 404 for an unknown address, without a body of the platform.
  return isApiError(error, 'switched-off') || (isApiError(error) && error.context.status === 404);
}

/** Loaded on demand, because most platforms have all operations. */
const absence = (error: unknown) =>
  import('./absence').catch(() => {
    throw error;
  });

/**
 * Calls a read operation. If the platform lacks it, returns the record from its list, which has the same fields. Throws
 * `ApiError`.
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
    const response = await call(operation, input);
    noteIgnored(operation, ignoredIn(operation, input, response));
    return response;
  } catch (error) {
    if (!isDoubtful(operation, error)) throw error;
    const { readOtherwise } = await absence(error);
    return readOtherwise(operation, input, error);
  }
}

/**
 * Returns the error to throw for a failed call. A 404 although the record exists means that the operation is missing.
 */
export async function explainNotFound(
  operation: OperationSpec,
  input: AnyInput & CallContext,
  error: unknown,
): Promise<unknown> {
  if (!isDoubtful(operation, error)) return error;
  const { interpretFailure } = await absence(error);
  return interpretFailure(operation, input, error);
}

/** Returns the parameters that a list ignored according to its rows. */
const ignoredIn = ({ evidence }: OperationSpec, { query }: AnyInput, response: unknown) =>
  evidence && query && isObject(response) && Array.isArray(response.data)
    ? evidence.ignored(query, response.data)
    : [];
