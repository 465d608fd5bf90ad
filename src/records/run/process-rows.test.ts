import { describe, expect, it } from 'vitest';
import { createApiError } from '~/api/http/fixtures/api-error';
import { PacerStoppedError } from '~/api/http/request-pacer';
import type { WriteProgress } from '../write-state';
import { countRows, processRows, type RowState, toRemovedRowState, WAITING_ROW } from './process-rows';

const OFFLINE = createApiError({ kind: 'unreachable' });
const FORBIDDEN = createApiError({ kind: 'forbidden' });
const SIGNED_OUT = createApiError({ kind: 'unauthenticated', sent: true });
const INVALID = createApiError({ kind: 'invalid', fields: [] });
const FAILED = createApiError({ kind: 'server' });
const SAVED: RowState = { step: 'saved', stored: null, wasLost: false, differing: [] };
const UNKNOWN: RowState = { step: 'unknown', error: null };

interface Attempt {
  readonly reaches?: WriteProgress;
  readonly ends: RowState | Error;
}

/** Processes three rows. The second row ends with the given state or error, and the other rows are saved. */
async function run(
  { reaches, ends }: Attempt,
  former: RowState = WAITING_ROW,
  signal = new AbortController().signal,
) {
  const states: RowState[] = [WAITING_ROW, former, WAITING_ROW];
  const journal: string[] = [];
  const end = await processRows({
    rows: ['a', 'b', 'c'],
    states: [...states],
    carryOut: async (row, _former, report) => {
      if (row !== 'b') return SAVED;
      if (reaches) await report(reaches);
      if (ends instanceof Error) throw ends;
      return ends;
    },
    journal: {
      intend: async (row) => void journal.push(`intend ${row}`),
      end: async (row) => void journal.push(`end ${row}`),
    },
    signal,
    onRow: (index, state) => void states.splice(index, 1, state),
  });
  return { end: end.step, steps: states.map(({ step }) => step), journal };
}

describe('processRows', () => {
  it.each<[string, Attempt, RowState, string, string, string]>([
    ['succeeds', { ends: SAVED }, WAITING_ROW, 'saved', 'saved', 'done'],
    ['is blocked', { ends: { step: 'blocked', why: () => '' } }, WAITING_ROW, 'blocked', 'saved', 'done'],
    [
      'isn’t found stored after it was sent',
      { ends: { step: 'not-applied' } },
      WAITING_ROW,
      'not-applied',
      'saved',
      'done',
    ],
    [
      'fails because its record can’t be loaded',
      { ends: { step: 'not-sent', error: FAILED } },
      WAITING_ROW,
      'not-sent',
      'saved',
      'done',
    ],
    [
      'has no network',
      { ends: { step: 'not-sent', error: OFFLINE } },
      WAITING_ROW,
      'waiting',
      'waiting',
      'failed',
    ],
    [
      'is sent after the session ended',
      { ends: { step: 'refused', error: SIGNED_OUT } },
      WAITING_ROW,
      'waiting',
      'waiting',
      'failed',
    ],
    [
      'is forbidden',
      { ends: { step: 'refused', error: FORBIDDEN } },
      WAITING_ROW,
      'refused',
      'waiting',
      'failed',
    ],
    ['stays unknown', { ends: UNKNOWN }, WAITING_ROW, 'unknown', 'waiting', 'failed'],
    [
      'was unknown and its record can’t be loaded',
      { ends: { step: 'not-sent', error: FAILED } },
      UNKNOWN,
      'unknown',
      'waiting',
      'failed',
    ],
    [
      'was unknown and is forbidden',
      { ends: { step: 'refused', error: FORBIDDEN } },
      UNKNOWN,
      'unknown',
      'waiting',
      'failed',
    ],
    [
      'wasn’t found stored and is now forbidden',
      { ends: { step: 'refused', error: FORBIDDEN } },
      { step: 'not-applied' },
      'unknown',
      'waiting',
      'failed',
    ],
    [
      'was unknown and is invalid',
      { ends: { step: 'refused', error: INVALID } },
      UNKNOWN,
      'refused',
      'saved',
      'done',
    ],
    ['throws before it is sent', { ends: new RangeError() }, WAITING_ROW, 'broken', 'saved', 'done'],
    [
      'throws after it was sent',
      { reaches: 'sending', ends: new RangeError() },
      WAITING_ROW,
      'unknown',
      'waiting',
      'failed',
    ],
    [
      'is stopped before it is sent',
      { reaches: 'sending', ends: new PacerStoppedError() },
      WAITING_ROW,
      'waiting',
      'waiting',
      'stopped',
    ],
    [
      'is stopped while its outcome is checked',
      { reaches: 'checking-outcome', ends: new PacerStoppedError() },
      WAITING_ROW,
      'unknown',
      'waiting',
      'stopped',
    ],
    ['had already ended', { ends: UNKNOWN }, { step: 'unchanged' }, 'unchanged', 'saved', 'done'],
  ])(
    'the bulk operation and its rows end in the expected state if a row %s',
    async (_, attempt, former, step, next, end) => {
      const { steps, ...reported } = await run(attempt, former);
      expect(steps).toEqual(['saved', step, next]);
      expect(reported.end).toBe(end);
    },
  );

  it.each<[string, RowState, RowState]>([
    ['gone', { step: 'gone', wasSent: false }, { step: 'gone', wasSent: true }],
    [
      'in conflict',
      { step: 'conflict', present: 1, wasSent: false },
      { step: 'conflict', present: 1, wasSent: true },
    ],
  ])(
    'if a row’s outcome was unknown and a retry finds its record %s, the row counts as sent',
    async (_, ends, ended) => {
      const states: RowState[] = [];
      await processRows({
        rows: ['a'],
        states: [UNKNOWN],
        carryOut: async () => ends,
        signal: new AbortController().signal,
        onRow: (_index, state) => void states.push(state),
      });
      expect(states.at(-1)).toEqual(ended);
    },
  );

  it('a deletion that finds no record counts as sent, so that the row is reported as not confirmed', () => {
    expect(toRemovedRowState({ step: 'gone', wasSent: true })).toEqual({ step: 'gone', wasSent: true });
  });

  it('writes an entry to the journal before a row is sent and another after it ends', async () => {
    const { journal } = await run({ reaches: 'sending', ends: SAVED });
    expect(journal).toEqual(['end a', 'intend b', 'end b', 'end c']);
  });

  it('doesn’t write the end of a row to the journal if the row must wait because the user was signed out', async () => {
    const ended = { step: 'refused', error: SIGNED_OUT } as const;
    expect(await run({ reaches: 'sending', ends: ended })).toEqual({
      end: 'failed',
      steps: ['saved', 'waiting', 'waiting'],
      journal: ['end a', 'intend b'],
    });
    const { journal } = await run({ reaches: 'sending', ends: { step: 'refused', error: FORBIDDEN } });
    expect(journal).toEqual(['end a', 'intend b', 'end b']);
  });

  it('starts no further row after the bulk operation was stopped', async () => {
    expect(await run({ ends: SAVED }, WAITING_ROW, AbortSignal.abort())).toEqual({
      end: 'stopped',
      steps: ['waiting', 'waiting', 'waiting'],
      journal: [],
    });
  });
});

it('countRows counts rows that wait or have an unknown outcome as left, and rows whose record is gone as unconfirmed', () => {
  const states: RowState[] = [
    SAVED,
    WAITING_ROW,
    UNKNOWN,
    { step: 'broken' },
    { step: 'gone', wasSent: true },
  ];
  expect(countRows(states)).toEqual({ ended: 3, notSaved: 2, notConfirmed: 1, left: 2 });
});
