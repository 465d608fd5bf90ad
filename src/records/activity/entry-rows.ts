// Groups activity entries into list rows. The entries of one run (a bulk operation) share a row.

import type { DisplayedWriteState } from '../write-state';
import { omitRepeatedAttempts } from './entry';
import type { DisplayedEntry } from './use-activity';

export interface ActivityRow {
  /** The short ID of the newest entry in the row. */
  readonly id: string;
  /** The entries of the row, newest first. More than one for a run. */
  readonly entries: readonly [DisplayedEntry, ...DisplayedEntry[]];
  /** The most urgent state among the entries, without failed attempts that were repeated. */
  readonly shown: DisplayedWriteState;
}

/** Returns the UUID at the end of an entry's ID. URLs use this UUID instead of the whole ID. */
export const getShortId = (id: string): string => id.slice(id.lastIndexOf('#') + 1);

/**
 * States ordered by urgency, most urgent first. A stopped run counts as saved, because it changed the records before
 * the stop.
 */
const BY_NEED = [
  'not-confirmed',
  'saving',
  'refused',
  'saved',
  'not-sent',
] as const satisfies DisplayedWriteState[];

function findUrgentState(all: readonly DisplayedEntry[]): DisplayedWriteState | undefined {
  const counted = omitRepeatedAttempts(all);
  return BY_NEED.find((state) => counted.some(({ shown }) => shown === state));
}

/** Groups entries by run. `entries` must be sorted newest first. */
export function groupByRun(entries: readonly DisplayedEntry[]): readonly ActivityRow[] {
  const groups = new Map<string, [DisplayedEntry, ...DisplayedEntry[]]>();
  for (const entry of entries) {
    const key = entry.run ?? entry.id;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].map((all) => ({
    id: getShortId(all[0].id),
    entries: all,
    shown: findUrgentState(all) ?? all[0].shown,
  }));
}

/** Groups entries by run and moves unconfirmed rows to the top. `entries` must be sorted newest first. */
export function groupEntries(entries: readonly DisplayedEntry[]): readonly ActivityRow[] {
  const rows = groupByRun(entries);
  const isOpen = ({ shown }: ActivityRow) => shown === 'not-confirmed';
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}
