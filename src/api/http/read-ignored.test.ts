// Tests that ignored query parameters of lists are detected from the rows.
import { afterEach, expect, it, vi } from 'vitest';
import { articlesQuery, listArticles } from '~/api/articles';
import { conversationsQuery, messagesQuery } from '~/api/conversations';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { readAllPages } from './all-pages';
import { operationAvailability } from './operation-availability';

afterEach(() => vi.unstubAllGlobals());

type Run = (client: SandboxClient) => Promise<unknown>;
const portalSlug = 'acme-help';

/** Lists with a parameter that the platform ignores, and a request that sends this parameter. */
const IGNORED: readonly [list: `${string}.${string}`, parameter: string, Run][] = [
  [
    'conversations.list',
    'status',
    ({ queryClient, scope }) => queryClient.fetchQuery(conversationsQuery(scope, { status: 'snoozed' })),
  ],
  [
    'conversations.list',
    'inbox_id',
    ({ queryClient, scope }) => queryClient.fetchQuery(conversationsQuery(scope, { inbox_id: 2 })),
  ],
  [
    'conversations.messages',
    'message_type',
    ({ queryClient, scope }) =>
      queryClient.fetchInfiniteQuery(
        messagesQuery(scope, 1042, { message_type: 'activity', order: 'oldest' }),
      ),
  ],
  [
    'conversations.messages',
    'order',
    ({ queryClient, scope }) =>
      queryClient.fetchInfiniteQuery(messagesQuery(scope, 1042, { order: 'newest' })),
  ],
  [
    'articles.list',
    'status',
    ({ queryClient, scope }) =>
      queryClient.fetchQuery(articlesQuery(scope, portalSlug, { status: 'archived' })),
  ],
];

it.each(IGNORED)('rows of %s show that the platform ignores %s', async (list, parameter, run) => {
  const client = await createSandboxClient();
  await run(client);
  expect([...operationAvailability.absent()], 'no parameter is ignored').toEqual([]);
  client.queryClient.clear();
  await client.sandbox.vary(['filters-ignored']);
  await run(client);
  expect([...operationAvailability.absent()]).toEqual([`${list}?${parameter}`]);
});

it('readAllPages removes rows that don’t match a filter when the platform ignores the filter', async () => {
  const read = async (names: readonly string[]) => {
    const { sandbox, scope } = await createSandboxClient();
    await sandbox.vary(names);
    return readAllPages(scope, listArticles, { params: { portalSlug }, query: { locale: 'es' } });
  };
  const heeded = await read([]);
  expect(heeded.length).toBeGreaterThan(0);
  expect(new Set(await read(['filters-ignored']))).toEqual(new Set(heeded));
});
