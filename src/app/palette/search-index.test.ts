import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { connectFakePlatform, fetchMock, TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { listMacros } from '~/api/macros';
import { parseSearch, searchLists } from '~/lib/text/find';
import { createSearchIndex, type SearchIndex } from './search-index';

connectFakePlatform();
afterEach(() => void vi.useRealTimers());

const AT = '2026-01-01T00:00:00.000Z';
const dated = { created_at: AT, updated_at: AT };
const macro = { id: 1, name: 'Refund in full', visibility: 'global', actions: [], ...dated };
const portal = { id: 1, slug: 'help', name: 'Help', default_locale: 'en', allowed_locales: ['en'], ...dated };
const article = {
  id: 5,
  title: 'When your refund arrives',
  slug: 'refund',
  description: null,
  status: 'draft',
  locale: 'en',
  category_id: null,
  associated_article_id: null,
  author_id: null,
  portal_slug: 'help',
  public_url: '',
  ...dated,
};
const ROWS: Readonly<Record<string, readonly unknown[]>> = {
  macros: [macro],
  portals: [{ ...portal, archived: false }],
  articles: [article],
  'canned-responses': [{ id: 9, short_code: 'refund', content: 'It is on its way.', ...dated }],
};

/** The last path segment of each requested list. */
let asked: string[] = [];

interface Platform {
  readonly remaining?: number;
  /** Maps failing lists to their status codes. All other lists respond with 200. */
  readonly statuses?: Readonly<Record<string, number>>;
}

function platformWith({ remaining = 1000, statuses = {} }: Platform = {}): void {
  let left = remaining;
  asked = [];
  fetchMock.mockImplementation(async (input) => {
    const list = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    asked.push(list);
    left -= 1;
    const rows = ROWS[list] ?? [];
    const meta = { total_count: rows.length, current_page: 1, per_page: 100, total_pages: 1 };
    const { [list]: status = 200 } = statuses;
    return Response.json(
      status === 200 ? { data: rows, meta } : { error: { code: 'refused', message: 'No.' } },
      {
        status,
        headers: {
          'ratelimit-limit': '20',
          'ratelimit-remaining': String(Math.max(0, left)),
          'ratelimit-reset': '60',
        },
      },
    );
  });
}

const LISTS = ['portals', 'assistants', 'agents', 'labels', 'inboxes', 'automation-rules', 'teams', 'macros'];
const ALL = [...LISTS, 'categories', 'articles', 'canned-responses'];

const fill = (index: SearchIndex, signal = new AbortController().signal) => index.fill(true, signal);
const labels = (index: SearchIndex, text: string) =>
  index
    .get()
    .lists.flatMap((list) =>
      searchLists([list.index], parseSearch(text), { limit: 9 }).items.map((find) => find.label),
    );

it('the command palette loads each list only once, loads the longest list last, and finds records in the lists', async () => {
  platformWith();
  const index = createSearchIndex(new QueryClient(), TEST_SCOPE);
  await fill(index);
  expect(asked).toEqual(ALL);
  expect(labels(index, 'refund')).toEqual(['Refund in full', 'When your refund arrives', 'refund']);
  expect(index.get().portals.map(({ name }) => name)).toEqual(['Help']);
  await fill(index);
  expect(asked).toEqual(ALL);
});

it('the command palette finds macros by message and note text, but lists matches in names first', async () => {
  platformWith();
  const client = new QueryClient();
  const message = { action_name: 'send_message', action_params: ['Your refund is on its way.'] };
  const label = { action_name: 'add_label', action_params: ['on its way'] };
  client.setQueryData(buildAllPagesQueryOptions(TEST_SCOPE, listMacros).queryKey, [
    { ...macro, id: 2, name: 'Close', visibility: 'global', actions: [label] },
    { ...macro, id: 3, name: 'Answer', visibility: 'global', actions: [label, message] },
    { ...macro, visibility: 'global' },
  ]);
  const index = createSearchIndex(client, TEST_SCOPE);
  await index.fill(false, new AbortController().signal);
  expect(labels(index, 'refund').slice(0, 2)).toEqual(['Refund in full', 'Answer']);
  expect(labels(index, 'refund is on its')).toEqual(['Answer']);
});

it('the command palette doesn’t request lists that are already loaded or not allowed for the user’s role', async () => {
  platformWith();
  const client = new QueryClient();
  client.setQueryData(buildAllPagesQueryOptions(TEST_SCOPE, listMacros).queryKey, [
    { ...macro, visibility: 'global' },
  ]);
  const index = createSearchIndex(client, TEST_SCOPE);
  await index.fill(false, new AbortController().signal);
  expect(asked).toEqual(ALL.filter((list) => list !== 'macros' && list !== 'automation-rules'));
  expect(labels(index, 'full')).toEqual(['Refund in full']);
});

it('the command palette stops loading lists near the request limit and continues after the limit resets', async () => {
  vi.useFakeTimers();
  platformWith({ remaining: 7 });
  const index = createSearchIndex(new QueryClient(), TEST_SCOPE);
  const filled = fill(index);
  await vi.advanceTimersByTimeAsync(5000);
  // Four of the 20 requests per period are reserved for the user, so only 3 of the remaining 7 may be sent.
  expect(asked).toEqual(ALL.slice(0, 3));
  expect(index.get().reading).toBe('label');
  platformWith();
  await vi.advanceTimersByTimeAsync(60_000);
  await filled;
  expect(asked).toEqual(ALL.slice(3));
  expect(index.get().reading).toBeNull();
});

it('the command palette reports lists that couldn’t be loaded, and retries only those', async () => {
  platformWith({ statuses: { macros: 500, labels: 403, agents: 404 } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const index = createSearchIndex(client, TEST_SCOPE);
  await fill(index);
  // Campaigns are loaded from IndexedDB, which unit tests don't have.
  expect(index.get().failed).toEqual(['campaign', 'macro']);
  platformWith();
  await fill(index);
  // The list of agents isn't requested again, because its first response was a 404.
  expect(asked).toEqual(['labels', 'macros']);
  expect(index.get().failed).toEqual(['campaign']);
});

it('the command palette sends no request after its signal is aborted', async () => {
  platformWith();
  const leaving = new AbortController();
  const index = createSearchIndex(new QueryClient(), TEST_SCOPE);
  index.subscribe(() => leaving.abort());
  await fill(index, leaving.signal);
  expect(asked).toEqual([]);
});
