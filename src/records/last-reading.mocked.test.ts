import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCOPE } from '~/api/http/fixtures/fake-platform';
import type { Scope } from '~/api/scope';
import { countOwn, removeEnded, removeOwn } from '~/drafts/local-store';
import {
  addReading,
  countProblems,
  lastReadings,
  type NewReading,
  noteReading,
  readingStore,
  showReadings,
} from './last-reading';

const HELP = { slug: 'help', name: 'Acme Help' };
const checks = (count: number, portal: NewReading['portal'] = null): NewReading => ({
  kind: 'checks',
  portal,
  count,
  parts: { broken: count },
});
const translations: NewReading = {
  kind: 'translations',
  portal: HELP,
  count: 14,
  parts: { es: 9, pt: 5 },
};
const OTHER_PERSON: Scope = { ...SCOPE, person: 'other@acme.test' };
const OTHER_ACCOUNT: Scope = { ...SCOPE, accountId: 43 };

const NOON = new Date(2026, 10, 28, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

afterEach(async () => {
  for (const { person } of [SCOPE, OTHER_PERSON]) await removeOwn(readingStore, person);
  vi.useRealTimers();
});

describe('addReading', () => {
  const first = addReading(undefined, checks(4), NOON - 2 * DAY);

  it('has no earlier reading to compare the first one with', () => {
    expect(first).toEqual({ ...checks(4), at: NOON - 2 * DAY, before: null });
  });

  it('compares with the reading of an earlier day', () => {
    const { before } = addReading(first, checks(5), NOON);
    expect(before).toEqual({ at: NOON - 2 * DAY, count: 4, parts: { broken: 4 } });
  });

  it('compares with the same earlier reading when the page is reloaded on the same day', () => {
    const second = addReading(first, checks(5), NOON);
    expect(addReading(second, checks(5), NOON + HOUR).before?.count).toBe(4);
  });

  it('compares the second reading of the first day with the first', () => {
    expect(addReading(first, checks(1), NOON - 2 * DAY + HOUR).before?.count).toBe(4);
  });
});

describe('stored readings', () => {
  it('contain only the last one of each kind and portal', async () => {
    await showReadings(SCOPE);
    await noteReading(SCOPE, checks(4));
    await noteReading(SCOPE, checks(12));
    await noteReading(SCOPE, checks(5, HELP));
    await noteReading(SCOPE, translations);
    const readings = lastReadings.get(SCOPE);
    expect(readings).toHaveLength(3);
    expect(readings).toContainEqual({ ...translations, at: NOON, before: null });
    expect(countProblems(readings)).toBe(17);
  });

  it('are complete when a reading is stored before they are shown', async () => {
    await noteReading(SCOPE, checks(4));
    await noteReading(SCOPE, checks(5, HELP));
    const showing = showReadings(SCOPE);
    await Promise.all([noteReading(SCOPE, translations), showing]);
    expect(lastReadings.get(SCOPE)).toHaveLength(3);
  });

  it.each([
    ['another person', OTHER_PERSON],
    ['another account', OTHER_ACCOUNT],
  ])('are hidden from %s', async (_, other) => {
    await noteReading(SCOPE, checks(4));
    await showReadings(other);
    expect(lastReadings.get(other)).toEqual([]);
    expect(lastReadings.get(SCOPE)).toBeNull();
  });

  it('belong to one user and expire 90 days after the last reading', async () => {
    await noteReading(SCOPE, checks(4));
    await noteReading(OTHER_PERSON, checks(4));
    expect(await countOwn(readingStore, SCOPE.person)).toBe(1);
    await removeEnded(readingStore, NOON + 89 * DAY, 90);
    expect(await countOwn(readingStore, SCOPE.person)).toBe(1);
    await removeEnded(readingStore, NOON + 91 * DAY, 90);
    expect(await countOwn(readingStore, SCOPE.person)).toBe(0);
  });

  it('omit invalid data', async () => {
    const db = await readingStore.open();
    const key = `${SCOPE.instance}/${SCOPE.accountId}/${SCOPE.person}|checks|`;
    await db.put('readings', { ...checks(-1), at: Number.NaN, before: null }, key);
    await showReadings(SCOPE);
    expect(lastReadings.get(SCOPE)).toEqual([]);
    await noteReading(SCOPE, checks(4));
    expect(lastReadings.get(SCOPE)).toEqual([{ ...checks(4), at: NOON, before: null }]);
  });
});

describe('readings without storage', () => {
  it('last as long as the page', async () => {
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('no storage');
    });
    await showReadings(SCOPE);
    await noteReading(SCOPE, checks(4));
    await noteReading(SCOPE, checks(6));
    await showReadings(SCOPE);
    expect(lastReadings.get(SCOPE)).toMatchObject([{ count: 6, before: { count: 4 } }]);
    open.mockRestore();
  });
});

describe('countProblems', () => {
  it('returns null until checks were read in this browser', async () => {
    await showReadings(SCOPE);
    await noteReading(SCOPE, translations);
    expect(countProblems(lastReadings.get(SCOPE))).toBeNull();
    expect(countProblems(null)).toBeNull();
  });
});
