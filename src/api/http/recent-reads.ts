// Reads of the present sign-in, so that a record isn't read a second time only to learn whether it is there.
import type { Scope } from '~/api/scope';
import type { CallContext } from './client';
import type { AnyInput, OperationSpec } from './operation';

/** By operation and parameters: when a read was answered, in milliseconds since the epoch, or the error that it ended with. */
type Reads = Map<string, Promise<unknown>>;

const reads = new WeakMap<Scope, Reads>();

/** The latest reads within a scope, and the key of one. */
export function findReads({ id }: OperationSpec, { scope, params }: AnyInput & CallContext): [Reads, string] {
  const inScope: Reads = (scope && reads.get(scope)) ?? new Map();
  if (scope) reads.set(scope, inScope);
  return [inScope, id + JSON.stringify(params)];
}

/** Remembers a read from its start. */
export function rememberRead(
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
