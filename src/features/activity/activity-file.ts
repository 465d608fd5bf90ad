// Exports the entries of the activity log as CSV or JSON.
import { formatCsv } from '~/lib/file/csv-sheet';
import type { ActivityEntry } from '~/records/activity/entry';

const written = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/**
 * Converts an entry to its exported form. Formats times as ISO 8601 and omits the fields that only this browser needs.
 */
const toExportedEntry = ({
  at,
  endedAt,
  place: _place,
  known: _known,
  size: _size,
  ...entry
}: ActivityEntry) => ({
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
] as const satisfies (keyof ReturnType<typeof toExportedEntry>)[];

export const buildActivityCsv = (entries: readonly ActivityEntry[]): string =>
  formatCsv(
    COLUMNS,
    entries.map((entry) => {
      const all = toExportedEntry(entry);
      return COLUMNS.map((column) => written(all[column]));
    }),
  );

/**
 * Returns the entries as JSON. The export includes the run's ID, which groups the entries of one bulk change, and the
 * platform's original error messages.
 */
export const buildActivityJson = (entries: readonly ActivityEntry[]): string =>
  `${JSON.stringify(entries.map(toExportedEntry), null, 2)}\n`;
