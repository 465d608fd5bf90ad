import { afterEach, describe, expect, it, vi } from 'vitest';
import { articlesQuery, updateArticleMutation } from '~/api/articles';
import { assistantQuery, assistantsQuery } from '~/api/assistants';
import { deleteAvailabilityReasonMutation, listAvailabilityReasons } from '~/api/availability-reasons';
import { listCannedResponses, updateCannedResponseMutation } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { conversationsQuery } from '~/api/conversations';
import { messageTemplatesQuery } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { deleteMacroMutation, macroQuery, updateMacroMutation } from '~/api/macros';
import { portalQuery } from '~/api/portals';
import {
  addMembersMutation,
  createTeamMutation,
  deleteTeamMutation,
  listTeams,
  membersQuery,
  teamQuery,
} from '~/api/teams';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { buildAllPagesQueryOptions, readAllPages } from './all-pages';
import { getOperationAvailability } from './operation-availability';
import { runMutation } from './query';

afterEach(() => vi.unstubAllGlobals());

type Run = (client: SandboxClient) => Promise<unknown>;
const portalSlug = 'acme-help';
const MACRO = { macroId: 3001 };
const TEAM = { teamId: 301 };

/**
 * Operations that load a record, each with its list, a request for an existing record, and a request for a missing
 * record.
 */
const RECORDS: readonly [operation: `${string}.get`, list: string, Run, Run][] = [
  [
    'teams.get',
    'teams.list',
    ({ queryClient, scope }) => queryClient.fetchQuery(teamQuery(scope, 301)),
    ({ queryClient, scope }) => queryClient.fetchQuery(teamQuery(scope, 999_999)),
  ],
  [
    'macros.get',
    'macros.list',
    ({ queryClient, scope }) => queryClient.fetchQuery(macroQuery(scope, 3001)),
    ({ queryClient, scope }) => queryClient.fetchQuery(macroQuery(scope, 999_999)),
  ],
  [
    'portals.get',
    'portals.list',
    ({ queryClient, scope }) => queryClient.fetchQuery(portalQuery(scope, portalSlug)),
    ({ queryClient, scope }) => queryClient.fetchQuery(portalQuery(scope, 'none')),
  ],
  [
    'assistants.get',
    'assistants.list',
    ({ queryClient, scope }) => queryClient.fetchQuery(assistantQuery(scope, 'support-draft')),
    ({ queryClient, scope }) => queryClient.fetchQuery(assistantQuery(scope, 'none')),
  ],
];

const STATUSES = [404, 405] as const;

describe.each(STATUSES)('read when the operation returns %i', (status) => {
  it.each(RECORDS)('read loads the record from its list if %s is missing', async (operation, _, present) => {
    const plain = await present(await createSandboxClient());
    const client = await createSandboxClient();
    await client.sandbox.vary([`absent-${status}:${operation}`]);
    expect(await present(client)).toEqual(plain);
    expect(getOperationAvailability({ id: operation, origin: 'assumed' }, client.scope)).toBe('absent');
  });

  it.each(RECORDS)(
    'reports not-found if the platform doesn’t offer %s and the record isn’t in the list',
    async (operation, _, __, missing) => {
      const client = await createSandboxClient();
      await client.sandbox.vary([`absent-${status}:${operation}`]);
      await expect(missing(client)).rejects.toMatchObject({ kind: 'not-found' });
    },
  );
});

it.each(RECORDS)('a missing record doesn’t make %s unavailable', async (operation, list, _, missing) => {
  const client = await createSandboxClient();
  await expect(missing(client)).rejects.toMatchObject({ kind: 'not-found' });
  expect(getOperationAvailability({ id: operation, origin: 'assumed' })).toBe('on');
  expect(client.sandbox.log.list().map((entry) => entry.operation)).toEqual(['auth.signIn', operation, list]);
});

/** Operations on an existing record. Each has a request that uses the operation. */
const ABOUT: readonly [operation: `${string}.${string}`, Run][] = [
  [
    'categories.list',
    ({ queryClient, scope }) =>
      queryClient.fetchQuery(buildAllPagesQueryOptions(scope, listCategories, { params: { portalSlug } })),
  ],
  ['articles.list', ({ queryClient, scope }) => queryClient.fetchQuery(articlesQuery(scope, portalSlug, {}))],
  ['teams.members.list', ({ queryClient, scope }) => queryClient.fetchQuery(membersQuery(scope, 301))],
  ['inboxes.templates', ({ queryClient, scope }) => queryClient.fetchQuery(messageTemplatesQuery(scope, 2))],
  [
    'macros.update',
    ({ queryClient, scope }) =>
      runMutation(queryClient, updateMacroMutation(scope), { params: MACRO, body: { macro: { name: 'x' } } }),
  ],
  [
    'macros.delete',
    ({ queryClient, scope }) => runMutation(queryClient, deleteMacroMutation(scope), { params: MACRO }),
  ],
  [
    'teams.delete',
    ({ queryClient, scope }) => runMutation(queryClient, deleteTeamMutation(scope), { params: TEAM }),
  ],
  [
    'teams.members.add',
    ({ queryClient, scope }) =>
      runMutation(queryClient, addMembersMutation(scope), { params: TEAM, body: { user_ids: [1] } }),
  ],
  [
    'articles.update',
    ({ queryClient, scope }) =>
      runMutation(queryClient, updateArticleMutation(scope), {
        params: { portalSlug, articleId: 10_001 },
        body: { article: { title: 'x' } },
      }),
  ],
  [
    'cannedResponses.update',
    async ({ queryClient, scope }) => {
      const [first] = await readAllPages(scope, listCannedResponses);
      await runMutation(queryClient, updateCannedResponseMutation(scope), {
        params: { cannedResponseId: first?.id ?? 0 },
        body: { canned_response: { content: 'x' } },
      });
    },
  ],
  [
    'availabilityReasons.delete',
    async ({ queryClient, scope }) => {
      const [first] = await readAllPages(scope, listAvailabilityReasons);
      await runMutation(queryClient, deleteAvailabilityReasonMutation(scope), {
        params: { availabilityReasonId: first?.id ?? 0 },
      });
    },
  ],
];

describe('a 404 response of an operation on a record', () => {
  it.each(ABOUT)('reports %s as switched-off if the record exists', async (operation, run) => {
    const client = await createSandboxClient();
    await client.sandbox.vary([`absent-404:${operation}`]);
    await expect(run(client)).rejects.toMatchObject({ kind: 'switched-off' });
    expect(getOperationAvailability({ id: operation, origin: 'assumed' }, client.scope)).toBe('absent');
  });

  it('reports not-found if the record doesn’t exist', async () => {
    const { queryClient, scope } = await createSandboxClient();
    await expect(queryClient.fetchQuery(articlesQuery(scope, 'none', {}))).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(
      runMutation(queryClient, deleteMacroMutation(scope), { params: { macroId: 999_999 } }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('read throws the list’s error when neither the record nor its list can be loaded', async () => {
    const { queryClient, scope, sandbox } = await createSandboxClient();
    await sandbox.vary(['absent-405:teams.get']);
    sandbox.faults.arm({ operation: 'teams.list', kind: 'server_error' });
    await expect(queryClient.fetchQuery(teamQuery(scope, 301))).rejects.toMatchObject({ kind: 'server' });
  });
});

it('a 404 for the assistants of one tenant doesn’t disable the assistants of another tenant', async () => {
  const { queryClient, scope } = await createSandboxClient();
  const elsewhere = { ...scope, tenant: 'other' };
  await expect(queryClient.fetchQuery(assistantsQuery(elsewhere))).rejects.toMatchObject({
    kind: 'switched-off',
  });
  expect((await queryClient.fetchQuery(assistantsQuery(scope))).data).not.toEqual([]);
});

it('read marks the list operation as missing if it returns 404 during a search for a record', async () => {
  const { queryClient, scope, sandbox } = await createSandboxClient();
  await sandbox.vary(['absent-404:teams.get', 'absent-404:teams.list']);
  await expect(queryClient.fetchQuery(teamQuery(scope, 301))).rejects.toMatchObject({ kind: 'not-found' });
  expect(getOperationAvailability(listTeams)).toBe('absent');
});

it('read doesn’t mark a list operation as missing when a page beyond its end returns 404', async () => {
  const { queryClient, scope, sandbox } = await createSandboxClient();
  sandbox.faults.arm({ operation: 'conversations.list', kind: 'status', status: 404 });
  await expect(queryClient.fetchQuery(conversationsQuery(scope, { page: 99 }))).rejects.toMatchObject({
    kind: 'unexpected-answer',
  });
  expect(getOperationAvailability({ id: 'conversations.list', origin: 'assumed' })).toBe('on');
});

it('readAllPages checks only once whether the account exists when several lists of the account return 404', async () => {
  const { scope, sandbox } = await createSandboxClient();
  await sandbox.vary(['absent-404:teams.list', 'absent-404:labels.list']);
  await Promise.allSettled([readAllPages(scope, listTeams), readAllPages(scope, listLabels)]);
  expect(sandbox.log.list().filter(({ operation }) => operation === 'inboxes.list')).toHaveLength(1);
  expect(getOperationAvailability(listLabels)).toBe('absent');
});

it('queries for a missing portal, its articles and its categories request the portal only once', async () => {
  const { queryClient, scope, sandbox } = await createSandboxClient();
  const outcomes = await Promise.allSettled([
    queryClient.fetchQuery(portalQuery(scope, 'none')),
    queryClient.fetchQuery(articlesQuery(scope, 'none', {})),
    readAllPages(scope, listCategories, { params: { portalSlug: 'none' } }),
  ]);
  expect(outcomes).toMatchObject(outcomes.map(() => ({ reason: { kind: 'not-found' } })));
  const read = sandbox.log.list().map(({ operation }) => operation);
  expect(read.filter((operation) => operation?.startsWith('portals.'))).toEqual([
    'portals.get',
    'portals.list',
  ]);
});

it('after a 404 for a deletion, the platform is asked for the record even if the record is cached', async () => {
  const { queryClient, scope, sandbox } = await createSandboxClient();
  await queryClient.fetchQuery(macroQuery(scope, 3001));
  await runMutation(queryClient, deleteMacroMutation(scope), { params: MACRO });
  const again = runMutation(queryClient, deleteMacroMutation(scope), { params: MACRO });
  await expect(again).rejects.toMatchObject({ kind: 'not-found' });
  expect(sandbox.log.list().filter(({ operation }) => operation === 'macros.get')).toHaveLength(2);
});

describe('a 404 response of an operation on the account', () => {
  const IN_ACCOUNT: readonly [operation: `${string}.${string}`, Run][] = [
    ['teams.list', ({ scope }) => readAllPages(scope, listTeams)],
    [
      'labels.list',
      ({ queryClient, scope }) => queryClient.fetchQuery(buildAllPagesQueryOptions(scope, listLabels)),
    ],
    ['assistants.list', ({ queryClient, scope }) => queryClient.fetchQuery(assistantsQuery(scope))],
    ['conversations.list', ({ queryClient, scope }) => queryClient.fetchQuery(conversationsQuery(scope, {}))],
    [
      'teams.create',
      ({ queryClient, scope }) =>
        runMutation(queryClient, createTeamMutation(scope), { body: { team: { name: 'New' } } }),
    ],
  ];

  it.each(IN_ACCOUNT)('reports %s as switched-off if the account exists', async (operation, run) => {
    const client = await createSandboxClient();
    await client.sandbox.vary([`absent-404:${operation}`]);
    await expect(run(client)).rejects.toMatchObject({ kind: 'switched-off' });
    expect(getOperationAvailability({ id: operation, origin: 'assumed' }, client.scope)).toBe('absent');
  });

  it.each(IN_ACCOUNT)('reports not-found if both %s and the account return 404', async (operation, run) => {
    const client = await createSandboxClient();
    await client.sandbox.vary([`absent-404:${operation}`]);
    client.sandbox.faults.arm({ operation: 'inboxes.list', kind: 'status', status: 404 });
    await expect(run(client)).rejects.toMatchObject({ kind: 'not-found' });
    expect(getOperationAvailability({ id: operation, origin: 'assumed' })).toBe('on');
  });
});
