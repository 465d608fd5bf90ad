// Recent reads of the current session, so that checking whether a record exists doesn't read it a second time.
import type { Scope } from '~/api/scope';
import type { CallContext } from './client';
import type { AnyInput, OperationSpec } from './operation';

/** By operation and parameters: the time of the response in milliseconds since the epoch, or the error of the read. */
type Reads = Map<string, Promise<unknown>>;

const reads = new WeakMap<Scope, Reads>();

/** Returns the recent reads of a scope and the key of one read. */
export function findReads({ id }: OperationSpec, { scope, params }: AnyInput & CallContext): [Reads, string] {
  const inScope: Reads = (scope && reads.get(scope)) ?? new Map();
  if (scope) reads.set(scope, inScope);
  return [inScope, id + JSON.stringify(params)];
}

/** Remembers a read from its start. */
export function trackRead(
  operation: OperationSpec,
  input: AnyInput & CallContext,
  reading: Promise<unknown>,
): void {
  const [inScope, key] = findReads(operation, input);
  inScope.set(
    key,
    reading.then(Date.now, (error: unknown) => error),
  );
}
