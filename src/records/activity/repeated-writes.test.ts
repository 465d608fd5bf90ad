import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { createApiError } from '~/api/http/fixtures/api-error';
import { updateServerClockOffset } from '~/api/http/response-headers';
import { createRecord } from '../create-record';
import { replaceActivityStore } from '../fixtures/memory-activity';
import { TEST_NEW_SUBJECT, TEST_SUBJECT } from '../fixtures/subject';
import { checkRemovalOutcome, removeRecord } from '../remove-record';
import type { ActivityEntry } from './entry';

const LOST = createApiError({ kind: 'unreachable' });
const OFFLINE = createApiError({ kind: 'timed-out', limitSeconds: 15 });

interface Values {
  readonly name: string;
  readonly text: string;
}
type Stored = Values & { readonly id: number; readonly created_at: string };
const VALUES: Values = { name: 'b', text: 'one' };

const all = (entries: ReadonlyMap<string, ActivityEntry>) => [...entries.values()];

beforeEach(() =>
  setConfiguration(
    configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
  ),
);

describe('repeated deletion', () => {
  const NOT_FOUND = createApiError({ kind: 'not-found' });
  it.each([
    ['a successful repetition changes the entry to saved', null, 'saved', 'saved'],
    ['a repetition that finds no record leaves the entry not confirmed', NOT_FOUND, 'gone', 'not-confirmed'],
    [
      'a forbidden repetition leaves the entry not confirmed',
      createApiError({ kind: 'forbidden' }),
      'refused',
      'not-confirmed',
    ],
    [
      'a repetition that is never sent leaves the entry not confirmed',
      createApiError({ kind: 'rate-limited', waitSeconds: 1, sent: false }),
      'refused',
      'not-confirmed',
    ],
    [
      'a repetition that is rejected as invalid changes the entry to rejected',
      createApiError({ kind: 'invalid', fields: [] }),
      'refused',
      'refused',
    ],
  ])(
    'a repeated deletion is logged in the activity entry of the first attempt: %s',
    async (_, second, step, state) => {
      const entries = replaceActivityStore();
      const responses = [LOST, second];
      const removal = {
        remove: async () => {
          const response = responses.shift();
          if (response) throw response;
        },
        read: () => Promise.reject(OFFLINE),
        subject: TEST_SUBJECT.subject,
        known: { name: 'a', values: VALUES },
      };
      await removeRecord(removal);
      expect(await removeRecord(removal)).toMatchObject({ step });
      await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state }]));
      // Confirms the deletion, so that later tests don't count as repeats of it.
      await checkRemovalOutcome({ ...removal, read: () => Promise.reject(NOT_FOUND) }, LOST);
    },
  );
});

it('logs a deletion that the platform answered with “not found” as unconfirmed', async () => {
  const entries = replaceActivityStore();
  await removeRecord({
    remove: () => Promise.reject(createApiError({ kind: 'not-found' })),
    read: () => Promise.reject(OFFLINE),
    subject: { ...TEST_SUBJECT.subject, id: 2 },
    known: { name: 'a', values: VALUES },
  });
  await vi.waitFor(() =>
    expect(all(entries)).toMatchObject([{ state: 'not-confirmed', problem: { kind: 'not-found' } }]),
  );
});

describe('repeated creation', () => {
  const TAKEN = createApiError({ kind: 'invalid', fields: [{ field: 'name', code: 'taken', message: '' }] });
  const LIMITED = createApiError({ kind: 'rate-limited', waitSeconds: 1, sent: true });
  const creating = (name: string, isUnique: boolean, responses: (Stored | Error)[]) => {
    let isThere = false;
    return {
      isUnique,
      candidates: async () => (isThere ? [{ ...VALUES, id: 1, created_at: new Date().toISOString() }] : []),
      create: async () => {
        isThere = true;
        const response = responses.shift();
        if (response instanceof Error) throw response;
        return response;
      },
      valuesOf: ({ name, text }: Stored) => ({ name, text }),
      subject: TEST_NEW_SUBJECT.subject,
      nameOf: () => name,
    };
  };

  it('logs a new record as saved if a retry is rejected because the first attempt took the unique name', async () => {
    const entries = replaceActivityStore();
    const access = creating('taken by its own', true, [LIMITED, TAKEN]);
    updateServerClockOffset(new Headers({ date: new Date().toUTCString() }), Date.now());
    const { known } = await createRecord(access, VALUES, undefined);
    expect((await createRecord(access, VALUES, known)).outcome).toMatchObject({
      step: 'saved',
      wasLost: true,
    });
    await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'saved', record: '1' }]));
  });

  it('logs a create request rejected with a 429 as saved if a retry finds the record', async () => {
    const entries = replaceActivityStore();
    const access = creating('found by its name', false, [LIMITED]);
    const { outcome, known } = await createRecord(access, VALUES, undefined);
    expect(outcome).toMatchObject({ step: 'refused' });
    await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'refused' }]));
    expect((await createRecord(access, VALUES, known)).outcome).toMatchObject({
      step: 'saved',
      wasLost: true,
    });
    await vi.waitFor(() => expect(all(entries)).toMatchObject([{ state: 'saved', record: '1' }]));
  });
});
