import { afterEach, describe, expect, it, vi } from 'vitest';
import { getArticle, listArticles } from '~/api/articles';
import {
  confirmCreateOptions,
  confirmEditsOptions,
  proposeCreateOptions,
  proposeEditsOptions,
} from '~/api/assistants';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { cannedResponsesQuery } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { call } from '~/api/http/client';
import { isRead, type OperationSpec } from '~/api/http/operation';
import { write } from '~/api/http/query';
import { listMacros } from '~/api/macros';
import { OPERATIONS } from '~/api/operations';
import { listTeams } from '~/api/teams';
import { NO_EDITS } from '~/drafts/assistant-drafts';
import {
  confirmAndLog,
  createDraftAndLog,
  proposeAndLog,
  proposeDraftAndLog,
} from '~/features/assistants/editing/logged-edits';
import { computeFingerprint } from '~/features/campaigns/send/fingerprint';
import { CONTENT, createPreview, NAMES } from '~/features/campaigns/send/fixtures/samples';
import { Simulation, Tab } from '~/features/campaigns/send/fixtures/send-simulator';
import { withActivityLog } from '~/features/campaigns/send/ledger';
import { updateLoggedAttempt } from '~/features/campaigns/send/logged-attempt';
import { sendCampaign } from '~/features/campaigns/send/send';
import { platformTransport } from '~/features/campaigns/send/transport';
import type { ActivityEntry } from '~/records/activity/entry';
import { createRecord } from '~/records/create-record';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import { removeRecord } from '~/records/remove-record';
import { uploadImageFile } from '~/records/run/send-file';
import { type RecordAccess, saveRecord } from '~/records/save-record';
import {
  articleAccess,
  articleRemoval,
  getArticleValues,
  newArticleAccess,
} from '~/resources/article-record';
import { newReasonAccess, reasonAccess, reasonRemoval } from '~/resources/availability-reason-record';
import {
  cannedResponseAccess,
  cannedResponseRemoval,
  newCannedResponseAccess,
} from '~/resources/canned-response-record';
import { categoryAccess, categoryRemoval, newCategoryAccess } from '~/resources/category-record';
import { macroAccess, macroRemoval, newMacroAccess } from '~/resources/macro-record';
import { membershipAccess } from '~/resources/membership-record';
import { newPortalAccess, portalLanguageAccess } from '~/resources/portal-record';
import { newTeamAccess, teamAccess, teamRemoval } from '~/resources/team-record';
import { NEW_TEAM } from '~/resources/team-values';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';

const PORTAL = 'acme-help';
const DRAFT = 'support-draft';

/** Write operations that the activity doesn't log, with the reason. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  'auth.signIn': 'signing in writes nothing that is kept',
  'auth.challenge': 'a step of signing in',
  'campaigns.preview': 'it counts: it only is a POST',
};

const first = <One>({ data }: { readonly data: readonly One[] }): One => {
  const [found] = data;
  if (found === undefined) throw new Error('the demo data has none');
  return found;
};

async function edit<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  change: (values: Values) => Values,
) {
  const seen = access.valuesOf(await access.read());
  return saveRecord(access, change(seen), seen);
}

const firstArticle = async ({ scope }: SandboxClient) => {
  const query = { status: 'draft', locale: 'en', per_page: 1 } as const;
  const { id } = first(await call(listArticles, { scope, params: { portalSlug: PORTAL }, query }));
  return call(getArticle, { scope, params: { portalSlug: PORTAL, articleId: id } });
};

const EDITS = { ...NO_EDITS, byHand: [{ path: 'description', value: 'Another one' }] };

const proposal = ({ scope, queryClient }: SandboxClient) =>
  proposeAndLog(scope, DRAFT, EDITS, () =>
    write(queryClient, proposeEditsOptions(scope), {
      params: { id: DRAFT },
      query: {},
      body: { description: 'Another one' },
    }),
  );

const NEW_DRAFT = { name: 'Sales (draft)', publishedId: 'sales-prod' };
const draftProposal = ({ scope, queryClient }: SandboxClient) =>
  proposeDraftAndLog(scope, NEW_DRAFT, () =>
    write(queryClient, proposeCreateOptions(scope), {
      body: { name: NEW_DRAFT.name, config: {}, metadata: { productionAssistantId: NEW_DRAFT.publishedId } },
    }),
  );

/** A fake XMLHttpRequest for file uploads, which Node doesn't have. */
class FileRequest {
  readonly upload = {};
  status = 200;
  responseText = '{"file_url":"https://uploads.example.test/a.png"}';
  responseURL = '';
  onload = () => {};
  open = (_: string, url: string) => {
    this.responseURL = url;
  };
  setRequestHeader() {}
  getAllResponseHeaders = () => '';
  send = () => this.onload();
}

async function upload({ scope }: SandboxClient): Promise<void> {
  vi.stubGlobal('window', { location: { href: 'http://console.test/' } });
  vi.stubGlobal('XMLHttpRequest', FileRequest);
  const { signal } = new AbortController();
  await uploadImageFile({ scope, file: new Blob(['a']), name: 'a.png', onProgress: () => {}, signal });
}

async function campaign({ scope }: SandboxClient): Promise<void> {
  const world = new Simulation(1);
  const tab = new Tab(world);
  const preview = createPreview(await computeFingerprint(CONTENT), world.now);
  const armed = { name: 'armed', confirmation: 'c1', preview, armedAt: world.now } as const;
  world.now += 2000;
  const { person } = scope;
  const order = { person, content: CONTENT, armed, names: NAMES, text: 'x', plan: null, repeats: [] };
  const ledger = withActivityLog(tab.dependencies.ledger);
  const transport = platformTransport(scope);
  const result = await sendCampaign(order, { ...tab.dependencies, ledger, transport });
  if (result.sent) updateLoggedAttempt(result.attempt);
}

/** Performs each operation as the console does. */
const WRITES: Readonly<Record<string, (client: SandboxClient) => Promise<unknown>>> = {
  'cannedResponses.create': ({ queryClient, scope }) =>
    createRecord(
      newCannedResponseAccess(queryClient, scope),
      { short_code: 'new-one', content: 'x' },
      undefined,
    ),
  'cannedResponses.update': async ({ queryClient, scope }) => {
    const response = first(await queryClient.fetchQuery(cannedResponsesQuery(scope, {})));
    return edit(cannedResponseAccess(queryClient, scope, response), (one) => ({ ...one, content: 'Edited' }));
  },
  'cannedResponses.delete': async ({ queryClient, scope }) => {
    const response = first(await queryClient.fetchQuery(cannedResponsesQuery(scope, {})));
    return removeRecord(cannedResponseRemoval(queryClient, scope, response));
  },
  'macros.create': ({ queryClient, scope }) =>
    createRecord(
      newMacroAccess(queryClient, scope),
      { name: 'New one', visibility: 'global', actions: [{ action_name: 'resolve_conversation' }] },
      undefined,
    ),
  'macros.update': async ({ queryClient, scope }) =>
    edit(macroAccess(queryClient, scope, first(await call(listMacros, { scope, query: {} })).id), (one) => ({
      ...one,
      name: 'Edited',
    })),
  'macros.delete': async ({ queryClient, scope }) =>
    removeRecord(macroRemoval(queryClient, scope, first(await call(listMacros, { scope, query: {} })))),
  'availabilityReasons.create': ({ queryClient, scope }) =>
    createRecord(newReasonAccess(queryClient, scope), { reason: 'New one', emoji: '' }, undefined),
  'availabilityReasons.update': async ({ queryClient, scope }) =>
    edit(
      reasonAccess(queryClient, scope, first(await call(listAvailabilityReasons, { scope, query: {} })).id),
      (one) => ({ ...one, reason: 'Edited' }),
    ),
  'availabilityReasons.delete': async ({ queryClient, scope }) =>
    removeRecord(
      reasonRemoval(queryClient, scope, first(await call(listAvailabilityReasons, { scope, query: {} }))),
    ),
  'teams.create': ({ queryClient, scope }) =>
    createRecord(newTeamAccess(queryClient, scope), { ...NEW_TEAM, name: 'new one' }, undefined),
  'teams.update': async ({ queryClient, scope }) =>
    edit(teamAccess(queryClient, scope, first(await call(listTeams, { scope, query: {} })).id), (one) => ({
      ...one,
      description: 'Edited',
    })),
  'teams.delete': async ({ queryClient, scope }) =>
    removeRecord(teamRemoval(queryClient, scope, first(await call(listTeams, { scope, query: {} })), null)),
  'teams.members.add': ({ queryClient, scope }) =>
    edit(membershipAccess(queryClient, scope, 302, { id: 16, name: 'Zoe' }), () => ({ isMember: true })),
  'teams.members.remove': ({ queryClient, scope }) =>
    edit(membershipAccess(queryClient, scope, 302, { id: 9, name: 'Bob' }), () => ({ isMember: false })),
  'portals.create': ({ queryClient, scope }) =>
    createRecord(
      newPortalAccess(queryClient, scope),
      { name: 'New one', slug: 'new-one', default_locale: 'en' },
      undefined,
    ),
  'portals.update': ({ queryClient, scope }) =>
    edit(portalLanguageAccess(queryClient, scope, PORTAL, 'fr'), () => ({ isAllowed: true })),
  'categories.create': ({ queryClient, scope }) =>
    createRecord(
      newCategoryAccess(queryClient, scope, PORTAL),
      { name: 'New one', slug: 'new-one', description: '', locale: 'en', associated_category_id: null },
      undefined,
    ),
  'categories.update': async ({ queryClient, scope }) => {
    const { id } = first(await call(listCategories, { scope, params: { portalSlug: PORTAL }, query: {} }));
    return edit(categoryAccess(queryClient, scope, PORTAL, id), (one) => ({ ...one, description: 'Edited' }));
  },
  'categories.delete': async ({ queryClient, scope }) => {
    const access = newCategoryAccess(queryClient, scope, PORTAL);
    const values = { name: 'Old', slug: 'old', description: '', locale: 'en', associated_category_id: null };
    const category = await access.create(values);
    return category && removeRecord(categoryRemoval(queryClient, scope, PORTAL, category));
  },
  'articles.create': ({ queryClient, scope }) =>
    createRecord(
      newArticleAccess(queryClient, scope, PORTAL),
      {
        title: 'New one',
        description: '',
        content: 'x',
        category_id: null,
        associated_article_id: null,
        status: 'draft',
      },
      undefined,
    ),
  'articles.update': async (client) =>
    edit(articleAccess(client.queryClient, client.scope, PORTAL, (await firstArticle(client)).id), (one) => ({
      ...one,
      content: 'Edited',
    })),
  'articles.delete': async (client) => {
    const article = await firstArticle(client);
    return removeRecord(
      articleRemoval(client.queryClient, client.scope, PORTAL, article.id, getArticleValues(article)),
    );
  },
  'uploads.create': upload,
  'campaigns.create': campaign,
  'assistants.proposeEdits': proposal,
  'assistants.confirmEdits': async (client) => {
    const { confirmationId, baseUpdatedAt } = await proposal(client);
    const { scope, queryClient } = client;
    return confirmAndLog(scope, DRAFT, { edits: EDITS, confirmationId }, () =>
      write(queryClient, confirmEditsOptions(scope), {
        params: { id: DRAFT },
        query: {},
        headers: { 'If-Match': baseUpdatedAt },
        body: { confirmationId },
      }),
    );
  },
  'assistants.proposeCreate': draftProposal,
  'assistants.confirmCreate': async (client) => {
    const { confirmationId } = await draftProposal(client);
    const { scope, queryClient } = client;
    return createDraftAndLog(scope, NEW_DRAFT, () =>
      write(queryClient, confirmCreateOptions(scope), { body: { confirmationId } }),
    );
  },
};

const writes: readonly OperationSpec[] = OPERATIONS.filter((operation) => !isRead(operation));

afterEach(() => vi.unstubAllGlobals());

const lastOf = (entries: ReadonlyMap<string, ActivityEntry>) =>
  vi.waitFor(() => {
    const last = [...entries.values()].at(-1);
    expect(last?.endedAt).toEqual(expect.any(Number));
    return last;
  });

describe('writes to the platform', () => {
  it('each write operation of the API has a test of its activity entry, or a reason why it isn’t logged', () => {
    const ids = writes.map(({ id }): string => id).sort();
    expect([...Object.keys(WRITES), ...Object.keys(NOT_NOTED)].sort()).toEqual(ids);
  });

  it.each(Object.entries(WRITES))('the activity logs the write operation %s', async (operation, carryOut) => {
    const entries = replaceActivityStore();
    const client = await createSandboxClient();
    await carryOut(client);
    const sent = client.sandbox.log.list().filter(({ method }) => method !== 'GET');
    if (operation !== 'uploads.create') expect(sent.at(-1)?.operation).toBe(operation);
    expect(await lastOf(entries)).toMatchObject({
      // The platform rejects this campaign, because the demo account doesn't have its data.
      state: operation === 'campaigns.create' ? 'refused' : 'saved',
      workspace: '1/1',
      person: 'admin@acme.test',
    });
  });
});
