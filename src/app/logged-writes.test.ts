import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  confirmEditsMutation,
  confirmNewAssistantMutation,
  proposeEditsMutation,
  proposeNewAssistantMutation,
} from '~/api/assistants';
import { cannedResponsesQuery } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { callOperation } from '~/api/http/client';
import { isReadOperation, type OperationSpec } from '~/api/http/operation';
import { runMutation } from '~/api/http/query';
import { OPERATIONS } from '~/api/operations';
import { NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import {
  confirmEditsAndLog,
  createDraftAndLog,
  proposeDraftAndLog,
  proposeEditsAndLog,
} from '~/features/assistants/editing/logged-edits';
import { computeCampaignFingerprint } from '~/features/campaigns/send/fingerprint';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from '~/features/campaigns/send/fixtures/samples';
import { SendSimulation, SimulatedTab } from '~/features/campaigns/send/fixtures/send-simulator';
import { withActivityLog } from '~/features/campaigns/send/ledger';
import { updateLoggedAttempt } from '~/features/campaigns/send/logged-attempt';
import { sendCampaign } from '~/features/campaigns/send/send';
import { createPlatformTransport } from '~/features/campaigns/send/send-transport';
import type { ActivityEntry } from '~/records/activity/entry';
import { createRecord } from '~/records/create-record';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import { removeRecord } from '~/records/remove-record';
import { uploadImageFile } from '~/records/run/upload-image-file';
import { type RecordAccess, saveRecord } from '~/records/save-record';
import {
  getArticleAccess,
  getArticleCreation,
  getArticleRemoval,
  getArticleValues,
} from '~/resources/article-record';
import {
  getReasonAccess,
  getReasonCreationRules,
  getReasonRemoval,
} from '~/resources/availability-reason-record';
import {
  getCannedResponseAccess,
  getCannedResponseCreation,
  getCannedResponseRemoval,
} from '~/resources/canned-response-record';
import { getCategoryAccess, getCategoryCreation, getCategoryRemoval } from '~/resources/category-record';
import { getMacroAccess, getMacroCreation, getMacroRemoval } from '~/resources/macro-record';
import { getMembershipAccess } from '~/resources/membership-record';
import { getPortalCreation, getPortalLanguageAccess } from '~/resources/portal-record';
import { getTeamAccess, getTeamCreation, getTeamRemoval } from '~/resources/team-record';
import { NEW_TEAM } from '~/resources/team-values';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';
import {
  fetchFirstArticle,
  fetchFirstMacro,
  fetchFirstReason,
  fetchFirstTeam,
  first,
  PORTAL,
} from './fixtures/first-records';

const DRAFT = 'support-draft';

/** Write operations that aren't in the activity log, each with the reason. */
const NOT_LOGGED: Readonly<Record<string, string>> = {
  'auth.signIn': 'signing in writes nothing that is kept',
  'auth.challenge': 'a step of signing in',
  'campaigns.preview': 'it counts: it only is a POST',
};

async function edit<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  changes: Partial<Values>,
) {
  const seen = access.valuesOf(await access.read());
  return saveRecord(access, { ...seen, ...changes }, seen);
}

const EDITS = { ...NO_ASSISTANT_EDITS, byHand: [{ path: 'description', value: 'Another one' }] };

const proposal = ({ scope, queryClient }: SandboxClient) =>
  proposeEditsAndLog(scope, DRAFT, EDITS, () =>
    runMutation(queryClient, proposeEditsMutation(scope), {
      params: { id: DRAFT },
      query: {},
      body: { description: 'Another one' },
    }),
  );

const NEW_DRAFT = { name: 'Sales (draft)', publishedId: 'sales-prod' };
const draftProposal = ({ scope, queryClient }: SandboxClient) =>
  proposeDraftAndLog(scope, NEW_DRAFT, () =>
    runMutation(queryClient, proposeNewAssistantMutation(scope), {
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
  const world = new SendSimulation(1);
  const tab = new SimulatedTab(world);
  const preview = createSampleCount(await computeCampaignFingerprint(SAMPLE_CONTENT), world.now);
  const armed = { name: 'armed', confirmation: 'c1', preview, armedAt: world.now } as const;
  world.now += 2000;
  const content = SAMPLE_CONTENT;
  const order = {
    person: scope.person,
    content,
    armed,
    names: SAMPLE_NAMES,
    text: 'x',
    plan: null,
    repeats: [],
  };
  const ledger = withActivityLog(tab.dependencies.ledger);
  const transport = createPlatformTransport(scope);
  const result = await sendCampaign(order, { ...tab.dependencies, ledger, transport });
  if (result.sent) updateLoggedAttempt(result.attempt);
}

/** Maps each write operation to a function that performs it as the console does. */
const WRITES: Readonly<Record<string, (client: SandboxClient) => Promise<unknown>>> = {
  'cannedResponses.create': ({ queryClient, scope }) =>
    createRecord(
      getCannedResponseCreation(queryClient, scope),
      { short_code: 'new-one', content: 'x' },
      undefined,
    ),
  'cannedResponses.update': async ({ queryClient, scope }) => {
    const response = first(await queryClient.fetchQuery(cannedResponsesQuery(scope, {})));
    return edit(getCannedResponseAccess(queryClient, scope, response), { content: 'Edited' });
  },
  'cannedResponses.delete': async ({ queryClient, scope }) => {
    const response = first(await queryClient.fetchQuery(cannedResponsesQuery(scope, {})));
    return removeRecord(getCannedResponseRemoval(queryClient, scope, response));
  },
  'macros.create': ({ queryClient, scope }) =>
    createRecord(
      getMacroCreation(queryClient, scope),
      { name: 'New one', visibility: 'global', actions: [{ action_name: 'resolve_conversation' }] },
      undefined,
    ),
  'macros.update': async ({ queryClient, scope }) =>
    edit(getMacroAccess(queryClient, scope, (await fetchFirstMacro(scope)).id), { name: 'Edited' }),
  'macros.delete': async ({ queryClient, scope }) =>
    removeRecord(getMacroRemoval(queryClient, scope, await fetchFirstMacro(scope))),
  'availabilityReasons.create': ({ queryClient, scope }) =>
    createRecord(getReasonCreationRules(queryClient, scope), { reason: 'New one', emoji: '' }, undefined),
  'availabilityReasons.update': async ({ queryClient, scope }) =>
    edit(getReasonAccess(queryClient, scope, (await fetchFirstReason(scope)).id), { reason: 'Edited' }),
  'availabilityReasons.delete': async ({ queryClient, scope }) =>
    removeRecord(getReasonRemoval(queryClient, scope, await fetchFirstReason(scope))),
  'teams.create': ({ queryClient, scope }) =>
    createRecord(getTeamCreation(queryClient, scope), { ...NEW_TEAM, name: 'new one' }, undefined),
  'teams.update': async ({ queryClient, scope }) =>
    edit(getTeamAccess(queryClient, scope, (await fetchFirstTeam(scope)).id), { description: 'Edited' }),
  'teams.delete': async ({ queryClient, scope }) =>
    removeRecord(getTeamRemoval(queryClient, scope, await fetchFirstTeam(scope), null)),
  'teams.members.add': ({ queryClient, scope }) =>
    edit(getMembershipAccess(queryClient, scope, 302, { id: 16, name: 'Zoe' }), { isMember: true }),
  'teams.members.remove': ({ queryClient, scope }) =>
    edit(getMembershipAccess(queryClient, scope, 302, { id: 9, name: 'Bob' }), { isMember: false }),
  'portals.create': ({ queryClient, scope }) =>
    createRecord(
      getPortalCreation(queryClient, scope),
      { name: 'New one', slug: 'new-one', default_locale: 'en' },
      undefined,
    ),
  'portals.update': ({ queryClient, scope }) =>
    edit(getPortalLanguageAccess(queryClient, scope, PORTAL, 'fr'), { isAllowed: true }),
  'categories.create': ({ queryClient, scope }) =>
    createRecord(
      getCategoryCreation(queryClient, scope, PORTAL),
      { name: 'New one', slug: 'new-one', description: '', locale: 'en', associated_category_id: null },
      undefined,
    ),
  'categories.update': async ({ queryClient, scope }) => {
    const params = { portalSlug: PORTAL };
    const { id } = first(await callOperation(listCategories, { scope, params, query: {} }));
    return edit(getCategoryAccess(queryClient, scope, PORTAL, id), { description: 'Edited' });
  },
  'categories.delete': async ({ queryClient, scope }) => {
    const access = getCategoryCreation(queryClient, scope, PORTAL);
    const values = { name: 'Old', slug: 'old', description: '', locale: 'en', associated_category_id: null };
    const category = await access.create(values);
    return category && removeRecord(getCategoryRemoval(queryClient, scope, PORTAL, category));
  },
  'articles.create': ({ queryClient, scope }) =>
    createRecord(
      getArticleCreation(queryClient, scope, PORTAL),
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
    edit(
      getArticleAccess(client.queryClient, client.scope, PORTAL, (await fetchFirstArticle(client.scope)).id),
      {
        content: 'Edited',
      },
    ),
  'articles.delete': async (client) => {
    const article = await fetchFirstArticle(client.scope);
    return removeRecord(
      getArticleRemoval(client.queryClient, client.scope, PORTAL, article.id, getArticleValues(article)),
    );
  },
  'uploads.create': upload,
  'campaigns.create': campaign,
  'assistants.proposeEdits': proposal,
  'assistants.confirmEdits': async (client) => {
    const { confirmationId, baseUpdatedAt } = await proposal(client);
    return confirmEditsAndLog(client.scope, DRAFT, { edits: EDITS, confirmationId }, () =>
      runMutation(client.queryClient, confirmEditsMutation(client.scope), {
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
    return createDraftAndLog(client.scope, NEW_DRAFT, () =>
      runMutation(client.queryClient, confirmNewAssistantMutation(client.scope), {
        body: { confirmationId },
      }),
    );
  },
};

const writes: readonly OperationSpec[] = OPERATIONS.filter((operation) => !isReadOperation(operation));

afterEach(() => vi.unstubAllGlobals());

const lastOf = (entries: ReadonlyMap<string, ActivityEntry>) =>
  vi.waitFor(() => {
    const last = [...entries.values()].at(-1);
    expect(last?.endedAt).toEqual(expect.any(Number));
    return last;
  });

describe('writes to the platform', () => {
  it('each write operation of the API has a test of its activity entry or a reason why it isn’t logged', () => {
    const ids = writes.map(({ id }): string => id).sort();
    expect([...Object.keys(WRITES), ...Object.keys(NOT_LOGGED)].sort()).toEqual(ids);
  });

  it.each(Object.entries(WRITES))('the activity logs the write operation %s', async (operation, carryOut) => {
    const entries = replaceActivityStore();
    const client = await createSandboxClient();
    await carryOut(client);
    const sent = client.sandbox.log.list().filter(({ method }) => method !== 'GET');
    if (operation !== 'uploads.create') expect(sent.at(-1)?.operation).toBe(operation);
    expect(await lastOf(entries)).toMatchObject({
      // The platform rejects this campaign, because the campaign refers to records that the demo account doesn't have.
      state: operation === 'campaigns.create' ? 'refused' : 'saved',
      workspace: '1/1',
      person: 'admin@acme.test',
    });
  });
});
