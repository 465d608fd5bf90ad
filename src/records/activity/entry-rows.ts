// Entries of the activity as rows of a list: those of one run are a single row.
import type { ScreenState } from '../write-state';
import type { ShownEntry } from './use-activity';

export interface ActivityRow {
  /** The short ID of its newest entry. */
  readonly id: string;
  /** Newest first. A run has several. */
  readonly entries: readonly [ShownEntry, ...ShownEntry[]];
  /** The state among those of its entries that needs a person most. */
  readonly shown: ScreenState;
}

/** Returns the part of an entry's ID that its address contains. */
export const shortId = (id: string): string => id.slice(id.lastIndexOf('#') + 1);

/** States in the order of how much they need a person. */
const BY_NEED = ['not-confirmed', 'saving', 'refused', 'not-sent', 'saved'] as const satisfies ScreenState[];

/** Groups entries, newest first, by run. */
export function groupByRun(entries: readonly ShownEntry[]): readonly ActivityRow[] {
  const groups = new Map<string, [ShownEntry, ...ShownEntry[]]>();
  for (const entry of entries) {
    const key = entry.run ?? entry.id;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].map((all) => ({
    id: shortId(all[0].id),
    entries: all,
    shown: BY_NEED.find((state) => all.some(({ shown }) => shown === state)) ?? all[0].shown,
  }));
}

/** Groups entries, newest first, and moves rows that aren't confirmed to the top. */
export function activityRows(entries: readonly ShownEntry[]): readonly ActivityRow[] {
  const rows = groupByRun(entries);
  const isOpen = ({ shown }: ActivityRow) => shown === 'not-confirmed';
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}
