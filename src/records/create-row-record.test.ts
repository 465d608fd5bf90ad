import { describe, expect, it } from 'vitest';
import { createApiError } from '~/api/http/fixtures/api-error';
import { PacerStoppedError, type RequestPacer } from '~/api/http/request-pacer';
import type { CandidateIds, RecordCreation } from './create-record';
import { createRowRecord } from './create-row-record';
import { TEST_NEW_SUBJECT } from './fixtures/subject';
import { type RowState, WAITING_ROW } from './run/process-rows';

interface Note {
  readonly id: number;
  readonly created_at: string;
  readonly text: string;
}

/**
 * Simulates a platform that creates `copies` records per request. The pace throws a `PacerStoppedError` instead of
 * sending the request with the number `stopBefore`.
 */
function setUp(copies: number, stopBefore = Number.POSITIVE_INFINITY) {
  const notes: Note[] = [{ id: 1, created_at: '', text: 'same' }];
  let posts = 0;
  let requests = 0;
  const access: RecordCreation<Note, { readonly text: string }> = {
    isUnique: false,
    candidates: async () => [...notes],
    create: async ({ text }) => {
      posts += 1;
      for (let copy = 0; copy < copies; copy += 1) notes.push({ id: notes.length + 1, created_at: '', text });
      return undefined;
    },
    valuesOf: ({ text }) => ({ text }),
    ...TEST_NEW_SUBJECT,
  };
  const pace: RequestPacer = async (request) => {
    requests += 1;
    if (requests === stopBefore) throw new PacerStoppedError();
    return request();
  };
  const known = new Map<string, CandidateIds>();
  const attempt = (former: RowState) =>
    createRowRecord(access, { text: 'same' }, 'row', { former, report: () => {}, pace, run: 'a run' }, known);
  return { access, known, attempt, posts: () => posts };
}

describe('createRowRecord', () => {
  it('reports duplicates if the platform created several records for one row of a bulk operation', async () => {
    const { attempt } = setUp(2);
    const { state, duplicates } = await attempt(WAITING_ROW);
    expect(state).toMatchObject({ step: 'saved', stored: { id: 2 } });
    expect(duplicates.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('a resumed bulk operation sends no second request for a row whose check was interrupted', async () => {
    const { attempt, posts } = setUp(1, 3);
    await expect(attempt(WAITING_ROW)).rejects.toThrow(PacerStoppedError);
    const { state } = await attempt({ step: 'unknown', error: null });
    expect(state).toMatchObject({ step: 'saved', stored: { id: 2 } });
    expect(posts()).toBe(1);
  });

  it('sends no second create request after a 429 if the first one created the record', async () => {
    const limited = createApiError({ kind: 'rate-limited', waitSeconds: 1, sent: true });
    const { access, known, posts } = setUp(1);
    const pace: RequestPacer = async (request) => {
      try {
        return await request();
      } catch {
        return request();
      }
    };
    const copied: typeof access = {
      ...access,
      create: async (values) => {
        await access.create(values);
        throw limited;
      },
    };
    const turn = { former: WAITING_ROW, report: () => {}, pace, run: 'a run' };
    const { state, duplicates } = await createRowRecord(copied, { text: 'same' }, 'row', turn, known);
    expect(state).toMatchObject({ step: 'saved', stored: { id: 2 } });
    expect(duplicates).toEqual([]);
    expect(posts()).toBe(1);
  });

  it('reports a row as saved when the bulk operation is stopped before the check for duplicates', async () => {
    const { attempt } = setUp(2, 4);
    expect(await attempt(WAITING_ROW)).toMatchObject({ state: { step: 'saved' }, duplicates: [] });
  });
});
