// How a person wants a list's table: its rows comfortable or compact, and which columns. The browser keeps it, list by list.
import { useState } from 'react';
import { asObject, parsedJson } from '~/lib/json/json';
import type { Column } from './data-table';

interface TableChoice {
  readonly isCompact: boolean;
  /** Keys of the columns that are left out. */
  readonly hidden: readonly string[];
}

export interface TableView<Row> {
  /** The resource, as files are named by it. */
  readonly list: string;
  readonly columns: readonly Column<Row>[];
  /** Those that are not left out. */
  readonly shown: readonly Column<Row>[];
  readonly choice: TableChoice;
  readonly choose: (change: Partial<TableChoice>) => void;
}

/** Returns the columns that have a title to choose them by, but not the row's name. */
export function choosable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const titled = columns.filter(({ title }) => typeof title === 'string');
  const name = titled.find(({ isName }) => isName) ?? titled[0];
  return titled.filter((column) => column !== name);
}

/** What is kept of a choice, as it was written by `keptText`; a text of any other shape chooses nothing. */
export function choiceOf(kept: string | null): TableChoice {
  const { rows, hidden } = asObject(parsedJson(kept ?? '')) ?? {};
  return {
    isCompact: rows === 'compact',
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
  };
}

export const keptText = ({ isCompact, hidden }: TableChoice): string =>
  JSON.stringify({ rows: isCompact ? 'compact' : 'comfortable', hidden });

const storageKey = (list: string) => `console-list-${list}`;

function readStored(list: string): string | null {
  try {
    return localStorage.getItem(storageKey(list));
  } catch {
    return null;
  }
}

/** Returns the stored choice of a list. Without one, extra columns are left out. */
function readChoice<Row>(list: string, columns: readonly Column<Row>[]): TableChoice {
  const stored = readStored(list);
  if (stored !== null) return choiceOf(stored);
  return { isCompact: false, hidden: columns.filter(({ isExtra }) => isExtra).map(({ key }) => key) };
}

export function useTableView<Row>(list: string, columns: readonly Column<Row>[]): TableView<Row> {
  const [choice, setChoice] = useState(() => readChoice(list, columns));
  const leftOut = choosable(columns).filter(({ key }) => choice.hidden.includes(key));
  return {
    list,
    columns,
    shown: columns.filter((column) => !leftOut.includes(column)),
    choice,
    choose: (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      try {
        localStorage.setItem(storageKey(list), keptText(next));
      } catch {
        // Then it holds for this page.
      }
    },
  };
}
