import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { formDrafts, getFormDraftKey } from '~/drafts/form-drafts';
import { storeRecentRecord } from '~/drafts/recent-records';
import { updateKnownArticles } from '~/drafts/translation-check-store';
import { browserActivityStore } from './activity/store';
import { describeStoredData, removeStoredData, type StoredDataName } from './count-stored';
import { makeActivityEntry } from './fixtures/activity-entry';
import { storeLastCheck } from './last-check';

const { person } = TEST_SCOPE;
const OTHER = { ...TEST_SCOPE, accountId: 43 };

async function getContents(name: StoredDataName) {
  const found = (await describeStoredData(person)).find((one) => one.name === name);
  return found && [found.entries, found.newest];
}

it('counts a user’s stored data in all workspaces, and removes only the selected kind of data', async () => {
  vi.stubGlobal('navigator', {});
  for (const scope of [TEST_SCOPE, OTHER])
    for (const form of ['macro 1', 'macro 2'])
      await formDrafts.storeDraft({
        place: getFormDraftKey(scope, form),
        tab: 'a',
        at: scope.accountId,
        form: {},
      });
  await formDrafts.storeDraft({
    place: getFormDraftKey({ ...TEST_SCOPE, person: 'b@acme.test' }, 'x'),
    tab: 'a',
    at: 99,
    form: {},
  });
  for (const id of ['1', '2', '3']) await storeRecentRecord(TEST_SCOPE, { kind: 'macro', id, label: id });
  await storeLastCheck(TEST_SCOPE, { kind: 'checks', portal: null, count: 1, parts: {} });
  await updateKnownArticles(
    TEST_SCOPE,
    'help',
    new Map([[1, () => ({ id: 1, version: '', texts: [], follows: null })]]),
  );
  const place = `${TEST_SCOPE.instance}/${TEST_SCOPE.accountId}/${person}`;
  for (const at of [7, 5])
    await browserActivityStore.put(makeActivityEntry({ id: `${place}#${at}`, place, at }));
  await browserActivityStore.put(
    makeActivityEntry({ id: '1/1/b@acme.test#1', place: '1/1/b@acme.test', at: 99 }),
  );

  expect(await getContents('drafts')).toEqual([4, 43]);
  expect(await getContents('recent')).toEqual([3, expect.any(Number)]);
  expect(await getContents('readings')).toEqual([1, expect.any(Number)]);
  expect(await getContents('translations')).toEqual([1, expect.any(Number)]);
  expect(await getContents('activity')).toEqual([2, 7]);
  expect(await getContents('versions')).toEqual([0, null]);
  await removeStoredData(person, ['drafts']);
  expect(await getContents('drafts')).toEqual([0, null]);
  expect(await getContents('activity')).toEqual([2, 7]);
});
