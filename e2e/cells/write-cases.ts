// The write operations, each up to the click that sends the request, and the way to check its outcome.
import { expect, type Page } from '@playwright/test';
import { AssistantPage } from '../pages/assistant-page';
import { ArticlePage, DEMO_PORTAL_PATH } from '../pages/help-center-page';
import { signIn } from '../pages/sign-in-page';
import { TeamPage } from '../pages/team-page';
import { INITIAL_RECORD_NAME, RECORD_RESOURCES } from '../record-forms';
import {
  createCreationCase,
  createDeletionCase,
  createRecordCounter,
  createUpdateCase,
  fetchRows,
  findResource,
  getToast,
  type ListRow,
  NEW_RECORD_NAME,
  type WriteCase,
} from './record-writes';

const fromMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Adds a member to team 302 or removes one. */
const member = (operation: string, name: string, choose: (team: TeamPage) => Promise<void>): WriteCase => ({
  operation,
  readBack: 'teams.members.list',
  begin: async (page, sandbox) => {
    const other = await sandbox.elsewhere('both@acme.test');
    const team = new TeamPage(page);
    await team.open(302);
    await choose(team);
    await team.apply.click();
    const isMember = async () =>
      (await fetchRows(other, 'teams/302/members', '')).filter((row) => row.name === name).length;
    const before = await isMember();
    return {
      submit: team.updateMembers,
      typed: [],
      done: team.dialog.getByRole('listitem').filter({ hasText: /Saved/ }),
      count: async () => Math.abs((await isMember()) - before),
    };
  },
});

const READ_BACK: Readonly<Record<string, string>> = {
  'macros.update': 'macros.get',
  'articles.update': 'articles.get',
  'availabilityReasons.update': 'availabilityReasons.list',
  'categories.update': 'categories.list',
  'cannedResponses.update': 'cannedResponses.list',
  'teams.update': 'teams.get',
  'portals.update': 'portals.get',
};

export const WRITE_CASES: readonly WriteCase[] = [
  ...RECORD_RESOURCES.map((resource) => createUpdateCase(resource, READ_BACK[resource.update] ?? '')),
  createCreationCase({
    path: 'canned-responses',
    operation: 'cannedResponses.create',
    readBack: 'cannedResponses.list',
    at: '/acme/canned-responses',
    opener: 'New canned response',
    fields: [
      ['Short code', NEW_RECORD_NAME],
      ['Content', 'In a cell'],
    ],
  }),
  createCreationCase({
    path: 'availability-reasons',
    operation: 'availabilityReasons.create',
    readBack: 'availabilityReasons.list',
    at: '/acme/availability-reasons',
    opener: 'New reason',
    isRow: true,
    fields: [['Reason', NEW_RECORD_NAME]],
  }),
  createCreationCase({
    path: 'teams',
    operation: 'teams.create',
    readBack: 'teams.list',
    at: '/acme/teams',
    opener: 'New team',
    fields: [['Name', NEW_RECORD_NAME]],
  }),
  createCreationCase({
    path: '/categories',
    operation: 'categories.create',
    readBack: 'categories.list',
    at: `${DEMO_PORTAL_PATH}/categories`,
    opener: 'New category',
    fields: [['Name', NEW_RECORD_NAME]],
  }),
  createCreationCase({
    path: 'portals',
    operation: 'portals.create',
    readBack: 'portals.list',
    at: '/acme/help-center',
    opener: 'New portal',
    fields: [
      ['Name', NEW_RECORD_NAME],
      ['Slug', 'cell'],
    ],
    more: async (page) => {
      await page.getByRole('dialog').getByRole('combobox', { name: 'Default language' }).fill('brazil');
      await page.getByRole('option', { name: 'Brazilian Portuguese (pt_BR)' }).click();
    },
  }),
  {
    operation: 'macros.create',
    readBack: 'macros.list',
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('admin@acme.test');
      await signIn(page, undefined, '/acme/macros/new');
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill(NEW_RECORD_NAME);
      await page.getByRole('button', { name: 'Add action' }).click();
      await page.getByRole('menuitem', { name: 'Resolve the conversation' }).click();
      return {
        submit: page.getByRole('button', { name: 'Create', exact: true }),
        typed: [[name, NEW_RECORD_NAME]],
        done: getToast(page, `“${NEW_RECORD_NAME}” created`),
        count: createRecordCounter(other, findResource('macros'), NEW_RECORD_NAME),
      };
    },
  },
  {
    operation: 'articles.create',
    readBack: 'articles.list',
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('author@acme.test');
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
      const article = new ArticlePage(page);
      await article.title.fill(NEW_RECORD_NAME);
      await article.category.selectOption({ label: 'Getting started · English (en)' });
      return {
        submit: article.createDraft,
        typed: [[article.title, NEW_RECORD_NAME]],
        done: article.saveDraft,
        count: createRecordCounter(other, findResource('/articles'), NEW_RECORD_NAME),
      };
    },
  },
  createDeletionCase({
    path: 'canned-responses',
    operation: 'cannedResponses.delete',
    readBack: 'cannedResponses.list',
    ask: async (page) => {
      await signIn(page, undefined, `/acme/canned-responses?search=${INITIAL_RECORD_NAME}`);
      await page.getByRole('button', { name: INITIAL_RECORD_NAME, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('You can’t restore it')).toBeVisible();
    },
  }),
  createDeletionCase({
    path: 'availability-reasons',
    operation: 'availabilityReasons.delete',
    readBack: 'availabilityReasons.list',
    ask: async (page) => {
      await signIn(page, undefined, '/acme/availability-reasons');
      await page.getByRole('button', { name: `Delete ${INITIAL_RECORD_NAME}` }).click();
    },
  }),
  createDeletionCase({
    path: 'macros',
    operation: 'macros.delete',
    readBack: 'macros.get',
    ask: async (page, { id }) => {
      await signIn(page, undefined, `/acme/macros/${id}`);
      await fromMenu(page, 'Delete');
    },
  }),
  createDeletionCase({
    path: 'teams',
    operation: 'teams.delete',
    readBack: 'teams.get',
    button: 'Delete team',
    ask: async (page, { id }) => {
      await signIn(page, undefined, `/acme/teams/${id}`);
      await fromMenu(page, 'Delete team');
    },
  }),
  createDeletionCase({
    path: '/categories',
    operation: 'categories.delete',
    readBack: 'categories.list',
    ask: async (page) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/categories`);
      await page.getByRole('button', { name: `Delete ${INITIAL_RECORD_NAME}` }).click();
    },
  }),
  createDeletionCase({
    path: '/articles',
    operation: 'articles.delete',
    readBack: 'articles.get',
    ask: async (page, { id }) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
      await new ArticlePage(page).act('Delete');
    },
  }),
  member('teams.members.add', 'Wren', (team) => team.joins('Wren')),
  member('teams.members.remove', 'Yusuf Bergström', (team) => team.leaves('Yusuf Bergström').click()),
  {
    operation: 'assistants.confirmEdits',
    asks: 'somebody else’s change',
    readBack: 'assistants.get',
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('admin@acme.test', '/v1/tenants/acme/');
      const assistant = new AssistantPage(page);
      await assistant.open('support-draft');
      await assistant.proposeChange(NEW_RECORD_NAME);
      return {
        submit: assistant.confirm,
        typed: [],
        done: page.getByText(
          /^(Changes applied to the draft|These changes were already applied to the draft)\./,
        ),
        count: async () =>
          Number(
            ((await other('GET', 'assistants/support-draft')) as ListRow).description === NEW_RECORD_NAME,
          ),
      };
    },
  },
  {
    operation: 'assistants.confirmCreate',
    readBack: 'assistants.list',
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('admin@acme.test', '/v1/tenants/acme/');
      const assistant = new AssistantPage(page);
      await assistant.open('sales-prod');
      await page.getByRole('button', { name: 'Review new draft' }).click();
      const all = async () => (await fetchRows(other, 'assistants', '')).length;
      const submit = page.getByRole('button', { name: 'Create the draft' });
      const propose = page.getByRole('button', { name: 'Review again' });
      const done = page
        .getByText(/Draft created\. Open draft/)
        .or(page.getByRole('link', { name: 'Edit the draft' }));
      const before = await all();
      return {
        submit,
        anew: async () => {
          await expect(propose.or(submit).or(done).first()).toBeVisible();
          if (await propose.isVisible()) await propose.click();
          await expect(submit.or(done).first()).toBeVisible();
        },
        typed: [],
        done,
        count: async () => (await all()) - before,
      };
    },
  },
];
