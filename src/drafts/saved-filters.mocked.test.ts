import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { changeSavedFilters, readSavedFilters, savedFilterRevision, withSavedFilter } from './saved-filters';

vi.stubGlobal('navigator', {});

it('filters are saved per list, and saving a filter under an existing name replaces its query', async () => {
  const revision = savedFilterRevision.get();
  const save = (name: string, query: string) =>
    changeSavedFilters(TEST_SCOPE, 'conversations', (filters) => withSavedFilter(filters, name, query));
  expect(await save('Open', '?status=open')).toBe(true);
  await save('Late', '?updated_to=2026-01-01');
  await save('Open', '?status=open&inbox_id=2');
  expect(await readSavedFilters(TEST_SCOPE, 'conversations')).toEqual([
    { id: expect.any(String), name: 'Open', query: '?status=open&inbox_id=2' },
    { id: expect.any(String), name: 'Late', query: '?updated_to=2026-01-01' },
  ]);
  expect(await readSavedFilters(TEST_SCOPE, 'macros')).toEqual([]);
  expect(await readSavedFilters({ ...TEST_SCOPE, person: 'b@acme.test' }, 'conversations')).toEqual([]);
  expect(savedFilterRevision.get()).toBe(revision + 3);
});

it('invalid stored filters are omitted, and valid filters are returned', async () => {
  const valid = { id: 'a', name: 'Open', query: '?status=open' };
  await changeSavedFilters(TEST_SCOPE, 'mixed', () => [valid, { id: 'b' } as never, null as never]);
  expect(await readSavedFilters(TEST_SCOPE, 'mixed')).toEqual([valid]);
});
