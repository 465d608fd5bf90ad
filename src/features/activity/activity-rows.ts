// The rows of the activity list: filters and the names of changed fields.
import type { Translator } from '~/i18n/use-t';
import { includesText } from '~/lib/text/fold-text';
import { ACTIVITY_KINDS, type ActivityKind } from '~/records/activity/entry';
import { findChangedEntryFields, getFieldTitle } from '~/records/activity/entry-labels';
import type { ActivityRow } from '~/records/activity/entry-rows';
import type { DisplayedWriteState } from '~/records/write-state';

export const TIME_SPANS = ['day', 'week', 'month'] as const;
export type TimeSpan = (typeof TIME_SPANS)[number];
export const OUTCOME_FILTERS = [
  'saved',
  'not-confirmed',
  'refused',
  'not-sent',
] as const satisfies DisplayedWriteState[];

export interface ActivityFilterValues {
  readonly search?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly state?: DisplayedWriteState | undefined;
  readonly since?: TimeSpan | undefined;
}

const DAY = 24 * 3600 * 1000;
const DAYS = { day: 1, week: 7, month: 30 } as const satisfies Record<TimeSpan, number>;

const findOption = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value);

/** The filter values in the URL, not yet validated. */
type RawActivityFilter = { readonly [Field in keyof ActivityFilterValues]: string | undefined };

/** Reads the filters from the URL and ignores values that can't be selected. */
export const parseActivityFilter = (asked: RawActivityFilter): ActivityFilterValues => ({
  search: asked.search,
  kind: findOption(ACTIVITY_KINDS, asked.kind),
  state: findOption(OUTCOME_FILTERS, asked.state),
  since: findOption(TIME_SPANS, asked.since),
});

/**
 * Filters rows by name, reason, kind, outcome and time. A row that combines all entries of a run (a bulk change) is
 * kept if one of the entries matches. The outcome filter compares the outcome of the whole run, not the outcomes of its
 * entries. `now` is in milliseconds since the epoch.
 */
export function filterActivityRows(
  rows: readonly ActivityRow[],
  { search, kind, state, since }: ActivityFilterValues,
  now: number,
  getName: (row: ActivityRow) => string,
): readonly ActivityRow[] {
  const from = since === undefined ? 0 : now - DAYS[since] * DAY;
  return rows.filter((row) => {
    if (state !== undefined && row.shown !== state) return false;
    const isNamed = row.entries.length > 1 && includesText(getName(row), search);
    return row.entries.some(
      (entry) =>
        entry.at >= from &&
        (kind === undefined || entry.kind === kind) &&
        (isNamed || includesText(`${entry.name}\n${entry.reason ?? ''}`, search)),
    );
  });
}

/**
 * Fields that only state whether a record was added or removed. The list omits these fields, because the row's action
 * already shows the change.
 */
const ACTION_FIELDS = ['isMember', 'isAllowed'];

/**
 * Returns the titles of the fields that the row's updates changed. Ignores created and deleted records, because all of
 * their fields are affected.
 */
export function formatChangedFields(t: Translator, { entries }: ActivityRow): string {
  const updates = entries.filter(({ before, after }) => before !== null && after !== null);
  const fields = updates
    .flatMap((entry) => findChangedEntryFields(t, entry))
    .filter((field) => !ACTION_FIELDS.includes(field));
  return [...new Set(fields.map((field) => getFieldTitle(t, field)))].join(', ');
}
