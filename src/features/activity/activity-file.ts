// The activity as a file: every field of its entries, as a sheet or as JSON.
import { toSheet } from '~/lib/file/csv-sheet';
import type { ActivityEntry } from '~/records/activity/entry';

const written = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** An entry as it leaves: moments as ISO 8601, and nothing that only this browser needs. */
const exported = ({ at, endedAt, place: _place, known: _known, size: _size, ...entry }: ActivityEntry) => ({
  ...entry,
  at: moment(at),
  ended_at: moment(endedAt),
});

const COLUMNS = [
  'at',
  'person',
  'workspace',
  'kind',
  'act',
  'record',
  'parent',
  'name',
  'state',
  'reason',
  'before',
  'after',
  'problem',
  'run',
  'ended_at',
  'id',
] as const satisfies (keyof ReturnType<typeof exported>)[];

export const activitySheet = (entries: readonly ActivityEntry[]): string =>
  toSheet(
    COLUMNS,
    entries.map((entry) => {
      const all = exported(entry);
      return COLUMNS.map((column) => written(all[column]));
    }),
  );

/** With the fields that make a run's entries findable, and the platform's own words. */
export const activityJson = (entries: readonly ActivityEntry[]): string =>
  `${JSON.stringify(entries.map(exported), null, 2)}\n`;
