import { describe, expect, it } from 'vitest';
import type { PromptCheck } from '~/drafts/prompt-checks';
import { createCheck, mergeChecks, toCheckInput } from './check-kinds';
import { formatCheckSheet, parseCheckSheet } from './check-sheet';

const CHECKS: readonly PromptCheck[] = [
  { id: '1', kind: 'contains', path: 'config.system_prompt', text: '=1+1, "quoted"; more' },
  { id: '2', kind: 'excludes', path: null, text: '@home' },
  { id: '3', kind: 'max-length', path: null, length: 8000 },
  { id: '4', kind: 'heading', path: null, text: 'Refunds' },
  { id: '5', kind: 'links', path: null },
  { id: '6', kind: 'teams', names: ['Customer Care', 'Billing'] },
  { id: '7', kind: 'labels', names: ['vip'] },
];

describe('the CSV file of prompt checks', () => {
  it('the CSV file of prompt checks contains every kind of check, and importing it returns the same checks', () => {
    const read = parseCheckSheet(formatCheckSheet(CHECKS));
    expect(read?.checks.map(toCheckInput)).toEqual(CHECKS.map(toCheckInput));
    expect(read?.skipped).toEqual([]);
  });

  it('the CSV file of prompt checks escapes values that a spreadsheet would read as formulas', () => {
    const sheet = formatCheckSheet(CHECKS);
    expect(sheet).toContain(`"'=1+1, ""quoted""; more"`);
    expect(sheet).toContain(`excludes,'@home,`);
  });

  it('the import of prompt checks accepts other separators and orders of columns, and reports invalid lines', () => {
    const sheet =
      'Value;Note;CHECK\nhello;x;contains\n;;\n0;;max-length\n1.5;;max-length\n;;heading\nx;;other\n';
    const read = parseCheckSheet(sheet);
    expect(read?.checks.map(toCheckInput)).toEqual([{ kind: 'contains', value: 'hello', path: null }]);
    expect(read?.skipped).toEqual([4, 5, 6, 7]);
  });

  it('the import of prompt checks rejects a file without a column for the kind of check', () => {
    expect(parseCheckSheet('Title,Text\na,b')).toBeNull();
    expect(parseCheckSheet('')).toBeNull();
  });
});

it('importing prompt checks adds only those that the list doesn’t contain', () => {
  const again = CHECKS.map((check) => ({ ...check, id: `new ${check.id}` }));
  expect(mergeChecks(CHECKS.slice(1), again).map(({ id }) => id)).toEqual([
    ...CHECKS.slice(1).map(({ id }) => id),
    'new 1',
  ]);
});

it('a check of teams is created from names separated by semicolons, without empty or repeated names', () => {
  expect(createCheck({ kind: 'teams', value: ' A ;; B;A ', path: 'config.x' }, '1')).toEqual({
    ...{ id: '1', kind: 'teams', names: ['A', 'B'] },
  });
  expect(createCheck({ kind: 'teams', value: ' ; ', path: null }, '1')).toBeNull();
});
