import { describe, expect, it } from 'vitest';
import { createApiError } from '~/api/http/fixtures/api-error';
import { addCreationAttempt, type CreationAttempts, findCreationAttempt } from './creation-attempts';
import type { WriteOutcome } from './write-state';

const LOST = createApiError({ kind: 'timed-out', limitSeconds: 30 });
const LIMITED = createApiError({ kind: 'rate-limited', waitSeconds: 2, sent: true });
const HELD_BACK = createApiError({ kind: 'rate-limited', waitSeconds: 2, sent: false });
const INVALID = createApiError({ kind: 'invalid', fields: [] });

const A = { name: 'a' };
const B = { name: 'b' };
const UNKNOWN: WriteOutcome<unknown> = { step: 'unknown', error: LOST };
const ABSENT: WriteOutcome<unknown> = { step: 'not-applied' };
const SAVED: WriteOutcome<unknown> = { step: 'saved', stored: {}, wasLost: false, differing: [] };
const refused = (error: typeof LOST): WriteOutcome<unknown> => ({ step: 'refused', error });

type Step = readonly [values: typeof A, outcome: WriteOutcome<unknown>];

/**
 * Simulates attempts to create a record. An attempt with the same values as an earlier one reuses its known record IDs.
 * Any other attempt uses its index in `steps` as the only known record ID.
 */
const attemptsAfter = (steps: readonly Step[]): CreationAttempts<typeof A> =>
  steps.reduce<CreationAttempts<typeof A>>((attempts, [values, outcome], turn) => {
    const known = findCreationAttempt(attempts, values)?.known ?? new Set([turn]);
    return addCreationAttempt(attempts, values, { outcome, known });
  }, []);

describe('next attempt to create a record', () => {
  it.each<[string, readonly Step[], number | undefined]>([
    ['is the first attempt', [], undefined],
    ['follows a lost attempt', [[A, UNKNOWN]], 0],
    ['follows an attempt answered with a 429', [[A, refused(LIMITED)]], 0],
    [
      'follows a lost attempt and then a 429',
      [
        [A, UNKNOWN],
        [A, refused(LIMITED)],
      ],
      0,
    ],
    [
      'follows an absent attempt and then a 429',
      [
        [A, ABSENT],
        [A, refused(LIMITED)],
      ],
      0,
    ],
    [
      'follows a 429 and then a lost attempt',
      [
        [A, refused(LIMITED)],
        [A, UNKNOWN],
      ],
      0,
    ],
    [
      'follows a lost attempt and a lost attempt with other values',
      [
        [A, UNKNOWN],
        [B, UNKNOWN],
      ],
      0,
    ],
    [
      'follows a lost attempt and a rejected attempt with other values',
      [
        [A, UNKNOWN],
        [B, refused(INVALID)],
      ],
      0,
    ],
    ['follows a lost attempt with other values', [[B, UNKNOWN]], undefined],
    ['follows an attempt whose values were rejected', [[A, refused(INVALID)]], undefined],
    ['follows an attempt that was never sent', [[A, refused(HELD_BACK)]], undefined],
    [
      'follows a successful attempt',
      [
        [A, UNKNOWN],
        [A, SAVED],
      ],
      undefined,
    ],
  ])('findCreationAttempt finds an earlier attempt, if any, for an attempt that %s', (_name, steps, turn) => {
    const known = findCreationAttempt(attemptsAfter(steps), A)?.known;
    expect(known).toEqual(turn === undefined ? undefined : new Set([turn]));
  });

  it('the next check examines an unconfirmed attempt to create a record, even if a later attempt was rejected', () => {
    const attempts = attemptsAfter([
      [A, UNKNOWN],
      [B, refused(LIMITED)],
    ]);
    expect(attempts.at(-1)?.values).toBe(A);
  });
});
