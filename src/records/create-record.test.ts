import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import { createApiError } from '~/api/http/fixtures/api-error';
import { getServerTime, serverClockOffsetMs, updateServerClockOffset } from '~/api/http/response-headers';
import {
  type CandidateIds,
  checkCreationOutcome,
  createRecord,
  findDuplicates,
  type RecordCreation,
} from './create-record';
import { TEST_NEW_SUBJECT } from './fixtures/subject';

interface Values {
  readonly name: string;
  readonly text: string;
}
type Stored = Values & { readonly id: number; readonly created_at: string };

const LOST = createApiError({ kind: 'timed-out', limitSeconds: 30 });
const FORBIDDEN = createApiError({ kind: 'forbidden' });
const OFF = createApiError({ kind: 'switched-off' });
const TAKEN = createApiError({
  kind: 'invalid',
  fields: [{ field: 'name', code: 'taken', message: 'taken' }],
});
const TYPED: Values = { name: 'a', text: 'one' };
const record = (id: number, text = 'one'): Stored => ({
  id,
  name: 'a',
  text,
  created_at: '2026-01-01T00:00:00.000Z',
});

type Looked = readonly Stored[] | ApiError;

/**
 * Simulates a platform. Each request for the existing records returns the next entry of `looks`. Further requests
 * return the last entry again.
 */
function platform(looks: readonly Looked[], response: Stored | undefined | ApiError, isUnique = false) {
  let turn = 0;
  const sent: Values[] = [];
  const access: RecordCreation<Stored, Values> = {
    isUnique,
    candidates: async () => {
      const next = looks[Math.min(turn, looks.length - 1)] ?? [];
      turn += 1;
      if (next instanceof ApiError) throw next;
      return next;
    },
    create: async (values) => {
      sent.push(values);
      if (response instanceof ApiError) throw response;
      return response;
    },
    valuesOf: ({ name, text }) => ({ name, text }),
    ...TEST_NEW_SUBJECT,
  };
  return { access, sent };
}

type Row = readonly [
  string,
  readonly Looked[],
  Stored | undefined | ApiError,
  CandidateIds | undefined,
  object,
  number,
];

const CREATIONS: readonly Row[] = [
  ['succeeds', [[]], record(5), undefined, { step: 'saved', stored: record(5), wasLost: false }, 1],
  [
    'returns fields that the platform stored with other values',
    [[]],
    record(5, 'two'),
    undefined,
    { step: 'saved', differing: ['text'] },
    1,
  ],
  [
    'isn’t sent because the list can’t be read',
    [FORBIDDEN],
    record(5),
    undefined,
    { step: 'not-sent', error: FORBIDDEN },
    0,
  ],
  ['continues without a list of candidates', [OFF], record(5), undefined, { step: 'saved' }, 1],
  ['is rejected', [[]], FORBIDDEN, undefined, { step: 'refused', error: FORBIDDEN }, 1],
  [
    'is lost and found among records with the same name',
    [[record(1)], [record(1), record(5)]],
    LOST,
    undefined,
    { step: 'saved', stored: record(5), wasLost: true },
    1,
  ],
  ['is lost and absent', [[record(1)]], LOST, undefined, { step: 'not-applied' }, 1],
  [
    'is lost while someone else creates a record with the same name',
    [[], [record(5, 'two')]],
    LOST,
    undefined,
    { step: 'not-applied' },
    1,
  ],
  [
    'is lost and whose candidates can’t be read',
    [[], LOST],
    LOST,
    undefined,
    { step: 'unknown', error: LOST },
    1,
  ],
  [
    'is lost without a list of earlier candidates',
    [OFF, [record(5)]],
    LOST,
    undefined,
    { step: 'unknown' },
    1,
  ],
  [
    'repeats a lost request whose record was created late',
    [[record(1), record(5)]],
    record(6),
    new Set([1]),
    { step: 'saved', stored: record(5), wasLost: true },
    0,
  ],
  [
    'repeats a lost request that created no record',
    [[record(1)]],
    record(6),
    new Set([1]),
    { step: 'saved', stored: record(6) },
    1,
  ],
  [
    'has no response body and is found',
    [[], [record(5)]],
    undefined,
    undefined,
    { step: 'saved', stored: record(5), wasLost: false },
    1,
  ],
  ['has no response body and is not found', [[]], undefined, undefined, { step: 'unknown', error: null }, 1],
];

describe('createRecord', () => {
  it.each(CREATIONS)(
    'returns the outcome of a creation that %s',
    async (_name, looks, response, lost, outcome, sent) => {
      const one = platform(looks, response);
      expect((await createRecord(one.access, TYPED, lost)).outcome).toMatchObject(outcome);
      expect(one.sent).toHaveLength(sent);
    },
  );

  it.each<Row>([
    ['a key that is free', [[]], record(5), undefined, { step: 'saved', wasLost: false }, 1],
    ['a key that someone else uses', [[record(5)]], TAKEN, undefined, { step: 'refused', error: TAKEN }, 1],
    [
      'a key that the lost attempt took',
      [[record(5)]],
      TAKEN,
      new Set(),
      { step: 'saved', wasLost: true },
      1,
    ],
    [
      'a key that someone else took with other values',
      [[record(5, 'two')]],
      TAKEN,
      new Set(),
      { step: 'refused' },
      1,
    ],
    ['a key whose record can’t be read', [LOST], TAKEN, new Set(), { step: 'unknown', error: TAKEN }, 1],
    ['no response, record exists', [[record(5)]], LOST, undefined, { step: 'saved', wasLost: true }, 1],
    [
      'no response, record of someone else',
      [[record(5, 'two')]],
      LOST,
      undefined,
      { step: 'not-applied' },
      1,
    ],
  ])(
    'returns the outcome of a creation with unique keys: %s',
    async (_name, looks, response, lost, outcome, sent) => {
      const one = platform(looks, response, true);
      expect((await createRecord(one.access, TYPED, lost)).outcome).toMatchObject(outcome);
      expect(one.sent).toHaveLength(sent);
    },
  );

  it('a later check confirms a create request with no response if it finds the record', async () => {
    const { access } = platform([[record(5)]], LOST);
    expect(await checkCreationOutcome(access, TYPED, new Set(), LOST)).toMatchObject({
      step: 'saved',
      wasLost: true,
    });
  });
});

it('the outcome of a create request is unknown if its unique key is taken and the server’s time isn’t known', async () => {
  serverClockOffsetMs.set(null);
  const taken = { ...record(5), id: 50 };
  const one = platform([[taken]], TAKEN, true);
  expect((await createRecord(one.access, TYPED, undefined)).outcome).toEqual({
    step: 'unknown',
    error: TAKEN,
  });
});

it('a create request is rejected if its unique key belongs to another record just created by the page', async () => {
  updateServerClockOffset(new Headers({ date: new Date(0).toUTCString() }), Date.now());
  const first = platform([], record(8), true);
  expect((await createRecord(first.access, TYPED, undefined)).outcome).toMatchObject({ step: 'saved' });
  const second = platform([[record(8)]], TAKEN, true);
  expect((await createRecord(second.access, TYPED, undefined)).outcome).toMatchObject({ step: 'refused' });
  // This page hadn't created the existing record, so the browser must have sent this create request twice.
  const other = platform([[record(9)]], TAKEN, true);
  expect((await createRecord(other.access, TYPED, undefined)).outcome).toMatchObject({ step: 'saved' });
});

it.each([
  ['long before the click, by someone else', -3000, 'refused'],
  ['just before the click, within the clock error', -1000, 'saved'],
  ['after the click', 1000, 'saved'],
])(
  'if a unique key is taken, the age of its record shows whether the create request succeeded: created %s',
  async (_what, after, step) => {
    updateServerClockOffset(new Headers({ date: new Date().toUTCString() }), Date.now());
    const created_at = new Date((getServerTime() ?? 0) + after).toISOString();
    const stored = { ...record(20), id: 30_000 + after, created_at };
    const one = platform([[stored]], TAKEN, true);
    expect((await createRecord(one.access, TYPED, undefined)).outcome).toMatchObject({ step });
  },
);

describe('records stored in a normalized form', () => {
  const matches = (values: Values, stored: Stored) => values.name === stored.name;

  it.each<Row>([
    [
      'is found after a lost response and reported as differing',
      [[record(1)], [record(1), record(5, 'ONE')]],
      LOST,
      undefined,
      { step: 'saved', stored: record(5, 'ONE'), wasLost: true, differing: ['text'] },
      1,
    ],
    ['existed before', [[record(1, 'ONE')]], LOST, undefined, { step: 'not-applied' }, 1],
    [
      'arrived late, without sending it again',
      [[record(5, 'ONE')]],
      record(6),
      new Set(),
      { step: 'saved', stored: record(5, 'ONE'), differing: ['text'] },
      0,
    ],
  ])(
    'returns the outcome of a creation whose record %s',
    async (_name, looks, response, lost, outcome, sent) => {
      const one = platform(looks, response);
      expect((await createRecord({ ...one.access, matches }, TYPED, lost)).outcome).toMatchObject(outcome);
      expect(one.sent).toHaveLength(sent);
    },
  );

  it('finds a duplicate with normalized values after the browser sent a request twice', async () => {
    const { access } = platform([[record(5), record(6, 'ONE')]], record(5));
    const created = { ...access, matches };
    expect(await findDuplicates(created, TYPED, record(5), new Set())).toEqual([record(6, 'ONE')]);
  });
});

describe('findDuplicates', () => {
  it('returns other new records with the values of the created record', async () => {
    const { access } = platform([[record(1), record(5), record(6)]], record(5));
    expect(await findDuplicates(access, TYPED, record(5), new Set([1]))).toEqual([record(6)]);
  });

  it.each([
    ['unreadable', [LOST], new Set<number>()],
    ['unknown before the creation', [[record(6)]], null],
  ] as const)('finds no duplicates if the list of similar records is %s', async (_name, looks, known) => {
    const { access } = platform(looks, record(5));
    expect(await findDuplicates(access, TYPED, record(5), known)).toEqual([]);
  });

  it.each([
    ['a new record with its name may have been edited since', record(5, 'two'), 'unknown'],
    ['no new record has its name', record(1, 'two'), 'not-applied'],
  ])('checkCreationOutcome returns the outcome of a lost request if %s', async (_name, there, step) => {
    const { access } = platform([[there]], LOST);
    expect(await checkCreationOutcome(access, TYPED, new Set([1]), LOST)).toMatchObject({ step });
  });
});
