// Which operations this deployment has: what the configuration switched off, and what the platform itself answered.
import { configuration } from '~/api/configuration';
import { isRead, type OperationSpec } from './operation';

/** `on`, `off` by the configuration, or `absent`: an assumed operation whose answer showed that it isn't there. */
export type Availability = 'on' | 'off' | 'absent';

let absent: ReadonlySet<string> = new Set();
/** Whether a list of this account was read since the last sign-in: only then does a 404 speak of the operation. */
let anyListRead = false;
const listeners = new Set<() => void>();

export const availability = {
  get: () => absent,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** What was learned holds until the next sign-in. */
  reset() {
    anyListRead = false;
    absent = new Set();
    for (const listener of listeners) listener();
  },
};

const isList = (operation: OperationSpec) => isRead(operation) && operation.id.endsWith('.list');

export function operationAvailability(operation: Pick<OperationSpec, 'id' | 'origin'>): Availability {
  if (operation.origin === 'assumed' && configuration().operations[operation.id] === null) return 'off';
  return absent.has(operation.id) ? 'absent' : 'on';
}

/** Learns from an answer: an assumed operation that answers 405, or an assumed list that answers 404, isn't there. */
export function noteAnswer(operation: OperationSpec, status: number): void {
  if (status >= 200 && status <= 299 && isList(operation)) anyListRead = true;
  if (operation.origin === 'contract' || absent.has(operation.id)) return;
  const isAbsent = status === 405 || (status === 404 && isAccountList(operation) && anyListRead);
  if (!isAbsent) return;
  absent = new Set([...absent, operation.id]);
  for (const listener of listeners) listener();
}

/** A list directly below the account: a nested one answers 404 for a parent that is gone, too. */
const isAccountList = (operation: OperationSpec) =>
  isList(operation) && !/\{(?!accountId|tenant)\w+\}/.test(operation.path);
