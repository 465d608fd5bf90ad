import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import { createApiError } from '~/api/http/fixtures/api-error';
import { TEST_SUBJECT } from './fixtures/subject';
import { checkRemovalOutcome, type RecordRemoval, removeRecord } from './remove-record';
import { checkSaveOutcome, type RecordAccess, saveRecord } from './save-record';
import { mergeValues } from './values';
import { getDisplayedWriteState, isWritePending } from './write-state';

interface Values {
  readonly name: string;
  readonly text: string;
}
type Stored = Values & { readonly id: number };

const LOST = createApiError({ kind: 'unreachable' });
const GONE = createApiError({ kind: 'not-found' });
const FORBIDDEN = createApiError({ kind: 'forbidden' });
const LIMITED = createApiError({ kind: 'rate-limited', waitSeconds: 1, sent: true });
const OPENED: Values = { name: 'a', text: 'one' };
const TYPED: Values = { name: 'b', text: 'one' };

type Read = Values | ApiError;
/** The result of the write: a stored version, an unexpected response, or an error. */
type Write = 'stored' | 'no body' | 'upper case' | 'another record' | 'the version before' | ApiError;

/**
 * Simulates a platform with one record. Each request for the record returns the next item of `reads`. Further requests
 * return the last item again.
 */
function platform(reads: readonly Read[], write: Write = 'stored', id = 1) {
  const sent: Partial<Values>[] = [];
  let turn = 0;
  const access: RecordAccess<Stored, Values> = {
    read: async () => {
      const next = reads[Math.min(turn, reads.length - 1)] ?? OPENED;
      turn += 1;
      if (next instanceof ApiError) throw next;
      return { id, ...next };
    },
    write: async (changes) => {
      sent.push(changes);
      if (write instanceof ApiError) throw write;
      if (write === 'no body') return undefined;
      if (write === 'the version before') return { id: 1, ...OPENED };
      const stored = { id: write === 'another record' ? 2 : 1, ...OPENED, ...changes };
      return write === 'upper case' ? { ...stored, name: stored.name.toUpperCase() } : stored;
    },
    valuesOf: ({ name, text }) => ({ name, text }),
    ...TEST_SUBJECT,
  };
  return { access, sent };
}

const THEIRS: Values = { name: 'c', text: 'one' };
const BESIDE: Values = { name: 'b', text: 'two' };
const stored = (values: Values) => ({ id: 1, ...values });

/**
 * A test case: name, versions loaded before and after the write, result of the write, expected outcome, and sent
 * changes.
 */
type Save = readonly [string, readonly Read[], Write, object, readonly Partial<Values>[]];
const SAVES: readonly Save[] = [
  [
    'changes one field',
    [OPENED],
    'stored',
    { step: 'saved', stored: stored(TYPED), wasLost: false, differing: [] },
    [{ name: 'b' }],
  ],
  [
    'returns fields that the platform stored with other values',
    [OPENED],
    'upper case',
    { step: 'saved', differing: ['name'] },
    [{ name: 'b' }],
  ],
  ...(['no body', 'another record', 'the version before'] as const).flatMap((write): Save[] => [
    [
      `receives ${write} and then finds its values stored`,
      [OPENED, TYPED],
      write,
      { step: 'saved', stored: stored(TYPED), wasLost: false, differing: [] },
      [{ name: 'b' }],
    ],
    [
      `receives ${write} and then finds the record unchanged`,
      [OPENED],
      write,
      { step: 'not-applied' },
      [{ name: 'b' }],
    ],
    [
      `receives ${write} and then finds someone else’s values`,
      [OPENED, THEIRS],
      write,
      { step: 'conflict', present: stored(THEIRS), wasSent: true },
      [{ name: 'b' }],
    ],
    [
      `receives ${write} and then can’t load the record`,
      [OPENED, FORBIDDEN],
      write,
      { step: 'unknown', error: null },
      [{ name: 'b' }],
    ],
  ]),
  [
    'finds its values stored',
    [TYPED],
    'stored',
    { step: 'saved', stored: stored(TYPED), wasLost: false },
    [],
  ],
  [
    'conflicts with someone else’s change',
    [THEIRS],
    'stored',
    { step: 'conflict', present: stored(THEIRS), wasSent: false },
    [],
  ],
  ['finds no record', [GONE], 'stored', { step: 'gone', wasSent: false }, []],
  ['has a failed first read', [FORBIDDEN], 'stored', { step: 'not-sent', error: FORBIDDEN }, []],
  ['has a limited first read', [LIMITED], 'stored', { step: 'not-sent', error: LIMITED }, []],
  ['has a lost first read', [LOST], 'stored', { step: 'not-sent', error: LOST }, []],
  ['is rejected', [OPENED], FORBIDDEN, { step: 'refused', error: FORBIDDEN }, [{ name: 'b' }]],
  ['finds no record to write', [OPENED], GONE, { step: 'gone', wasSent: false }, [{ name: 'b' }]],
  [
    'is lost, with its values stored',
    [OPENED, TYPED],
    LOST,
    { step: 'saved', wasLost: true, differing: [] },
    [{ name: 'b' }],
  ],
  [
    'is lost, with its values stored and another field changed',
    [OPENED, BESIDE],
    LOST,
    { step: 'saved', wasLost: true, differing: ['text'] },
    [{ name: 'b' }],
  ],
  ['is lost, with nothing stored', [OPENED, OPENED], LOST, { step: 'not-applied' }, [{ name: 'b' }]],
  [
    'is lost, with someone else’s values stored',
    [OPENED, THEIRS],
    LOST,
    { step: 'conflict', wasSent: true },
    [{ name: 'b' }],
  ],
  [
    'is lost, with the record deleted since',
    [OPENED, GONE],
    LOST,
    { step: 'gone', wasSent: true },
    [{ name: 'b' }],
  ],
  [
    'is lost, with a lost second read',
    [OPENED, LOST],
    LOST,
    { step: 'unknown', error: LOST },
    [{ name: 'b' }],
  ],
  [
    'is lost, with a rejected second read',
    [OPENED, FORBIDDEN],
    LOST,
    { step: 'unknown', error: LOST },
    [{ name: 'b' }],
  ],
  [
    'is lost, with a rate-limited second read',
    [OPENED, LIMITED],
    LOST,
    { step: 'unknown', error: LOST },
    [{ name: 'b' }],
  ],
];

describe('saveRecord', () => {
  it.each(SAVES)('returns the outcome of a save that %s', async (_name, reads, write, outcome, sent) => {
    const one = platform(reads, write);
    expect(await saveRecord(one.access, TYPED, OPENED)).toMatchObject(outcome);
    expect(one.sent).toEqual(sent);
  });

  it('saving sends no request when the platform returns a record with another ID', async () => {
    const { access, sent } = platform([OPENED], 'stored', 2);
    expect(await saveRecord(access, TYPED, OPENED)).toMatchObject({
      step: 'not-sent',
      error: { problem: { kind: 'unexpected-answer', at: 'id' } },
    });
    expect(sent).toEqual([]);
  });

  it('saving sends no request when nothing changed', async () => {
    const { access, sent } = platform([GONE]);
    expect(await saveRecord(access, OPENED, OPENED)).toEqual({ step: 'unchanged' });
    expect(sent).toEqual([]);
  });

  it('saving waits for the progress listener before it sends the request', async () => {
    const { access, sent } = platform([OPENED]);
    const seen: unknown[] = [];
    await saveRecord(access, TYPED, OPENED, async (step) => {
      await Promise.resolve();
      seen.push([step, sent.length]);
    });
    expect(seen).toEqual([
      ['checking', 0],
      ['sending', 0],
    ]);
  });

  it.each([
    ['no body', [OPENED, TYPED]],
    [LOST, [OPENED, OPENED]],
  ] as const)(
    'saving reports to the progress listener that it checks the outcome after %s',
    async (write, reads) => {
      const seen: string[] = [];
      await saveRecord(platform(reads, write).access, TYPED, OPENED, (step) => void seen.push(step));
      expect(seen).toEqual(['checking', 'sending', 'checking-outcome']);
    },
  );

  it('if the response is lost and only one of two fields was stored, saving reports a conflict', async () => {
    const { access } = platform([OPENED, TYPED], LOST);
    const half = await saveRecord(access, { name: 'b', text: 'two' }, OPENED);
    expect(half).toEqual({ step: 'conflict', present: stored(TYPED), wasSent: true });
  });

  it('saving rethrows errors that aren’t API errors', async () => {
    const { access } = platform([OPENED]);
    const broken = { ...access, read: () => Promise.reject(new TypeError('a mistake')) };
    await expect(saveRecord(broken, TYPED, OPENED)).rejects.toThrow('a mistake');
  });

  it('a later check confirms a save with no response', async () => {
    const { access } = platform([TYPED]);
    expect(await checkSaveOutcome(access, TYPED, OPENED, LOST)).toMatchObject({
      step: 'saved',
      wasLost: true,
    });
  });
});

describe('mergeValues', () => {
  it('mergeValues keeps the current value of unedited fields and the user’s value of edited fields', () => {
    const value = fc.constantFrom('x', 'y', 'z');
    const values = fc.record({ name: value, text: value });
    fc.assert(
      fc.property(values, values, values, (opened, typed, present) => {
        const merged = mergeValues(opened, typed, present);
        for (const field of ['name', 'text'] as const)
          expect(merged[field]).toBe(typed[field] === opened[field] ? present[field] : typed[field]);
      }),
    );
  });
});

const removal = (remove: ApiError | null, read: ApiError | null): RecordRemoval => ({
  remove: () => (remove ? Promise.reject(remove) : Promise.resolve()),
  read: () => (read ? Promise.reject(read) : Promise.resolve({})),
  subject: TEST_SUBJECT.subject,
  known: { name: 'a', values: OPENED },
});

describe('removeRecord', () => {
  it.each([
    ['confirmed', null, null, { step: 'saved', wasLost: false }],
    ['answered as not found', GONE, null, { step: 'gone', wasSent: true }],
    ['rejected', FORBIDDEN, null, { step: 'refused', error: FORBIDDEN }],
    ['unanswered, with the record gone', LOST, GONE, { step: 'saved', wasLost: true }],
    ['unanswered, with the record still there', LOST, null, { step: 'not-applied' }],
    ['unanswered, with a rejected check', LOST, FORBIDDEN, { step: 'unknown', error: LOST }],
    ['unanswered, with a rate-limited check', LOST, LIMITED, { step: 'unknown', error: LOST }],
  ] as const)('returns the outcome of a deletion that is %s', async (_name, remove, read, outcome) => {
    expect(await removeRecord(removal(remove, read))).toMatchObject(outcome);
  });

  it('a later check confirms a deletion with no response', async () => {
    expect(await checkRemovalOutcome(removal(null, GONE), LOST)).toEqual({ step: 'saved', wasLost: true });
  });
});

describe('getDisplayedWriteState', () => {
  it('getDisplayedWriteState returns whether a write was sent and confirmed', () => {
    expect(getDisplayedWriteState({ step: 'idle' })).toBeNull();
    expect(isWritePending({ step: 'checking-outcome' })).toBe(true);
    expect(getDisplayedWriteState({ step: 'conflict', present: null, wasSent: false })).toBe('not-sent');
    expect(getDisplayedWriteState({ step: 'conflict', present: null, wasSent: true })).toBe('not-confirmed');
    expect(getDisplayedWriteState({ step: 'unknown', error: null })).toBe('not-confirmed');
  });
});
