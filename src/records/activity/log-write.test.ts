import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { createApiError } from '~/api/http/fixtures/api-error';
import { PacerStoppedError } from '~/api/http/request-pacer';
import { checkCreationOutcome, createRecord } from '../create-record';
import { replaceActivityStore } from '../fixtures/memory-activity';
import { TEST_NEW_SUBJECT, TEST_SUBJECT } from '../fixtures/subject';
import { checkRemovalOutcome, removeRecord } from '../remove-record';
import { checkSaveOutcome, type RecordAccess, saveRecord } from '../save-record';
import type { ActivityEntry } from './entry';
import { setActivityStore } from './log-write';
import { findMatchingVersion } from './logged-outcome';

const LOST = createApiError({ kind: 'unreachable' });
const OFFLINE = createApiError({ kind: 'timed-out', limitSeconds: 15 });

interface Values {
  readonly name: string;
  readonly text: string;
}
const OPENED: Values = { name: 'a', text: 'one' };
const TYPED: Values = { name: 'b', text: 'one' };

const setActivityDays = (activityDays: number) =>
  setConfiguration(
    configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '', activityDays }),
  );

beforeEach(() => setActivityDays(90));
afterEach(() => vi.useRealTimers());

type Stored = Values & { readonly id: number; readonly created_at: string };
const stored = (values: Values): Stored => ({ id: 1, created_at: '', ...values });

const access = (write: () => Promise<Stored | undefined>, reads: readonly unknown[] = [OPENED]) => {
  let turn = 0;
  const given: RecordAccess<Stored, Values> = {
    read: async () => {
      const next = reads[Math.min(turn, reads.length - 1)];
      turn += 1;
      if (next instanceof Error) throw next;
      return stored(next as Values);
    },
    write,
    valuesOf: ({ name, text }) => ({ name, text }),
    subject: TEST_SUBJECT.subject,
    nameOf: ({ name }) => name,
  };
  return given;
};

const all = (entries: ReadonlyMap<string, ActivityEntry>) => [...entries.values()];

describe('saveRecord', () => {
  it('logs a save as not confirmed before the request, and as saved with the stored values afterwards', async () => {
    const entries = replaceActivityStore();
    let seen: readonly ActivityEntry[] = [];
    const write = async () => {
      seen = all(entries);
      return stored({ ...TYPED, name: 'B' });
    };
    await saveRecord(access(write), TYPED, OPENED);
    expect(seen).toMatchObject([
      {
        state: 'not-confirmed',
        endedAt: null,
        kind: 'macro',
        act: 'update',
        record: '1',
        name: 'a',
        before: { name: 'a' },
        after: { name: 'b' },
      },
    ]);
    // Expects the values as the platform stored them, not as they were sent.
    await vi.waitFor(() =>
      expect(all(entries)).toMatchObject([{ state: 'saved', name: 'B', after: { name: 'B' } }]),
    );
  });

  it.each([
    ['refused', createApiError({ kind: 'forbidden' }), { state: 'refused', problem: { kind: 'forbidden' } }],
    ['switched off', createApiError({ kind: 'switched-off' }), { state: 'not-sent' }],
    [
      'blocked by the console',
      createApiError({ kind: 'rate-limited', waitSeconds: 1, sent: false }),
      { state: 'not-sent', problem: { kind: 'rate-limited' } },
    ],
    ['lost', LOST, { state: 'not-confirmed', endedAt: null, problem: { kind: 'unreachable' } }],
  ])('logs the outcome of a write that was %s', async (_, error, entry) => {
    const entries = replaceActivityStore();
    await saveRecord(
      access(() => Promise.reject(error), [OPENED, OFFLINE]),
      TYPED,
      OPENED,
    );
    await vi.waitFor(() => expect(all(entries)).toMatchObject([entry]));
  });

  it('logs a write as not sent when the bulk operation is stopped before the request', async () => {
    const entries = replaceActivityStore();
    const stopped = saveRecord(
      access(() => Promise.reject(new PacerStoppedError())),
      TYPED,
      OPENED,
    );
    await expect(stopped).rejects.toThrow();
    await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'not-sent' }]));
  });

  it.each([
    [TYPED, 'saved'],
    // The save isn't logged as rejected, because its request may still arrive.
    [OPENED, 'not-confirmed'],
    [{ name: 'c', text: 'one' }, 'not-confirmed'],
  ])(
    'if a save got no response and a later check finds the values %j, logs the save as %s',
    async (now, state) => {
      const entries = replaceActivityStore();
      const lost = access(() => Promise.reject(LOST), [OPENED, OFFLINE, now]);
      await saveRecord(lost, TYPED, OPENED);
      await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'not-confirmed' }]));
      await checkSaveOutcome(lost, TYPED, OPENED, LOST);
      await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state }]));
    },
  );
});

it('logs a deletion with the record’s values, and confirms it when a later check finds no record', async () => {
  const entries = replaceActivityStore();
  const reads = [OFFLINE, createApiError({ kind: 'not-found' })];
  const removal = {
    remove: () => Promise.reject(LOST),
    read: () => Promise.reject(reads.shift()),
    subject: TEST_SUBJECT.subject,
    known: { name: 'a', values: OPENED },
  };
  await removeRecord(removal);
  await vi.waitFor(() =>
    expect(all(entries)).toMatchObject([{ act: 'delete', state: 'not-confirmed', before: OPENED }]),
  );
  await checkRemovalOutcome(removal, LOST);
  await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'saved', after: null }]));
});

it('logs a new record with its ID and the IDs of similar existing records', async () => {
  const entries = replaceActivityStore();
  const creation = {
    isUnique: false,
    candidates: async () => [stored(OPENED)],
    create: async (values: Values) => ({ ...stored(values), id: 2 }),
    valuesOf: ({ name, text }: Stored) => ({ name, text }),
    ...TEST_NEW_SUBJECT,
  };
  await createRecord(creation, TYPED, undefined);
  await vi.waitFor(() =>
    expect(all(entries)).toMatchObject([
      { act: 'create', state: 'saved', record: '2', known: [1], before: null, after: TYPED },
    ]),
  );
});

it('a create request with no response stays unconfirmed if a later check finds no new record', async () => {
  const entries = replaceActivityStore();
  const creation = {
    isUnique: false,
    candidates: async () => [stored(OPENED)],
    create: () => Promise.reject(LOST),
    valuesOf: ({ name, text }: Stored) => ({ name, text }),
    ...TEST_NEW_SUBJECT,
  };
  const { known } = await createRecord(creation, TYPED, undefined);
  await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'not-confirmed', endedAt: null }]));
  expect(await checkCreationOutcome(creation, TYPED, known, LOST)).toEqual({ step: 'not-applied' });
  await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'not-confirmed', endedAt: null }]));
});

it.each([
  ['the same values', TYPED, 'saved'],
  // The first request may still arrive and overwrite the values of the second.
  ['other values', { name: 'c', text: 'one' }, 'not-confirmed'],
])(
  'if a save got no response and the next save stores %s, the entry of the first save becomes %s',
  async (_, again, state) => {
    const entries = replaceActivityStore();
    await saveRecord(
      access(() => Promise.reject(LOST), [OPENED, OPENED]),
      TYPED,
      OPENED,
    );
    await saveRecord(
      access(async () => stored(again), [OPENED]),
      again,
      OPENED,
    );
    await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state }, { state: 'saved' }]));
  },
);

describe('activity store', () => {
  const saved = access(async () => stored(TYPED));

  it('a failing activity store doesn’t prevent a write', async () => {
    setActivityStore({
      put: () => Promise.reject(new Error('full')),
      change: () => Promise.reject(new Error()),
      read: () => Promise.reject(new Error()),
    });
    expect(await saveRecord(saved, TYPED, OPENED)).toMatchObject({ step: 'saved' });
  });

  it('a write isn’t logged when the activity is turned off in the configuration', async () => {
    setActivityDays(0);
    const entries = replaceActivityStore();
    await saveRecord(saved, TYPED, OPENED);
    expect(all(entries)).toEqual([]);
  });

  // This test must be the last one that uses the store, because the store never responds to its first operation.
  it('an activity store that never responds delays only the first write, by at most 500 ms', async () => {
    vi.useFakeTimers();
    setActivityStore({ put: () => new Promise(() => {}), change: async () => {}, read: async () => [] });
    const first = saveRecord(saved, TYPED, OPENED);
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toMatchObject({ step: 'saved' });
    expect(await saveRecord(saved, TYPED, OPENED)).toMatchObject({ step: 'saved' });
  });
});

it.each([
  ['after', { name: 'b', text: 'one' }],
  ['before', { name: 'a', text: 'two' }],
  ['neither', { name: 'c', text: 'one' }],
])('findMatchingVersion only compares the fields that the write changed (%s)', (version, values) => {
  expect(findMatchingVersion({ before: { name: 'a' }, after: { name: 'b' } }, values)).toBe(version);
});
