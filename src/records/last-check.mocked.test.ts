import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import type { Scope } from '~/api/scope';
import { countPersonRecords, removeExpiredFromStore, removePersonRecords } from '~/drafts/local-store';
import {
  countProblems,
  createLastCheck,
  lastCheckStore,
  lastChecks,
  loadLastChecks,
  type NewCheck,
  storeLastCheck,
} from './last-check';

const HELP = { slug: 'help', name: 'Acme Help' };
const checks = (count: number, portal: NewCheck['portal'] = null): NewCheck => ({
  kind: 'checks',
  portal,
  count,
  parts: { broken: count },
});
const translations: NewCheck = {
  kind: 'translations',
  portal: HELP,
  count: 14,
  parts: { es: 9, pt: 5 },
};
const OTHER_PERSON: Scope = { ...TEST_SCOPE, person: 'other@acme.test' };
const OTHER_ACCOUNT: Scope = { ...TEST_SCOPE, accountId: 43 };

const NOON = new Date(2026, 10, 28, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

afterEach(async () => {
  for (const { person } of [TEST_SCOPE, OTHER_PERSON]) await removePersonRecords(lastCheckStore, person);
  vi.useRealTimers();
});

describe('createLastCheck', () => {
  const first = createLastCheck(undefined, checks(4), NOON - 2 * DAY);

  it('the first check result has no earlier result to compare with', () => {
    expect(first).toEqual({ ...checks(4), at: NOON - 2 * DAY, before: null });
  });

  it('a check result is compared with the result of an earlier day', () => {
    const { before } = createLastCheck(first, checks(5), NOON);
    expect(before).toEqual({ at: NOON - 2 * DAY, count: 4, parts: { broken: 4 } });
  });

  it('a second check on the same day is compared with the result of an earlier day, not with the first check', () => {
    const second = createLastCheck(first, checks(5), NOON);
    expect(createLastCheck(second, checks(5), NOON + HOUR).before?.count).toBe(4);
  });

  it('without a result of an earlier day, a second check is compared with the first check of the day', () => {
    expect(createLastCheck(first, checks(1), NOON - 2 * DAY + HOUR).before?.count).toBe(4);
  });
});

describe('stored check results', () => {
  it('stores only the last check result of each kind and portal', async () => {
    await loadLastChecks(TEST_SCOPE);
    await storeLastCheck(TEST_SCOPE, checks(4));
    await storeLastCheck(TEST_SCOPE, checks(12));
    await storeLastCheck(TEST_SCOPE, checks(5, HELP));
    await storeLastCheck(TEST_SCOPE, translations);
    const readings = lastChecks.get(TEST_SCOPE);
    expect(readings).toHaveLength(3);
    expect(readings).toContainEqual({ ...translations, at: NOON, before: null });
    expect(countProblems(readings)).toBe(17);
  });

  it('shows all stored check results, even if a result is stored while the others are being loaded', async () => {
    await storeLastCheck(TEST_SCOPE, checks(4));
    await storeLastCheck(TEST_SCOPE, checks(5, HELP));
    const showing = loadLastChecks(TEST_SCOPE);
    await Promise.all([storeLastCheck(TEST_SCOPE, translations), showing]);
    expect(lastChecks.get(TEST_SCOPE)).toHaveLength(3);
  });

  it.each([
    ['another person', OTHER_PERSON],
    ['another account', OTHER_ACCOUNT],
  ])('hides check results from %s', async (_, other) => {
    await storeLastCheck(TEST_SCOPE, checks(4));
    await loadLastChecks(other);
    expect(lastChecks.get(other)).toEqual([]);
    expect(lastChecks.get(TEST_SCOPE)).toBeNull();
  });

  it('removes a user’s check results if the last check is more than 90 days old', async () => {
    await storeLastCheck(TEST_SCOPE, checks(4));
    await storeLastCheck(OTHER_PERSON, checks(4));
    expect(await countPersonRecords(lastCheckStore, TEST_SCOPE.person)).toBe(1);
    await removeExpiredFromStore(lastCheckStore, NOON + 89 * DAY, 90);
    expect(await countPersonRecords(lastCheckStore, TEST_SCOPE.person)).toBe(1);
    await removeExpiredFromStore(lastCheckStore, NOON + 91 * DAY, 90);
    expect(await countPersonRecords(lastCheckStore, TEST_SCOPE.person)).toBe(0);
  });

  it('omits invalid stored check results', async () => {
    const db = await lastCheckStore.open();
    const key = `${TEST_SCOPE.instance}/${TEST_SCOPE.accountId}/${TEST_SCOPE.person}|checks|`;
    await db.put('readings', { ...checks(-1), at: Number.NaN, before: null }, key);
    await loadLastChecks(TEST_SCOPE);
    expect(lastChecks.get(TEST_SCOPE)).toEqual([]);
    await storeLastCheck(TEST_SCOPE, checks(4));
    expect(lastChecks.get(TEST_SCOPE)).toEqual([{ ...checks(4), at: NOON, before: null }]);
  });
});

describe('check results without storage', () => {
  it('without browser storage, check results are kept until the page closes', async () => {
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('no storage');
    });
    await loadLastChecks(TEST_SCOPE);
    await storeLastCheck(TEST_SCOPE, checks(4));
    await storeLastCheck(TEST_SCOPE, checks(6));
    await loadLastChecks(TEST_SCOPE);
    expect(lastChecks.get(TEST_SCOPE)).toMatchObject([{ count: 6, before: { count: 4 } }]);
    open.mockRestore();
  });
});

describe('countProblems', () => {
  it('countProblems returns null until a check has been run in this browser', async () => {
    await loadLastChecks(TEST_SCOPE);
    await storeLastCheck(TEST_SCOPE, translations);
    expect(countProblems(lastChecks.get(TEST_SCOPE))).toBeNull();
    expect(countProblems(null)).toBeNull();
  });
});
