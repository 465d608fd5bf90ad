import { describe, expect, it } from 'vitest';
import { noteServerDate, serverNow, serverOffset } from '~/api/http/answer-notes';
import { ApiError } from '~/api/http/api-error';
import { apiError } from '~/api/http/fixtures/api-error';
import {
  checkCreation,
  createRecord,
  duplicatesOf,
  type KnownIds,
  type RecordCreation,
} from './create-record';
import { NEW_SUBJECT } from './fixtures/subject';

interface Values {
  readonly name: string;
  readonly text: string;
}
type Stored = Values & { readonly id: number; readonly created_at: string };

const LOST = apiError({ kind: 'timed-out', limitSeconds: 30 });
const FORBIDDEN = apiError({ kind: 'forbidden' });
const OFF = apiError({ kind: 'switched-off' });
const TAKEN = apiError({ kind: 'invalid', fields: [{ field: 'name', code: 'taken', message: 'taken' }] });
const TYPED: Values = { name: 'a', text: 'one' };
const record = (id: number, text = 'one'): Stored => ({
  id,
  name: 'a',
  text,
  created_at: '2026-01-01T00:00:00.000Z',
});

type Looked = readonly Stored[] | ApiError;

/** Each look gives the next of `looks`, the last one again and again. */
function platform(looks: readonly Looked[], answer: Stored | undefined | ApiError, isUnique = false) {
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
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    valuesOf: ({ name, text }) => ({ name, text }),
    ...NEW_SUBJECT,
  };
  return { access, sent };
}

type Row = readonly [
  string,
  readonly Looked[],
  Stored | undefined | ApiError,
  KnownIds | undefined,
  object,
  number,
];

const CREATIONS: readonly Row[] = [
  ['creates', [[]], record(5), undefined, { step: 'saved', stored: record(5), wasLost: false }, 1],
  [
    'names what the platform stored otherwise',
    [[]],
    record(5, 'two'),
    undefined,
    { step: 'saved', differing: ['text'] },
    1,
  ],
  [
    'is not sent where the list can’t be read',
    [FORBIDDEN],
    record(5),
    undefined,
    { step: 'not-sent', error: FORBIDDEN },
    0,
  ],
  ['goes on where there is no such list', [OFF], record(5), undefined, { step: 'saved' }, 1],
  ['is refused', [[]], FORBIDDEN, undefined, { step: 'refused', error: FORBIDDEN }, 1],
  [
    'is lost, and found among its namesakes',
    [[record(1)], [record(1), record(5)]],
    LOST,
    undefined,
    { step: 'saved', stored: record(5), wasLost: true },
    1,
  ],
  ['is lost, and not there', [[record(1)]], LOST, undefined, { step: 'not-applied' }, 1],
  ['takes nobody else’s for its own', [[], [record(5, 'two')]], LOST, undefined, { step: 'not-applied' }, 1],
  ['is lost, and can’t be looked for', [[], LOST], LOST, undefined, { step: 'unknown', error: LOST }, 1],
  [
    'is lost where there is no list to compare with',
    [OFF, [record(5)]],
    LOST,
    undefined,
    { step: 'unknown' },
    1,
  ],
  [
    'finds a lost one that came through late, and sends nothing',
    [[record(1), record(5)]],
    record(6),
    new Set([1]),
    { step: 'saved', stored: record(5), wasLost: true },
    0,
  ],
  [
    'is sent again where the lost one never came',
    [[record(1)]],
    record(6),
    new Set([1]),
    { step: 'saved', stored: record(6) },
    1,
  ],
  [
    'has no body, and is found',
    [[], [record(5)]],
    undefined,
    undefined,
    { step: 'saved', stored: record(5), wasLost: false },
    1,
  ],
  ['has no body, and is not found', [[]], undefined, undefined, { step: 'unknown', error: null }, 1],
];

describe('creating', () => {
  it.each(CREATIONS)('%s', async (_name, looks, answer, lost, outcome, sent) => {
    const one = platform(looks, answer);
    expect((await createRecord(one.access, TYPED, lost)).outcome).toMatchObject(outcome);
    expect(one.sent).toHaveLength(sent);
  });

  it.each<Row>([
    ['a key that is free', [[]], record(5), undefined, { step: 'saved', wasLost: false }, 1],
    ['a key that somebody has', [[record(5)]], TAKEN, undefined, { step: 'refused', error: TAKEN }, 1],
    [
      'a key that the lost attempt took',
      [[record(5)]],
      TAKEN,
      new Set(),
      { step: 'saved', wasLost: true },
      1,
    ],
    [
      'a key that somebody took with another text',
      [[record(5, 'two')]],
      TAKEN,
      new Set(),
      { step: 'refused' },
      1,
    ],
    ['a key whose owner can’t be read', [LOST], TAKEN, new Set(), { step: 'unknown', error: TAKEN }, 1],
    ['lost, and there', [[record(5)]], LOST, undefined, { step: 'saved', wasLost: true }, 1],
    ['lost, and somebody else’s is there', [[record(5, 'two')]], LOST, undefined, { step: 'not-applied' }, 1],
  ])('with unique keys: %s', async (_name, looks, answer, lost, outcome, sent) => {
    const one = platform(looks, answer, true);
    expect((await createRecord(one.access, TYPED, lost)).outcome).toMatchObject(outcome);
    expect(one.sent).toHaveLength(sent);
  });

  it('tells after a second look', async () => {
    const { access } = platform([[record(5)]], LOST);
    expect(await checkCreation(access, TYPED, new Set(), LOST)).toMatchObject({
      step: 'saved',
      wasLost: true,
    });
  });
});

it('with unique keys: doesn’t say whose a taken key is where the server’s clock isn’t known', async () => {
  serverOffset.set(null);
  const taken = { ...record(5), id: 50 };
  const one = platform([[taken]], TAKEN, true);
  expect((await createRecord(one.access, TYPED, undefined)).outcome).toEqual({
    step: 'unknown',
    error: TAKEN,
  });
});

it('with unique keys: what was created a moment ago is not created twice', async () => {
  noteServerDate(new Headers({ date: new Date(0).toUTCString() }), Date.now());
  const first = platform([], record(8), true);
  expect((await createRecord(first.access, TYPED, undefined)).outcome).toMatchObject({ step: 'saved' });
  const second = platform([[record(8)]], TAKEN, true);
  expect((await createRecord(second.access, TYPED, undefined)).outcome).toMatchObject({ step: 'refused' });
  // Where nobody saw it come to be, it is one's own: the browser sent it twice.
  const other = platform([[record(9)]], TAKEN, true);
  expect((await createRecord(other.access, TYPED, undefined)).outcome).toMatchObject({ step: 'saved' });
});

it.each([
  ['long before the click is somebody else’s', -3000, 'refused'],
  ['just before it, as clocks differ, is one’s own', -1000, 'saved'],
  ['after it is one’s own', 1000, 'saved'],
])('with unique keys: what came to be %s', async (_what, after, step) => {
  noteServerDate(new Headers({ date: new Date().toUTCString() }), Date.now());
  const created_at = new Date((serverNow() ?? 0) + after).toISOString();
  const stored = { ...record(20), id: 30_000 + after, created_at };
  const one = platform([[stored]], TAKEN, true);
  expect((await createRecord(one.access, TYPED, undefined)).outcome).toMatchObject({ step });
});

describe('what the platform stores its own way', () => {
  const matches = (values: Values, stored: Stored) => values.name === stored.name;

  it.each<Row>([
    [
      'is found after a lost answer, and told',
      [[record(1)], [record(1), record(5, 'ONE')]],
      LOST,
      undefined,
      { step: 'saved', stored: record(5, 'ONE'), wasLost: true, differing: ['text'] },
      1,
    ],
    [
      'was there before, and is not its own',
      [[record(1, 'ONE')]],
      LOST,
      undefined,
      { step: 'not-applied' },
      1,
    ],
    [
      'came through late, and nothing is sent again',
      [[record(5, 'ONE')]],
      record(6),
      new Set(),
      { step: 'saved', stored: record(5, 'ONE'), differing: ['text'] },
      0,
    ],
  ])('%s', async (_name, looks, answer, lost, outcome, sent) => {
    const one = platform(looks, answer);
    expect((await createRecord({ ...one.access, matches }, TYPED, lost)).outcome).toMatchObject(outcome);
    expect(one.sent).toHaveLength(sent);
  });

  it('is found where the browser sent it twice', async () => {
    const { access } = platform([[record(5), record(6, 'ONE')]], record(5));
    const created = { ...access, matches };
    expect(await duplicatesOf(created, TYPED, record(5), new Set())).toEqual([record(6, 'ONE')]);
  });
});

describe('what the browser sent twice', () => {
  it('is found among those that are new', async () => {
    const { access } = platform([[record(1), record(5), record(6)]], record(5));
    expect(await duplicatesOf(access, TYPED, record(5), new Set([1]))).toEqual([record(6)]);
  });

  it.each([
    ['unreadable', [LOST], new Set<number>()],
    ['unknown from before', [[record(6)]], null],
  ] as const)('is not claimed where the list is %s', async (_name, looks, known) => {
    const { access } = platform(looks, record(5));
    expect(await duplicatesOf(access, TYPED, record(5), known)).toEqual([]);
  });

  it.each([
    ['one of its name may be it, edited since', record(5, 'two'), 'unknown'],
    ['nothing new of its name is there', record(1, 'two'), 'not-applied'],
  ])('tells after a second look that %s', async (_name, there, step) => {
    const { access } = platform([[there]], LOST);
    expect(await checkCreation(access, TYPED, new Set([1]), LOST)).toMatchObject({ step });
  });
});
