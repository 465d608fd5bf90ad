import { afterEach, describe, expect, it, vi } from 'vitest';
import { listCannedResponses } from '~/api/canned-responses';
import { getMacro } from '~/api/macros';
import { readAllPages } from './all-pages';
import {
  catchFailure,
  connectFakePlatform,
  fetchMock,
  respondWith,
  TEST_SCOPE,
} from './fixtures/fake-platform';
import { read } from './read';
import { createRequestPacer, PacerStoppedError } from './request-pacer';
import { readSinglePage } from './single-page';

connectFakePlatform();
afterEach(() => void vi.useRealTimers());

const response = (id: number) => ({
  id,
  short_code: `${id}`,
  content: 'Text',
  created_at: '',
  updated_at: '',
});
const page = (current_page: number, total_pages: number, ...ids: number[]) => ({
  data: ids.map(response),
  meta: { total_count: 4, current_page, per_page: 2, total_pages },
});

it('readAllPages loads every page and returns an item only once if two pages contain it', async () => {
  respondWith(200, page(2, 2, 2, 3));
  fetchMock.mockImplementationOnce(async () => Response.json(page(1, 2, 1, 2)));
  const all = await readAllPages(TEST_SCOPE, listCannedResponses);
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

const UNLIKE = { kind: 'unexpected-answer', at: 'meta.current_page' };

it.each([5, 1_000_000_000])(
  'readAllPages fails when the platform ignores the page parameter and reports %i pages',
  async (pages) => {
    respondWith(200, page(1, pages, 1, 2));
    const { problem } = await catchFailure(readAllPages(TEST_SCOPE, listCannedResponses));
    expect(problem).toEqual(UNLIKE);
    expect(fetchMock.mock.calls.length).toBeLessThanOrEqual(5);
  },
);

it('readSinglePage fails when the list has a second page that can’t be loaded', async () => {
  respondWith(200, page(1, 2, 1, 2));
  const { problem } = await catchFailure(readSinglePage(TEST_SCOPE, listCannedResponses, {}));
  expect(problem).toEqual(UNLIKE);
});

it('read doesn’t report a record as missing when the platform ignores the page parameter of the list', async () => {
  const macro = { id: 1, name: 'One', visibility: 'global', actions: [], created_at: '', updated_at: '' };
  fetchMock.mockImplementation(async (input) =>
    String(input).includes('/macros/')
      ? new Response('', { status: 405 })
      : Response.json({ ...page(1, 2), data: [macro] }),
  );
  const { problem } = await catchFailure(read(getMacro, { scope: TEST_SCOPE, params: { macroId: 2 } }));
  expect(problem).toEqual(UNLIKE);
});

it('readAllPages stops when the list shrinks while it loads and the platform returns the last page again', async () => {
  respondWith(200, page(1, 1, 1, 2));
  fetchMock.mockImplementationOnce(async () => Response.json(page(1, 2, 1, 2)));
  expect(await readAllPages(TEST_SCOPE, listCannedResponses)).toHaveLength(2);
});

interface Asked {
  readonly page: number;
  readonly respond: (body: unknown, init?: ResponseInit) => void;
}

/** Waits until all pending promises have settled. Reading a response body takes several turns of the event loop. */
async function allRead(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

/**
 * Leaves every request pending until the test responds to it. A request is in flight until it gets a response or is
 * aborted.
 */
function platformOnHold() {
  const onTheirWay = new Set<Asked>();
  fetchMock.mockImplementation(
    (input, init) =>
      new Promise((resolve, reject) => {
        const isOver = () => onTheirWay.delete(asked);
        const asked: Asked = {
          page: Number(new URL(String(input)).searchParams.get('page')),
          respond: (body, options) => {
            isOver();
            resolve(Response.json(body, options));
          },
        };
        onTheirWay.add(asked);
        init?.signal?.addEventListener('abort', () => {
          isOver();
          reject(new DOMException('Called off', 'AbortError'));
        });
      }),
  );
  const pagesOnTheirWay = () => [...onTheirWay].map((asked) => asked.page);
  const settle = async (number: number, ...args: Parameters<Asked['respond']>) => {
    [...onTheirWay].find((asked) => asked.page === number)?.respond(...args);
    await allRead();
  };
  return { pagesOnTheirWay, settle };
}

/** Starts loading from a platform whose responses the test controls. */
async function held<Result>(start: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const platform = platformOnHold();
  const all = start();
  all.catch(() => undefined);
  await allRead();
  return { ...platform, all };
}

const idsOf = async (all: Promise<readonly { readonly id: number }[]>) => (await all).map(({ id }) => id);

describe('concurrent requests of readAllPages', () => {
  it('readAllPages loads four pages at a time after the first and returns all pages in order', async () => {
    const progress = vi.fn();
    const { all, pagesOnTheirWay, settle } = await held(() =>
      readAllPages(TEST_SCOPE, listCannedResponses, {}, { onProgress: progress }),
    );
    expect(pagesOnTheirWay()).toEqual([1]);
    await settle(1, page(1, 7, 1));
    expect(pagesOnTheirWay()).toEqual([2, 3, 4, 5]);
    await settle(4, page(4, 7, 4));
    expect(pagesOnTheirWay()).toEqual([2, 3, 5, 6]);
    for (const number of [6, 5, 3, 2, 7]) {
      expect(pagesOnTheirWay().length).toBeLessThanOrEqual(4);
      await settle(number, page(number, 7, number));
    }
    expect(await idsOf(all)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(progress.mock.calls.map(([read]) => read)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(fetchMock).toHaveBeenCalledTimes(7);
  });

  it('readAllPages loads pages that are added while it runs, and stops when the list shrinks', async () => {
    const grows = await held(() => readAllPages(TEST_SCOPE, listCannedResponses));
    await grows.settle(1, page(1, 2, 1));
    await grows.settle(2, page(2, 3, 2));
    await grows.settle(3, page(3, 3, 3));
    expect(await idsOf(grows.all)).toEqual([1, 2, 3]);
    const shrinks = await held(() => readAllPages(TEST_SCOPE, listCannedResponses));
    await shrinks.settle(1, page(1, 100, 1));
    await shrinks.settle(3, page(3, 2));
    await shrinks.settle(4, page(4, 100));
    await shrinks.settle(5, page(5, 100));
    await shrinks.settle(2, page(2, 2, 2));
    expect(await idsOf(shrinks.all)).toEqual([1, 2]);
    expect(fetchMock).toHaveBeenCalledTimes(3 + 5);
  });

  it('readAllPages aborts the requests in flight when one request fails', async () => {
    const { all, pagesOnTheirWay, settle } = await held(() => readAllPages(TEST_SCOPE, listCannedResponses));
    await settle(1, page(1, 50, 1));
    await settle(3, { error: { code: 'internal_error', message: '' } }, { status: 500 });
    expect((await catchFailure(all)).kind).toBe('server');
    expect(pagesOnTheirWay()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(5);
  });

  it('readAllPages rejects immediately when its signal is aborted', async () => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const { all, pagesOnTheirWay, settle } = await held(() =>
      readAllPages(TEST_SCOPE, listCannedResponses, {}, { signal, pace: createRequestPacer({ signal }) }),
    );
    const budget = {
      headers: { 'ratelimit-limit': '10', 'ratelimit-remaining': '4', 'ratelimit-reset': '60' },
    };
    await settle(1, page(1, 50, 1), budget);
    // Two of the four remaining requests are reserved (20 % of ten). Therefore two are sent, and the others wait for
    // the next window.
    expect(pagesOnTheirWay()).toEqual([2, 3]);
    stopping.abort();
    await expect(all).rejects.toSatisfy(
      (error) =>
        error instanceof PacerStoppedError || (error instanceof DOMException && error.name === 'AbortError'),
    );
    expect(pagesOnTheirWay()).toEqual([]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });
});

describe('request limit of readAllPages', () => {
  const LIMIT = 20;
  const WINDOW = 60_000;

  /**
   * Simulates a platform with a request limit. Responds after a delay, counts the remaining requests of each time
   * window, and rejects requests if `refuses` returns true for them.
   */
  function limitedPlatform(pages: number, refuses: (request: number) => boolean = () => false) {
    const seen = { most: 0, least: LIMIT, refused: 0 };
    let onTheirWay = 0;
    let requests = 0;
    const left = new Map<number, number>();
    fetchMock.mockImplementation(async (input) => {
      const number = Number(new URL(String(input)).searchParams.get('page'));
      requests += 1;
      const request = requests;
      const window = Math.floor(Date.now() / WINDOW);
      const remaining = (left.get(window) ?? LIMIT) - 1;
      left.set(window, remaining);
      onTheirWay += 1;
      seen.most = Math.max(seen.most, onTheirWay);
      seen.least = Math.min(seen.least, remaining);
      const headers = {
        'ratelimit-limit': String(LIMIT),
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': String(((window + 1) * WINDOW - Date.now()) / 1000),
      };
      await new Promise((resolve) => setTimeout(resolve, 80 + (number % 3) * 40));
      onTheirWay -= 1;
      if (!refuses(request)) return Response.json(page(number, pages, number), { headers });
      seen.refused += 1;
      return Response.json({ message: '' }, { status: 429, headers: { ...headers, 'retry-after': '5' } });
    });
    return seen;
  }

  it.each([
    ['readAllPages leaves the reserved requests of every rate-limit window unused', () => false, 0],
    [
      'readAllPages continues after several requests were rejected with 429',
      (request: number) => request >= 6 && request <= 9,
      4,
    ],
  ])('%s', async (_, refuses, refused) => {
    vi.useFakeTimers({ now: 0 });
    const seen = limitedPlatform(100, refuses);
    const { signal } = new AbortController();
    const all = readAllPages(
      TEST_SCOPE,
      listCannedResponses,
      {},
      { signal, pace: createRequestPacer({ signal }) },
    );
    await vi.advanceTimersByTimeAsync(10 * WINDOW);
    expect(await idsOf(all)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(seen).toEqual({ most: 4, least: 4, refused });
    expect(fetchMock).toHaveBeenCalledTimes(100 + refused);
  });
});
