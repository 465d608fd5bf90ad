import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiProblem } from '~/api/http/api-error';
import { rateLimit, updateRateLimit } from '~/api/http/rate-limit';
import { delayCancellation } from './cancel-late';
import { queryClient, startScreenVisit } from './query-client';

const failed = (problem: ApiProblem, status = 429) =>
  new ApiError(problem, {
    operation: 'labels.list',
    at: Date.now(),
    status,
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

it('refetches rate-limited queries of the current screen when the wait ends, even after an hour', async () => {
  const read = vi.fn().mockRejectedValueOnce(limited()).mockResolvedValue('read');
  const offScreen = vi.fn().mockRejectedValue(limited());
  const refused = vi.fn().mockRejectedValue(failed({ kind: 'forbidden' }));
  await queryClient.prefetchQuery({ queryKey: ['off screen'], queryFn: offScreen });
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: read });
  const stops = [
    observer.subscribe(() => {}),
    new QueryObserver(queryClient, { queryKey: ['refused'], queryFn: refused }).subscribe(() => {}),
  ];
  updateRateLimit(new Headers(), Date.now(), 3600);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(observer.getCurrentResult().data).toBe('read');
  expect(offScreen).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

it('when the wait for a rate limit ends, refetches only the rate-limited page of an infinite query', async () => {
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
  updateRateLimit(new Headers(), Date.now(), 60);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(pages).toEqual([1, 2, 2]);
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  stop();
});

const mountOnce = async (queryKey: readonly string[], queryFn: () => Promise<unknown>) => {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  stop();
  return observer;
};

it.each([
  ['forbidden', 403],
  ['not-found', 404],
  ['switched-off', 405],
  ['refused', 400],
] as const)(
  'doesn’t repeat a request rejected with %s (%i) until the user retries or opens the screen again',
  async (kind, status) => {
    startScreenVisit();
    const read = vi.fn().mockRejectedValue(failed({ kind }, status));
    await queryClient.prefetchQuery({ queryKey: [kind], queryFn: read });
    await mountOnce([kind], read);
    const observer = await mountOnce([kind], read);
    expect(read).toHaveBeenCalledTimes(1);
    expect(observer.getCurrentResult().error).toMatchObject({ kind });
    await observer.refetch();
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10);
    startScreenVisit();
    await mountOnce([kind], read);
    expect(read).toHaveBeenCalledTimes(3);
  },
);

it('after a server error, a request is repeated when another component that needs its data mounts', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(failed({ kind: 'server' }, 500))
    .mockResolvedValue('read');
  await queryClient.prefetchQuery({ queryKey: ['failed'], queryFn: read });
  const observer = await mountOnce(['failed'], read);
  expect(observer.getCurrentResult().data).toBe('read');
});

describe('a request while the screen changes', () => {
  beforeAll(() => delayCancellation(queryClient));

  const openStaleScreen = async () => {
    const signals: AbortSignal[] = [];
    const options = {
      queryKey: ['portal'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return 'read';
      },
    };
    const screen = new QueryObserver(queryClient, options);
    const leave = screen.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    void queryClient.prefetchQuery(options);
    return { signals, options, leave };
  };

  it('leaving a screen doesn’t cancel a request if the next screen shows the same record', async () => {
    const { signals, options, leave } = await openStaleScreen();
    leave();
    const stop = new QueryObserver(queryClient, options).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    stop();
  });

  it('leaving a screen cancels a request if no other screen shows the record', async () => {
    const { signals, leave } = await openStaleScreen();
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });
});
