// Which operations this deployment has: what the configuration switched off, and what the platform itself answered.
import { configuration } from '~/api/configuration';
import { type Scope, scopeKey } from '~/api/scope';
import { observable } from '~/lib/observable';
import { isRead, type OperationSpec } from './operation';

/** `on`, `off` by the configuration, or `absent`: an assumed operation whose answer showed that it isn't there. */
export type Availability = 'on' | 'off' | 'absent';

/** What the platform answered it doesn't have: operations by id, parameters as `id?name`. */
const absent = observable<ReadonlySet<string>>(new Set());
/** When which lists of which account were read: only beside another one does a list's 404 speak of the operation. */
let listReads = new Map<string, Map<string, number>>();
/** How long a list counts as just read, in milliseconds: later the account itself may be out of reach. */
const JUST = 5 * 60_000;

export const availability = {
  subscribe: absent.subscribe,
  absent: absent.get,
  /** What was learned holds until the next sign-in. */
  reset() {
    listReads = new Map();
    absent.set(new Set());
  },
};

const isList = (operation: OperationSpec) => isRead(operation) && operation.id.endsWith('.list');

export function operationAvailability(operation: Pick<OperationSpec, 'id' | 'origin'>): Availability {
  if (operation.origin === 'assumed' && configuration().operations[operation.id] === null) return 'off';
  return absent.get().has(operation.id) ? 'absent' : 'on';
}

/**
 * Learns from an answer, and tells whether it shows that the operation isn't there: an assumed one that answers 405, or an
 * assumed list or creation in the account that answers 404.
 */
export function noteAnswer(operation: OperationSpec, scope: Scope | undefined, status: number): boolean {
  const reads = scope && listReadsIn(scope);
  if (status >= 200 && status <= 299 && isList(operation)) reads?.set(operation.id, Date.now());
  if (operation.origin === 'contract') return false;
  const isAbsent =
    status === 405 || (status === 404 && isInAccount(operation) && isOtherJustRead(operation, reads));
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

function listReadsIn(scope: Scope): Map<string, number> {
  const key = scopeKey(scope);
  const reads = listReads.get(key) ?? new Map<string, number>();
  listReads.set(key, reads);
  return reads;
}

const isOtherJustRead = ({ id }: OperationSpec, reads: ReadonlyMap<string, number> | undefined) =>
  [...(reads ?? [])].some(([other, at]) => other !== id && Date.now() - at < JUST);

/** What lists or creates directly below the account: of what is nested, whose 404 may mean its parent, `read` finds out. */
const isInAccount = (operation: OperationSpec) =>
  /\.(?:list|create)$/.test(operation.id) && !/\{(?!accountId|tenant)\w+\}/.test(operation.path);
