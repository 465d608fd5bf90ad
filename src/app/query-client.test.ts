import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Problem } from '~/api/http/api-error';
import { noteRateLimit, rateLimit } from '~/api/http/rate-limit';
import { queryClient } from './query-client';

const failed = (problem: Problem) =>
  new ApiError(problem, {
    operation: 'labels.list',
    at: Date.now(),
    status: 429,
    shape: 'bare',
    code: null,
    serverMessage: null,
  });
const limited = () => failed({ kind: 'rate-limited', waitSeconds: 3600, sent: true });

beforeEach(() => {
  vi.useFakeTimers();
  rateLimit.reset();
  queryClient.clear();
});
afterEach(() => vi.useRealTimers());

it('reads again what is on screen when a wait is over, however long it was', async () => {
  const read = vi.fn().mockRejectedValueOnce(limited()).mockResolvedValue('read');
  const offScreen = vi.fn().mockRejectedValue(limited());
  const refused = vi.fn().mockRejectedValue(failed({ kind: 'forbidden' }));
  await queryClient.prefetchQuery({ queryKey: ['off screen'], queryFn: offScreen });
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: read });
  const stops = [
    observer.subscribe(() => {}),
    new QueryObserver(queryClient, { queryKey: ['refused'], queryFn: refused }).subscribe(() => {}),
  ];
  noteRateLimit(new Headers(), Date.now(), 3600);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(observer.getCurrentResult().data).toBe('read');
  expect(offScreen).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

it('reads the next page of a walk again, not the pages that are there', async () => {
  const pages: number[] = [];
  let isLimited = false;
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['walk'],
    queryFn: async ({ pageParam }) => {
      pages.push(pageParam);
      if (isLimited) throw limited();
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
  });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  isLimited = true;
  await observer.fetchNextPage();
  isLimited = false;
  noteRateLimit(new Headers(), Date.now(), 60);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(pages).toEqual([1, 2, 2]);
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  stop();
});
