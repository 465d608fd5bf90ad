import { expect, it } from 'vitest';
import type { CannedResponse } from '~/api/canned-responses';
import type { ImportedRow } from '~/lib/file/decode-text';
import { parseCannedResponseFile } from '~/lib/file/parse-canned-response-file';
import { planImport } from './plan';
import { formatResponsesAsCsv } from './write-export';

const AT = '2025-01-01T10:00:00.000Z';
const existing = (short_code: string, content: string): CannedResponse => ({
  id: 1,
  short_code,
  content,
  created_at: AT,
  updated_at: AT,
});
const row = (line: number, short_code: string, content: string): ImportedRow => ({
  line,
  short_code,
  content,
  problem: null,
});

it('the plan of an import classifies rows as new, changed, identical or rejected', async () => {
  const before = existing('bye', 'Goodbye');
  const rows = [
    row(2, 'hi', 'Hello'),
    row(3, 'bye', 'Farewell'),
    row(4, 'thanks', 'One\r\nTwo'),
    row(5, 'night/hi', 'Hello again'),
    { ...row(6, '', 'Text'), problem: 'blank-short-code' as const },
  ];
  const plan = await planImport(rows, [before, existing('thanks', 'One\nTwo')], true);
  expect(plan.map(({ step }) => step)).toEqual([
    { kind: 'new' },
    { kind: 'changed', before },
    { kind: 'same' },
    { kind: 'new' },
    { kind: 'refused', why: 'blank-short-code' },
  ]);
});

const PAD = [existing(' pad', 'A'), existing('pad', 'B')];

it('changes nothing when an unchanged export is imported, even if two short codes differ only by a space', async () => {
  const file = parseCannedResponseFile(formatResponsesAsCsv(PAD));
  const plan = await planImport(file.ok ? file.rows : [], PAD, true);
  expect(plan.map(({ short_code, step }) => [short_code, step.kind])).toEqual([
    [' pad', 'same'],
    ['pad', 'same'],
  ]);
});

it.each([
  ['pad ', PAD, 'pad'],
  ['pad', [existing(' pad', 'A')], ' pad'],
  ['cafe\u0301', [existing('caf\u00e9', 'A')], 'caf\u00e9'],
])(
  'an import matches the short code %j with a stored short code that is equal after normalization',
  async (code, held, stored) => {
    const [only] = await planImport([row(2, code, 'New')], held, true);
    expect(only).toMatchObject({ short_code: stored, step: { kind: 'changed' } });
  },
);

it('an import creates a new response if its normalized short code matches several stored responses', async () => {
  const held = [existing(' pad', 'A'), existing('pad ', 'B')];
  const [only] = await planImport([row(2, '\tpad', 'New')], held, true);
  expect(only).toMatchObject({ short_code: 'pad', twin: ' pad', step: { kind: 'new' } });
});

it.each([
  ['an existing short code', [existing('pad', 'B')]],
  ['a new short code', []],
])(
  'an import rejects all rows with %s if their short codes are equal after normalization',
  async (_, held) => {
    const plan = await planImport([row(2, ' pad', 'A'), row(5, 'x', 'X'), row(7, 'pad', 'B')], held, true);
    expect(plan.map(({ step }) => step)).toEqual([
      { kind: 'refused', why: 'duplicate', otherLine: 7 },
      { kind: 'new' },
      { kind: 'refused', why: 'duplicate', otherLine: 2 },
    ]);
  },
);

it('the plan of an import warns about different short codes that look the same', async () => {
  const rows = [row(2, 'PAD', 'A'), row(3, 'he\u200bllo', 'B'), row(4, 'hello', 'C'), row(5, 'x', 'D')];
  const plan = await planImport(rows, [existing('pad', 'A')], true);
  expect(plan.map(({ twin }) => twin)).toEqual(['pad', 'hello', 'he\u200bllo', null]);
});

it("an import rejects a changed row if the platform doesn't offer editing", async () => {
  const plan = await planImport([row(2, 'bye', 'Farewell')], [existing('bye', 'Goodbye')], false);
  expect(plan[0]?.step).toEqual({ kind: 'refused', why: 'no-update' });
});

it('an import can skip a row, or keep both texts by using a new short code, as the user chooses', async () => {
  const held = [existing('bye', 'Goodbye'), existing('bye-2', 'Older'), existing('hi', 'Hello')];
  const rows = [row(2, 'bye', 'Farewell'), row(3, 'hi', 'Hello'), row(4, 'bye-3', 'New')];
  const planWith = async (choice: 'skip' | 'keep-both', canUpdate = true) =>
    (await planImport(rows, held, canUpdate, (line) => (line === 2 ? choice : 'update'))).map(
      ({ short_code, step: { kind }, conflict }) => [short_code, kind, conflict],
    );
  const others = [
    ['hi', 'same', null],
    ['bye-3', 'new', null],
  ];
  expect(await planWith('skip')).toEqual([['bye', 'skipped', 'bye'], ...others]);
  expect(await planWith('keep-both')).toEqual([['bye-4', 'new', 'bye'], ...others]);
  expect(await planWith('keep-both', false)).toEqual([['bye-4', 'new', 'bye'], ...others]);
});

it("an import that keeps both texts doesn't recreate a response that an interrupted run created", async () => {
  const held = [existing('bye', 'Goodbye'), existing('bye-2', 'Farewell')];
  const [only] = await planImport([row(2, 'bye', 'Farewell')], held, true, () => 'keep-both');
  expect(only).toMatchObject({ short_code: 'bye-2', step: { kind: 'same' } });
});

it('plans an import of 10,000 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 2, `code/${index}`, 'Text'));
  const held = rows.slice(5000).map(({ short_code }) => existing(short_code, 'Text'));
  const kinds = (await planImport(rows, held, true)).map(({ step }) => step.kind);
  expect(kinds).toEqual([...Array(5000).fill('new'), ...Array(5000).fill('same')]);
});
