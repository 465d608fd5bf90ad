import { expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import type { PlanRow } from './plan';
import { countOutcomes, type JournalEntry, type RunEvent, reduceRun, startOf } from './run-state';

const AT = '2025-01-01T10:00:00.000Z';
const before = { id: 1, short_code: 'b', content: 'Old', created_at: AT, updated_at: AT };
const row = (short_code: string, step: PlanRow['step']): PlanRow => ({
  line: 2,
  short_code,
  content: 'Text',
  step,
});
const PLAN = [
  row('a', { kind: 'new' }),
  row('b', { kind: 'changed', before }),
  row('c', { kind: 'same' }),
  row('a', { kind: 'refused', why: 'duplicate', firstLine: 2 }),
];
const kinds = (kept: readonly (readonly [string, JournalEntry])[]) =>
  startOf(PLAN, new Map(kept)).outcomes.map(({ kind }) => kind);

it('starts from the plan', () => {
  expect(startOf(PLAN, new Map()).run).toEqual({ step: 'ready' });
  expect(kinds([])).toEqual(['waiting', 'waiting', 'same', 'refused']);
});

it.each<[string, string, JournalEntry, string[]]>([
  ['sent, and not there', 'a', { step: 'intent', kind: 'new' }, ['unknown', 'waiting', 'same', 'refused']],
  ['sent, and there', 'c', { step: 'intent', kind: 'new' }, ['waiting', 'waiting', 'created', 'refused']],
  [
    'changed, and there',
    'c',
    { step: 'intent', kind: 'changed' },
    ['waiting', 'waiting', 'changed', 'refused'],
  ],
  [
    'ended, whatever the plan says now',
    'b',
    { step: 'ended', outcome: { kind: 'changed' } },
    ['waiting', 'changed', 'same', 'refused'],
  ],
])('goes on from a journal: %s', (_, code, entry, expected) => {
  expect(kinds([[code, entry]])).toEqual(expected);
});

it('is done from the start where nothing is to be written', () => {
  expect(startOf(PLAN.slice(2), new Map()).run).toEqual({ step: 'done' });
});

const error = new ApiError(
  { kind: 'forbidden' },
  { operation: 'x.y', at: 0, status: 403, shape: 'envelope', code: null, serverMessage: null },
);

it.each<[string, RunEvent[], string]>([
  ['runs', [{ type: 'started' }], 'running'],
  ['gives way', [{ type: 'started' }, { type: 'waiting', until: 5 }], 'waiting'],
  [
    'goes on after a wait',
    [
      { type: 'started' },
      { type: 'waiting', until: 5 },
      { type: 'row', index: 0, outcome: { kind: 'on-its-way' } },
    ],
    'running',
  ],
  [
    'remembers that a pause was asked for while a row ends or a wait begins',
    [
      { type: 'started' },
      { type: 'pause-asked' },
      { type: 'row', index: 0, outcome: { kind: 'created' } },
      { type: 'waiting', until: 5 },
    ],
    'pausing',
  ],
  ['pauses', [{ type: 'started' }, { type: 'pause-asked' }, { type: 'paused' }], 'paused'],
  ['stops', [{ type: 'started' }, { type: 'stopped', error }], 'stopped'],
  ['ends', [{ type: 'started' }, { type: 'finished' }], 'done'],
])('%s', (_, events, step) => {
  expect(events.reduce(reduceRun, startOf(PLAN, new Map())).run.step).toBe(step);
});

it('counts every row once', () => {
  const { outcomes } = startOf(PLAN, new Map());
  expect(countOutcomes(outcomes)).toMatchObject({ waiting: 2, same: 1, refused: 1, created: 0 });
});
