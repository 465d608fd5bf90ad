// Which operations this deployment has: what the configuration switched off, and what the platform itself answered.
import { configuration } from '~/api/configuration';
import { observable } from '~/lib/observable';
import type { OperationSpec } from './operation';

/** `on`, `off` by the configuration, or `absent`: an assumed operation whose answer showed that it isn't there. */
export type Availability = 'on' | 'off' | 'absent';

/** What the platform answered it doesn't have: operations by id, parameters as `id?name`. */
const absent = observable<ReadonlySet<string>>(new Set());

export const availability = {
  subscribe: absent.subscribe,
  absent: absent.get,
  /** What was learned holds until the next sign-in. */
  reset: () => absent.set(new Set()),
};

export function operationAvailability(operation: Pick<OperationSpec, 'id' | 'origin'>): Availability {
  if (operation.origin === 'assumed' && configuration().operations[operation.id] === null) return 'off';
  return absent.get().has(operation.id) ? 'absent' : 'on';
}

/** Learns from an answer, and tells whether it alone shows that the operation isn't there: an assumed one that answers 405. */
export function noteAnswer(operation: OperationSpec, status: number): boolean {
  const isAbsent = operation.origin === 'assumed' && status === 405;
  if (isAbsent) noteAbsent(operation);
  return isAbsent;
}

/** Notes that an assumed operation isn't there, as other answers than its own showed. */
export const noteAbsent = ({ id }: OperationSpec): void => addAbsent([id]);

/** Notes which parameters of a list its rows show to be ignored. */
export const noteIgnored = ({ id }: OperationSpec, parameters: readonly string[]): void =>
  addAbsent(parameters.map((name) => `${id}?${name}`));

function addAbsent(names: readonly string[]): void {
  const known = absent.get();
  if (names.some((name) => !known.has(name))) absent.set(new Set([...known, ...names]));
}
