import { expect, it } from 'vitest';
import type { JournalEntry } from '~/drafts/import-journal';
import { getTranslator } from '~/i18n/use-t';
import { describeRow } from '~/records/run/describe-row';
import type { PlanRow } from './plan';
import { createInitialRowStates, isUpdateOfExisting } from './stored-rows';

const AT = '2025-01-01T10:00:00.000Z';
const before = { id: 1, short_code: 'b', content: 'Old', created_at: AT, updated_at: AT };
const row = (short_code: string, step: PlanRow['step']): PlanRow => ({
  line: 2,
  short_code,
  content: 'Text',
  twin: null,
  step,
});
const PLAN = [
  row('a', { kind: 'new' }),
  row('b', { kind: 'changed', before }),
  row('c', { kind: 'same' }),
  row('a', { kind: 'refused', why: 'duplicate', otherLine: 2 }),
];
const TOO_LONG: JournalEntry = {
  step: 'ended',
  outcome: { kind: 'refused', why: 'platform', message: 'content: is too long' },
};
const statesOf = (kept: readonly (readonly [string, JournalEntry])[]) =>
  createInitialRowStates(PLAN, new Map(kept));

it('takes the initial states of rows from the import plan', () => {
  expect(statesOf([]).map(({ step }) => step)).toEqual(['waiting', 'waiting', 'unchanged', 'blocked']);
});

it.each<[string, string, JournalEntry, string[]]>([
  ['sent but missing', 'a', { step: 'intent', kind: 'new' }, ['unknown', 'waiting', 'unchanged']],
  ['sent and present', 'c', { step: 'intent', kind: 'new' }, ['waiting', 'waiting', 'saved']],
  ['changed and present', 'c', { step: 'intent', kind: 'changed' }, ['waiting', 'waiting', 'saved']],
  [
    'ended, regardless of the current plan',
    'b',
    { step: 'ended', outcome: { kind: 'changed' } },
    ['waiting', 'saved', 'unchanged'],
  ],
  ['refused', 'b', TOO_LONG, ['waiting', 'blocked', 'unchanged']],
])('takes the states of rows from the journal: %s', (_, code, entry, expected) => {
  expect(statesOf([[code, entry]]).map(({ step }) => step)).toEqual([...expected, 'blocked']);
});

it("shows the stored reason of a row that an earlier run couldn't import", () => {
  const texts = statesOf([['a', TOO_LONG]]).map((state) => describeRow(getTranslator('en'), state).text);
  expect(texts[0]).toContain('content: is too long');
  expect(texts[3]).toContain('line 2');
});

it('counts a row that is now identical as the change or creation that an earlier run sent', () => {
  const same = row('c', { kind: 'same' });
  expect(isUpdateOfExisting(same, { step: 'intent', kind: 'changed' })).toBe(true);
  expect(isUpdateOfExisting(same, { step: 'ended', outcome: { kind: 'changed' } })).toBe(true);
  expect(isUpdateOfExisting(same, { step: 'intent', kind: 'new' })).toBe(false);
});
