import { expect, it } from 'vitest';
import type { Column } from '~/ui/table/data-table';
import { formatListAsCsv } from './list-sheet';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly at: string | null;
}

const columns: Column<Row>[] = [
  { key: 'chosen', title: <input />, cell: () => <input /> },
  { key: 'name', title: 'Name', cell: ({ name }) => <a href="/">{name}</a>, text: ({ name }) => name },
  { key: 'count', title: 'Count', cell: ({ count }) => count },
  { key: 'at', title: 'Last updated', cell: () => <time>now</time>, text: ({ at }) => at },
];

it('exports a list as CSV with one line per row and the text of each column', () => {
  const rows = [
    { name: 'One, two', count: 0, at: '2026-11-02T08:00:00Z' },
    { name: '=1+1', count: 7, at: null },
  ];
  expect(formatListAsCsv(columns, rows)).toBe(
    '\uFEFFName,Count,Last updated\r\n"One, two",0,2026-11-02T08:00:00Z\r\n\'=1+1,7,\r\n',
  );
});

it('exports a list without rows as CSV with only the header', () => {
  expect(formatListAsCsv(columns.slice(1, 2), [])).toBe('\uFEFFName\r\n');
});
