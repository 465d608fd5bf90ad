import type { OperationSpec } from '~/api/http/operation';
import type { OperationAvailability } from '~/api/http/operation-availability';
import type { ResponseSummary, UnknownName } from '~/api/http/response-summaries';
import { OPERATIONS } from '~/api/operations';

/**
 * The way in which an operation differs from the default, or null if it doesn't differ. The configuration can disable
 * an operation or move it to another address. The platform may not have an operation.
 */
export type OperationState = Exclude<OperationAvailability, 'on'> | 'moved' | null;

export interface OperationRow {
  readonly id: string;
  readonly origin: OperationSpec['origin'];
  readonly method: string;
  readonly path: string;
  readonly state: OperationState;
  /** The last response in this browser session. Null if there was none. */
  readonly record: ResponseSummary | null;
}

/** A field or value of a response that the console doesn't know, or a parameter that the platform ignores. */
export interface UnknownNameRow extends UnknownName {
  readonly operation: string;
  readonly kind: 'field' | 'word' | 'parameter';
}

/** The kinds of state that an operation can be in, most urgent first. */
export const OPERATION_KINDS = ['unexpected', 'missing', 'moved', 'off', 'works', 'unused'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** The filter values in the URL. Only URLs from earlier versions contain the last four values. */
export const OPERATION_FILTERS = [...OPERATION_KINDS, 'contract', 'assumed', 'changed', 'differing'] as const;
export type OperationFilter = (typeof OPERATION_FILTERS)[number];

interface PlatformFindings {
  readonly overrides: Readonly<Record<string, { readonly method: string; readonly path: string } | null>>;
  /** The missing operations (as `id`) and ignored parameters (as `id?name`) that this browser has detected. */
  readonly absent: ReadonlySet<string>;
  readonly records: ReadonlyMap<string, ResponseSummary>;
}

/** Returns all operations, in the order of `OPERATIONS`. */
export const buildOperationRows = ({
  overrides,
  absent,
  records,
}: PlatformFindings): readonly OperationRow[] =>
  OPERATIONS.map(({ id, origin, method, path }) => {
    const override = overrides[id];
    const state = override === null ? 'off' : absent.has(id) ? 'absent' : override ? 'moved' : null;
    return { id, origin, method, path, ...override, state, record: records.get(id) ?? null };
  });

/**
 * Reports whether the console couldn't interpret the last response. An error response in a known format doesn't count.
 */
export const isResponseUnreadable = ({ record }: OperationRow): boolean =>
  record !== null && ['unexpected', 'unknown', 'none'].includes(record.shape ?? '');

export function getOperationKind(row: OperationRow): OperationKind {
  const { state, record } = row;
  if (state === 'off') return 'off';
  if (state === 'absent') return 'missing';
  if (isResponseUnreadable(row)) return 'unexpected';
  if (state === 'moved') return 'moved';
  return record === null ? 'unused' : 'works';
}

export function matchesOperationFilter(row: OperationRow, shown: OperationFilter): boolean {
  if (shown === 'changed') return row.state !== null;
  if (shown === 'differing') return isResponseUnreadable(row);
  if (shown === 'contract' || shown === 'assumed') return row.origin === shown;
  return getOperationKind(row) === shown;
}

export const countOperationsByKind = (
  rows: readonly OperationRow[],
): Readonly<Record<OperationKind, number>> => {
  const counts = { unexpected: 0, missing: 0, moved: 0, off: 0, works: 0, unused: 0 };
  for (const row of rows) counts[getOperationKind(row)] += 1;
  return counts;
};

/** The operations of one area of the product. */
export interface OperationGroup {
  /** The first part of the operations' IDs, or the area that `JOINED` maps this part to. */
  readonly name: string;
  readonly rows: readonly OperationRow[];
}

/** Maps areas without a group of their own to the area whose group contains their operations. */
const JOINED = new Map([
  ['emailSenders', 'campaigns'],
  ['categories', 'portals'],
  ['articles', 'portals'],
]);

const hasTrouble = ({ rows }: OperationGroup): boolean =>
  rows.some((row) => !['works', 'unused'].includes(getOperationKind(row)));

/** Groups operations by area of the product. Groups with a problem are returned separately, to be listed first. */
export function groupOperations(rows: readonly OperationRow[]): {
  readonly troubled: readonly OperationGroup[];
  readonly others: readonly OperationGroup[];
} {
  const groups = new Map<string, OperationRow[]>();
  for (const row of rows) {
    const part = row.id.replace(/\..*$/, '');
    const name = JOINED.get(part) ?? part;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const all = [...groups].map(([name, own]) => ({ name, rows: own }));
  return { troubled: all.filter(hasTrouble), others: all.filter((group) => !hasTrouble(group)) };
}

const getOrder = ({ operation, path, word }: UnknownNameRow) => `${operation} ${path} ${word ?? ''}`;

export const buildUnknownNameRows = ({ absent, records }: PlatformFindings): readonly UnknownNameRow[] =>
  [
    ...[...records].flatMap(([operation, { unknown }]) =>
      unknown.map((one) => ({
        operation,
        kind: one.word === null ? ('field' as const) : ('word' as const),
        ...one,
      })),
    ),
    ...[...absent].flatMap((name) => {
      const [operation = '', path] = name.split('?');
      return path === undefined ? [] : [{ operation, kind: 'parameter' as const, path, word: null }];
    }),
  ].toSorted((one, other) => (getOrder(one) < getOrder(other) ? -1 : 1));
