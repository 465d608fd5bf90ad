import { expect, it } from 'vitest';
import type { CannedResponse } from '~/api/canned-responses';
import type { ImportRow } from '~/lib/import-text';
import { planImport } from './plan';

const AT = '2025-01-01T10:00:00.000Z';
const existing = (short_code: string, content: string): CannedResponse => ({
  id: 1,
  short_code,
  content,
  created_at: AT,
  updated_at: AT,
});
const row = (line: number, short_code: string, content: string): ImportRow => ({
  line,
  short_code,
  content,
  problem: null,
});

it('tells new, changed, same and refused apart', async () => {
  const before = existing('bye', 'Goodbye');
  const rows = [
    row(2, 'hi', 'Hello'),
    row(3, 'bye', 'Farewell'),
    row(4, 'thanks', 'One\r\nTwo'),
    row(5, 'hi', 'Hello again'),
    { ...row(6, '', 'Text'), problem: 'blank-short-code' as const },
  ];
  const plan = await planImport(rows, [before, existing('thanks', 'One\nTwo')], true);
  expect(plan.map(({ step }) => step)).toEqual([
    { kind: 'new' },
    { kind: 'changed', before },
    { kind: 'same' },
    { kind: 'refused', why: 'duplicate', firstLine: 2 },
    { kind: 'refused', why: 'blank-short-code' },
  ]);
});

it('refuses a change where editing is not offered', async () => {
  const plan = await planImport([row(2, 'bye', 'Farewell')], [existing('bye', 'Goodbye')], false);
  expect(plan[0]?.step).toEqual({ kind: 'refused', why: 'no-update' });
});

it('plans 10,000 rows at once', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 2, `code/${index}`, 'Text'));
  const held = rows.slice(5000).map(({ short_code }) => existing(short_code, 'Text'));
  const kinds = (await planImport(rows, held, true)).map(({ step }) => step.kind);
  expect(kinds).toEqual([...Array(5000).fill('new'), ...Array(5000).fill('same')]);
});
