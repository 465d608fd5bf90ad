// The operations that this deployment has, by its configuration and by what the platform answered, and the last answer of each.
import { configuration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { observable } from '~/lib/observable';
import type { OperationSpec } from './operation';

/** `on`, `off` by the configuration, or `absent`: an assumed operation whose answer showed that it isn't there. */
export type Availability = 'on' | 'off' | 'absent';

/** What the platform answered it doesn't have: operations by id, of a tenant as `id@tenant`, parameters as `id?name`. */
const absent = observable<ReadonlySet<string>>(new Set());

export const availability = {
  subscribe: absent.subscribe,
  absent: absent.get,
  /** What was learned holds until the next sign-in. */
  reset: () => absent.set(new Set()),
};

/** Of what is a tenant's, in the `scope` of that tenant. */
export function operationAvailability(
  { id, origin }: Pick<OperationSpec, 'id' | 'origin'>,
  scope?: Scope | null,
): Availability {
  if (origin === 'assumed' && configuration().operations[id] === null) return 'off';
  const names = absent.get();
  return names.has(id) || names.has(`${id}@${scope?.tenant}`) ? 'absent' : 'on';
}

/** Learns from an answer, and tells whether it alone shows that the operation isn't there: an assumed one that answers 405. */
export function noteAnswer(operation: OperationSpec, scope: Scope | undefined, status: number): boolean {
  const isAbsent = operation.origin === 'assumed' && status === 405;
  if (isAbsent) noteAbsent(operation, scope);
  return isAbsent;
}

/** Notes that an assumed operation isn't there. Of a tenant's, the tenant may be what is missing: another one may have it. */
export const noteAbsent = ({ id, path }: OperationSpec, scope: Scope | undefined): void =>
  addAbsent([path.includes('{tenant}') ? `${id}@${scope?.tenant}` : id]);

/** Notes which parameters of a list its rows show to be ignored. */
export const noteIgnored = ({ id }: OperationSpec, parameters: readonly string[]): void =>
  addAbsent(parameters.map((name) => `${id}?${name}`));

function addAbsent(names: readonly string[]): void {
  const known = absent.get();
  if (names.some((name) => !known.has(name))) absent.set(new Set([...known, ...names]));
}

/** An answer as it came. `status` is null where none came; sign-in's texts hold secrets and are left out. */
export interface LastAnswer {
  readonly operation: OperationSpec;
  readonly status: number | null;
  readonly text: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** By the operation's id. */
export const lastAnswers = observable<ReadonlyMap<string, LastAnswer>>(new Map());
