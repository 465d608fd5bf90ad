// The rows of the activity: what matches, a run as one of them, and first what nobody knows the outcome of.
import { includesFolded } from '~/lib/text/folded';
import { ACTIVITY_KINDS, type ActivityKind } from '~/records/activity/entry';
import type { ShownEntry } from '~/records/activity/use-activity';
import type { ScreenState } from '~/records/write-state';

export const SINCE = ['day', 'week', 'month'] as const;
export type Since = (typeof SINCE)[number];
export const STATES = ['saved', 'not-confirmed', 'refused', 'not-sent'] as const satisfies ScreenState[];

export interface ActivityFilter {
  readonly search?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly state?: ScreenState | undefined;
  readonly since?: Since | undefined;
}

export interface ActivityRow {
  /** Of its newest entry, in what follows the `#`. */
  readonly id: string;
  /** Newest first; several where it is a run. */
  readonly entries: readonly [ShownEntry, ...ShownEntry[]];
  /** The one that wants most to be seen of its entries. */
  readonly shown: ScreenState;
}

const DAY = 24 * 3600 * 1000;
const DAYS = { day: 1, week: 7, month: 30 } as const satisfies Record<Since, number>;

/** The second half of an entry's id, by which an address names it. */
export const shortId = (id: string): string => id.slice(id.lastIndexOf('#') + 1);

const chosen = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value);

/** As it stands in the address. */
type Asked = { readonly [Field in keyof ActivityFilter]: string | undefined };

/** What an address asks for, as far as it can be chosen. */
export const filterOf = (asked: Asked): ActivityFilter => ({
  search: asked.search,
  kind: chosen(ACTIVITY_KINDS, asked.kind),
  state: chosen(STATES, asked.state),
  since: chosen(SINCE, asked.since),
});

/**
 * Filters rows by name and reason, kind, outcome and time. A run matches as a whole if one of its entries does, and by its
 * own outcome. `now` is in milliseconds since the epoch.
 */
export function filterRows(
  rows: readonly ActivityRow[],
  { search, kind, state, since }: ActivityFilter,
  now: number,
  getName: (row: ActivityRow) => string,
): readonly ActivityRow[] {
  const from = since === undefined ? 0 : now - DAYS[since] * DAY;
  return rows.filter((row) => {
    if (state !== undefined && row.shown !== state) return false;
    const isNamed = row.entries.length > 1 && includesFolded(getName(row), search);
    return row.entries.some(
      (entry) =>
        entry.at >= from &&
        (kind === undefined || entry.kind === kind) &&
        (isNamed || includesFolded(`${entry.name}\n${entry.reason ?? ''}`, search)),
    );
  });
}

/** What wants to be seen before the next. */
const BY_NEED = ['not-confirmed', 'saving', 'refused', 'not-sent', 'saved'] as const satisfies ScreenState[];

/** Entries, newest first, as rows: those of a run are one, and what isn't confirmed stands before the rest. */
export function activityRows(entries: readonly ShownEntry[]): readonly ActivityRow[] {
  const groups = new Map<string, [ShownEntry, ...ShownEntry[]]>();
  for (const entry of entries) {
    const key = entry.run ?? entry.id;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const rows = [...groups.values()].map((all) => ({
    id: shortId(all[0].id),
    entries: all,
    shown: BY_NEED.find((state) => all.some(({ shown }) => shown === state)) ?? all[0].shown,
  }));
  const isOpen = ({ shown }: ActivityRow) => shown === 'not-confirmed';
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}
