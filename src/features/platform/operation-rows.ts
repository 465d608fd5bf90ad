import type { AnswerRecord, Unknown } from '~/api/http/answer-records';
import type { Availability } from '~/api/http/availability';
import type { OperationSpec } from '~/api/http/operation';
import { OPERATIONS } from '~/api/operations';

/** `moved`: asked where the configuration says. */
export type OperationState = Exclude<Availability, 'on'> | 'moved' | null;

export interface OperationRow {
  readonly id: string;
  readonly origin: OperationSpec['origin'];
  readonly method: string;
  readonly path: string;
  readonly state: OperationState;
  /** Null where nothing was answered in this session. */
  readonly record: AnswerRecord | null;
}

/** What an answer named that nobody here knows, or a parameter that the platform plainly ignores. */
export interface UnknownRow extends Unknown {
  readonly operation: string;
  readonly kind: 'field' | 'word' | 'parameter';
}

export const SHOWN = ['contract', 'assumed', 'changed', 'differing'] as const;
export type Shown = (typeof SHOWN)[number];

interface Learned {
  readonly overrides: Readonly<Record<string, { readonly method: string; readonly path: string } | null>>;
  /** Operations by id, parameters as `id?name`. */
  readonly absent: ReadonlySet<string>;
  readonly records: ReadonlyMap<string, AnswerRecord>;
}

/** Every operation, in the order in which the console has them. */
export const operationRows = ({ overrides, absent, records }: Learned): readonly OperationRow[] =>
  OPERATIONS.map(({ id, origin, method, path }) => {
    const override = overrides[id];
    const state = override === null ? 'off' : absent.has(id) ? 'absent' : override ? 'moved' : null;
    return { id, origin, method, path, ...override, state, record: records.get(id) ?? null };
  });

/** Whether the last answer was none that the console is made for: refusals that it tells belong to its work. */
export const isDiffering = ({ record }: OperationRow): boolean =>
  record !== null && ['unexpected', 'unknown', 'none'].includes(record.shape ?? '');

export const isShown = (row: OperationRow, shown: Shown): boolean =>
  shown === 'changed' ? row.state !== null : shown === 'differing' ? isDiffering(row) : row.origin === shown;

const orderOf = ({ operation, path, word }: UnknownRow) => `${operation} ${path} ${word ?? ''}`;

export const unknownRows = ({ absent, records }: Learned): readonly UnknownRow[] =>
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
  ].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
