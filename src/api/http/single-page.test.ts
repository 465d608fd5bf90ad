import { afterEach, expect, it, vi } from 'vitest';
import { listAgents } from '~/api/agents';
import { assistantsQuery } from '~/api/assistants';
import { emailSendersQuery } from '~/api/email-senders';
import { messageTemplatesQuery } from '~/api/inboxes';
import { membersQuery } from '~/api/teams';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { readAllPages } from './all-pages';

afterEach(() => vi.unstubAllGlobals());

type Client = Awaited<ReturnType<typeof createSandboxClient>>;
const READS: readonly [string, (client: Client) => Promise<{ readonly data: readonly unknown[] }>][] = [
  ['members', ({ queryClient, scope }) => queryClient.fetchQuery(membersQuery(scope, 301))],
  ['senders', ({ queryClient, scope }) => queryClient.fetchQuery(emailSendersQuery(scope))],
  ['templates', ({ queryClient, scope }) => queryClient.fetchQuery(messageTemplatesQuery(scope, 2))],
  ['assistants', ({ queryClient, scope }) => queryClient.fetchQuery(assistantsQuery(scope))],
];

it.each(READS)('readSinglePage reads all pages of the %s when there are several', async (_, read) => {
  const client = await createSandboxClient();
  const { sandbox } = client;
  await sandbox.vary(['paged-lists']);
  expect((await read(client)).data).toHaveLength(30);
  expect(
    sandbox.log
      .list()
      .slice(-2)
      .map(({ query }) => query),
  ).toEqual(['', 'page=2']);
});

it('readSinglePage sends only one request when the list has one page', async () => {
  const { sandbox, scope, queryClient } = await createSandboxClient();
  expect((await queryClient.fetchQuery(emailSendersQuery(scope))).data).toHaveLength(2);
  expect(sandbox.log.list().filter(({ operation }) => operation === 'emailSenders.list')).toHaveLength(1);
});

it('readAllPages loads all pages of a list whose responses contain no totals', async () => {
  const { sandbox, scope } = await createSandboxClient();
  await sandbox.vary(['large-account', 'per-page-25', 'no-totals']);
  const totals: unknown[] = [];
  const agents = await readAllPages(scope, listAgents, {}, { onProgress: (_, total) => totals.push(total) });
  expect(agents).toHaveLength(300);
  expect(totals).toEqual(Array(12).fill(null));
});
