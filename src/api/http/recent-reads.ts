// Recent requests of the current session. Their results make a second request unnecessary when the client checks
// whether a record exists.
import type { Scope } from '~/api/scope';
import type { CallContext } from './client';
import type { AnyOperationInput, OperationSpec } from './operation';

/**
 * Maps each operation with its parameters to its latest request. The promise resolves to the time of the response in
 * milliseconds since the epoch, or to the request's error.
 */
type Reads = Map<string, Promise<unknown>>;

const reads = new WeakMap<Scope, Reads>();

/** Returns the recent requests of a scope, and the key under which the given request is stored. */
export function getRecentReads(
  { id }: OperationSpec,
  { scope, params }: AnyOperationInput & CallContext,
): [Reads, string] {
  const inScope: Reads = (scope && reads.get(scope)) ?? new Map();
  if (scope) reads.set(scope, inScope);
  return [inScope, id + JSON.stringify(params)];
}

/** Stores a request as soon as it starts. */
export function trackRead(
  operation: OperationSpec,
  input: AnyOperationInput & CallContext,
  reading: Promise<unknown>,
): void {
  const [inScope, key] = getRecentReads(operation, input);
  inScope.set(
    key,
    reading.then(Date.now, (error: unknown) => error),
  );
}
