// The user's display settings of a list: row density and columns. They are stored in the browser by list.
import { useState } from 'react';
import { parseJson, toObject } from '~/lib/json/json';
import type { Column } from './data-table';

interface TableChoice {
  readonly isCompact: boolean;
  /** The keys of hidden columns. */
  readonly hidden: readonly string[];
}

export interface TableViewState<Row> {
  /** The name of the list's resource, used in file names. */
  readonly list: string;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly choice: TableChoice;
  readonly choose: (change: Partial<TableChoice>) => void;
}

/** Returns the columns that can be hidden: all that have a title, except the row's name. */
export function listChoosableColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const titled = columns.filter(({ title }) => typeof title === 'string');
  const name = titled.find(({ isName }) => isName) ?? titled[0];
  return titled.filter((column) => column !== name);
}

/** Parses stored settings as written by `formatTableChoice`. Invalid data gives the default settings. */
export function parseTableChoice(kept: string | null): TableChoice {
  const { rows, hidden } = toObject(parseJson(kept ?? '')) ?? {};
  return {
    isCompact: rows === 'compact',
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
  };
}

export const formatTableChoice = ({ isCompact, hidden }: TableChoice): string =>
  JSON.stringify({ rows: isCompact ? 'compact' : 'comfortable', hidden });

const storageKey = (list: string) => `console-list-${list}`;

function readStored(list: string): string | null {
  try {
    return localStorage.getItem(storageKey(list));
  } catch {
    return null;
  }
}

/** Returns the stored settings of a list. By default, extra columns are hidden. */
function readChoice<Row>(list: string, columns: readonly Column<Row>[]): TableChoice {
  const stored = readStored(list);
  if (stored !== null) return parseTableChoice(stored);
  return { isCompact: false, hidden: columns.filter(({ isExtra }) => isExtra).map(({ key }) => key) };
}

export function useTableView<Row>(list: string, columns: readonly Column<Row>[]): TableViewState<Row> {
  const [choice, setChoice] = useState(() => readChoice(list, columns));
  const leftOut = listChoosableColumns(columns).filter(({ key }) => choice.hidden.includes(key));
  return {
    list,
    columns,
    shown: columns.filter((column) => !leftOut.includes(column)),
    choice,
    choose: (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      try {
        localStorage.setItem(storageKey(list), formatTableChoice(next));
      } catch {
        // Without storage, the settings are lost when the page closes.
      }
    },
  };
}
