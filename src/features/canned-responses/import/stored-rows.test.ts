import { expect, it } from 'vitest';
import type { JournalEntry } from '~/drafts/import-journal';
import { getTranslator } from '~/i18n/use-t';
import { describeRowState } from '~/records/run/describe-row-state';
import type { ImportPlanRow } from './plan';
import { createInitialRowStates, isUpdateOfExisting } from './stored-rows';

const AT = '2025-01-01T10:00:00.000Z';
const before = { id: 1, short_code: 'b', content: 'Old', created_at: AT, updated_at: AT };
const row = (short_code: string, step: ImportPlanRow['step']): ImportPlanRow => ({
  line: 2,
  short_code,
  content: 'Text',
  twin: null,
  conflict: null,
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

it('import rows start in the states given by the plan', () => {
  expect(statesOf([]).map(({ step }) => step)).toEqual(['waiting', 'waiting', 'unchanged', 'blocked']);
});

it.each<[string, string, JournalEntry, string[]]>([
  [
    'sent, but not found on the platform',
    'a',
    { step: 'intent', kind: 'new' },
    ['unknown', 'waiting', 'unchanged'],
  ],
  ['sent and found on the platform', 'c', { step: 'intent', kind: 'new' }, ['waiting', 'waiting', 'saved']],
  [
    'changed and found on the platform',
    'c',
    { step: 'intent', kind: 'changed' },
    ['waiting', 'waiting', 'saved'],
  ],
  [
    'ended, regardless of the current plan',
    'b',
    { step: 'ended', outcome: { kind: 'changed' } },
    ['waiting', 'saved', 'unchanged'],
  ],
  ['refused', 'b', TOO_LONG, ['waiting', 'blocked', 'unchanged']],
])(
  'takes the state of a row from the journal of an interrupted import if the row was %s',
  (_, code, entry, expected) => {
    expect(statesOf([[code, entry]]).map(({ step }) => step)).toEqual([...expected, 'blocked']);
  },
);

it('a resumed import shows why a row was rejected earlier', () => {
  const texts = statesOf([['a', TOO_LONG]]).map((state) => describeRowState(getTranslator('en'), state).text);
  expect(texts[0]).toContain('content: is too long');
  expect(texts[3]).toContain('line 2');
});

it('counts a row that an interrupted import already wrote as updated or created, not as unchanged', () => {
  const same = row('c', { kind: 'same' });
  expect(isUpdateOfExisting(same, { step: 'intent', kind: 'changed' })).toBe(true);
  expect(isUpdateOfExisting(same, { step: 'ended', outcome: { kind: 'changed' } })).toBe(true);
  expect(isUpdateOfExisting(same, { step: 'intent', kind: 'new' })).toBe(false);
});
