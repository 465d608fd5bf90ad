// Availability of operations in this deployment, according to its configuration and the platform's responses. Also
// contains the last response of each operation.
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import type { OperationSpec } from './operation';

/**
 * `off` if the configuration switches the operation off. `absent` if a response showed that the platform doesn't
 * implement this assumed operation. Otherwise `on`.
 */
export type OperationAvailability = 'on' | 'off' | 'absent';

/**
 * Missing operations (`id`, or `id@tenant` for one tenant) and ignored parameters (`id?name`), detected from responses.
 */
const absent = createObservable<ReadonlySet<string>>(new Set());

/** The missing operations and ignored parameters, as a subscribable value. */
export const operationAvailability = {
  subscribe: absent.subscribe,
  absent: absent.get,
  /** Clears all detected operations and parameters. Called at the next sign-in. */
  reset: () => absent.set(new Set()),
};

/** Returns the availability of an operation. If its path contains a tenant, `scope` must be given. */
export function getOperationAvailability(
  { id, origin }: Pick<OperationSpec, 'id' | 'origin'>,
  scope?: Scope | null,
): OperationAvailability {
  if (origin === 'assumed' && getConfiguration().operations[id] === null) return 'off';
  const names = absent.get();
  return names.has(id) || names.has(`${id}@${scope?.tenant}`) ? 'absent' : 'on';
}

/**
 * Reports whether the response is a 405 for an assumed operation. A 405 proves that the platform doesn't implement the
 * operation, so the function also stores the operation as missing.
 */
export function detectMissingOperation(
  operation: OperationSpec,
  scope: Scope | undefined,
  status: number,
): boolean {
  const isAbsent = operation.origin === 'assumed' && status === 405;
  if (isAbsent) recordMissingOperation(operation, scope);
  return isAbsent;
}

/**
 * Stores that the platform doesn't implement an assumed operation. If the operation's path contains a tenant, stores
 * this only for that tenant, because the tenant itself may be missing.
 */
export const recordMissingOperation = ({ id, path }: OperationSpec, scope: Scope | undefined): void =>
  addAbsent([path.includes('{tenant}') ? `${id}@${scope?.tenant}` : id]);

/** Stores the query parameters of a list that the platform ignores. They were detected from the list's rows. */
export const storeIgnoredParameters = ({ id }: OperationSpec, parameters: readonly string[]): void =>
  addAbsent(parameters.map((name) => `${id}?${name}`));

function addAbsent(names: readonly string[]): void {
  const known = absent.get();
  if (names.some((name) => !known.has(name))) absent.set(new Set([...known, ...names]));
}

/**
 * The raw response to a request. `status` is null if there was no response. `text` is empty for sign-in, whose
 * responses contain secrets.
 */
export interface LastResponse {
  readonly operation: OperationSpec;
  readonly status: number | null;
  readonly text: string;
  /** The time of the response in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * The last response of each operation. Emptied each time `updateResponseSummaries` adds the responses to the stored
 * summaries.
 */
export const lastResponses = createObservable<ReadonlyMap<string, LastResponse>>(new Map());
