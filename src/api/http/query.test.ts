import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { deleteCannedResponseMutation, updateCannedResponseMutation } from '~/api/canned-responses';
import { connectFakePlatform, respondWith, TEST_SCOPE } from './fixtures/fake-platform';
import { buildQueryKey, omitRecord, refetchOnceAfterWrites, replaceRecordInData, runMutation } from './query';

connectFakePlatform();

const [A, B] = [
  { id: 1, short_code: 'a', content: 'old' },
  { id: 2, short_code: 'b', content: 'old' },
];

/** Creates an active query of a loaded list. Its refetch never finishes. */
function withSlowList() {
  const client = new QueryClient();
  let reads = 0;
  const queryKey = buildQueryKey(TEST_SCOPE, 'cannedResponses', 'list', { query: {} });
  const list = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      reads += 1;
      return new Promise(() => {});
    },
    initialData: { data: [A, B] },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = list.subscribe(() => {});
  return { client, stop, shown: () => list.getCurrentResult(), reads: () => reads };
}

describe('buildMutationOptions', () => {
  it('a write updates the cached list with its response before the list is refetched', async () => {
    const { client, stop, shown, reads } = withSlowList();
    respondWith(200, { ...B, content: 'new', created_at: '', updated_at: '' });
    const update = new MutationObserver(client, updateCannedResponseMutation(TEST_SCOPE));
    const params = { cannedResponseId: 2 };
    await update.mutate({ params, body: { canned_response: { content: 'new' } } });
    expect(shown().data).toMatchObject({ data: [A, { ...B, content: 'new' }] });
    expect(shown()).toMatchObject({ isStale: true, isFetching: true });
    respondWith(204, '');
    await new MutationObserver(client, deleteCannedResponseMutation(TEST_SCOPE)).mutate({ params });
    expect(shown().data).toEqual({ data: [A] });
    expect(reads()).toBe(2);
    stop();
  });
});

describe('refetchOnceAfterWrites', () => {
  it('refetches a visible list once, after the last of many writes', async () => {
    const { client, stop, shown, reads } = withSlowList();
    const update = async (id: number) => {
      respondWith(200, { id, short_code: 'b', content: 'new', created_at: '', updated_at: '' });
      const input = { params: { cannedResponseId: id }, body: { canned_response: { content: 'new' } } };
      await runMutation(client, updateCannedResponseMutation(TEST_SCOPE), input);
    };
    await refetchOnceAfterWrites(client, async () => {
      await update(1);
      await refetchOnceAfterWrites(client, () => update(2));
      expect(shown().data).toMatchObject({ data: [{ content: 'new' }, { content: 'new' }] });
      expect(reads()).toBe(0);
    });
    expect(reads()).toBe(1);
    await update(1);
    expect(shown()).toMatchObject({ isStale: true });
    stop();
  });

  it('refetches a visible list even if the write failed', async () => {
    const { client, stop, shown } = withSlowList();
    respondWith(500, {});
    const params = { cannedResponseId: 2 };
    const broken = refetchOnceAfterWrites(client, () =>
      runMutation(client, deleteCannedResponseMutation(TEST_SCOPE), { params }),
    );
    await expect(broken).rejects.toThrow();
    expect(shown()).toMatchObject({ isFetching: true });
    stop();
  });
});

describe('cached data', () => {
  const changed = { id: 2, content: 'new' };
  const now = { ...B, content: 'new' };
  it.each([
    ['a page', { data: [A, B], meta: 1 }, { data: [A, now], meta: 1 }, { data: [A], meta: 1 }],
    ['a complete list', [A, B], [A, now], [A]],
    ['an infinite list', { pages: [{ data: [B] }] }, { pages: [{ data: [now] }] }, { pages: [{ data: [] }] }],
    ['the record', B, now, B],
    ['a different record', A, A, A],
    ['missing data', undefined, undefined, undefined],
    ['other data', ['en', 7, null], ['en', 7, null], ['en', 7, null]],
  ])(
    'replaceRecordInData updates a record in %s, and omitRecord removes it',
    (_name, read, updated, deleted) => {
      expect(replaceRecordInData(read, changed)).toEqual(updated);
      expect(replaceRecordInData(read, undefined)).toEqual(read);
      expect(omitRecord(read, 2)).toEqual(deleted);
    },
  );
});
