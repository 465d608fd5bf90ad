// Budgets for the number of platform calls until a screen's main content is shown. Names and secondary content may be
// requested later.
import type { Page } from '@playwright/test';
import { SANDBOX_VARIANTS } from '../src/sandbox/sandbox-variants';
import { expect, type Sandbox, test } from './fixtures';
import { ConversationsPage } from './pages/conversations-page';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const called = async (sandbox: Sandbox) => (await sandbox.requests()).map(({ operation }) => operation);

/** A delay longer than a test may take. */
const NEVER = 60_000;

test('opening a conversation takes three calls, and names are requested after the messages', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'conversations.messages', kind: 'latency', delay_ms: NEVER });
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.fact('Inbox')).toHaveText('#1');
  const content = ['auth.signIn', 'conversations.get', 'conversations.messages'];
  expect((await called(sandbox)).toSorted()).toEqual(content);
  // Choosing another message type sends a new request. Names are requested after its response.
  await screen.messageType.selectOption('Incoming');
  await expect(screen.fact('Inbox')).toHaveText('Acme website');
  await expect(screen.fact('Team')).toHaveText('Workshop');
  await expect(screen.fact('Assignee')).toHaveText('Tobias Okonjo');
  const names = ['agents.list', 'conversations.messages', 'inboxes.list', 'labels.list', 'teams.list'];
  expect((await called(sandbox)).slice(3).toSorted()).toEqual(names);
});

test('names are requested only on screens that show them, and only once for all conversations', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const screen = new ConversationsPage(page);
  await expect(screen.recent.getByRole('row')).toHaveCount(26);
  await screen.find('963');
  await expect(screen.fact('Team')).toHaveText('#399');
  const first = await called(sandbox);
  expect(first.filter((operation) => operation === 'inboxes.list')).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Conversations' })
    .click();
  await screen.find('1042');
  await expect(screen.fact('Assignee')).toHaveText('Tobias Okonjo');
  await expect(screen.messages.first()).toBeVisible();
  const names = (await called(sandbox)).filter((operation) =>
    /^(inboxes|teams|agents)\.list$/.test(operation ?? ''),
  );
  expect(names.toSorted()).toEqual(['agents.list', 'inboxes.list', 'teams.list']);
});

test('opening an article takes two calls, and secondary content is requested later', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'articles.get', kind: 'server_error' });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10083`);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await called(sandbox)).toEqual(['auth.signIn', 'articles.get']);
  await page.getByRole('button', { name: 'Try again' }).click();
  const editor = new ArticlePage(page);
  await expect(editor.text).not.toBeEmpty();
  await expect(editor.category.locator('option:checked')).toHaveText(/ · English \(en\)$/);
  expect((await called(sandbox)).slice(2).toSorted()).toEqual([
    'agents.list',
    'articles.get',
    'categories.list',
    'portals.get',
  ]);
});

test('opening a translation next to its original takes three calls', async ({ page, sandbox }) => {
  const ask = await sandbox.elsewhere('author@acme.test');
  const { data } = (await ask('GET', 'portals/acme-help/articles?locale=es&per_page=100')) as {
    data: readonly { readonly id: number; readonly associated_article_id: number | null }[];
  };
  const translation = data.find(({ associated_article_id }) => associated_article_id !== null);
  const before = (await called(sandbox)).length;
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${translation?.id}`);
  await expect(page.getByRole('region', { name: 'Original', exact: true })).not.toBeEmpty();
  // The second `articles.get` requests the original, which is only known from the article's response. There are no
  // other calls before it.
  expect((await called(sandbox)).slice(before, before + 3)).toEqual([
    'auth.signIn',
    'articles.get',
    'articles.get',
  ]);
});

const LISTS = [
  ['conversations', 'conversations.list', ['inboxes.list']],
  ['inboxes', 'inboxes.list', []],
  ['canned-responses', 'cannedResponses.list', []],
  ['macros', 'macros.list', ['agents.list', 'labels.list', 'teams.list']],
  ['automation-rules', 'automationRules.list', ['agents.list', 'inboxes.list', 'labels.list', 'teams.list']],
  ['availability-reasons', 'availabilityReasons.list', []],
  ['teams', 'teams.list', []],
  ['labels', 'labels.list', []],
  ['people', 'agents.list', []],
  ['help-center', 'portals.list', []],
  ['help-center/acme-help', 'articles.list', ['categories.list', 'portals.get']],
  ['help-center/acme-help/categories', 'categories.list', ['portals.get']],
  ['assistants', 'assistants.list', []],
] as const;

for (const [path, operation, beside] of LISTS)
  test(`opening the list at ${path} sends only the budgeted calls`, async ({ page, sandbox }) => {
    // Delays the list's response until after the test, so that only the calls before the rows are counted.
    await sandbox.fault({ operation, kind: 'latency', delay_ms: NEVER });
    await signIn(page, 'admin@acme.test', `/acme/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(async () => (await called(sandbox)).toSorted())
      .toEqual(['auth.signIn', operation, ...beside].toSorted());
  });

/** Navigates to another screen without a reload. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);

/** The pages of a portal. Each requests the portal and these lists. */
const PORTAL_PAGES = [
  ['', ['articles.list', 'categories.list']],
  ['/categories', ['categories.list']],
  ['/translations', ['articles.list', 'categories.list']],
  ['/health', ['articles.list']],
  ['/settings', []],
  ['/articles/new', ['categories.list']],
] as const;

test("a portal that doesn't exist is requested once per screen, and again after “Try again”", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
  let before = (await called(sandbox)).length;
  const expectCalls = async (operations: readonly string[]) => {
    await expect
      .poll(async () => (await called(sandbox)).slice(before).toSorted())
      .toEqual(operations.toSorted());
    before += operations.length;
  };
  for (const [path, lists] of PORTAL_PAGES)
    await test.step(`help-center/none${path}`, async () => {
      await goTo(page, `help-center/none${path}`);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await expectCalls(['portals.get', 'portals.list', ...lists]);
    });
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expectCalls(['portals.get', 'portals.list']);
});

/** Visits to seven screens, each with the calls that it sends in addition to `inboxes.list`. */
const TOUR = [
  ['conversations', 'Conversations', ['auth.signIn', 'conversations.list']],
  // One call for a page of the list, and three calls for all responses in the folder tree.
  ['canned-responses', 'Canned responses', Array.from({ length: 4 }, () => 'cannedResponses.list')],
  ['macros', 'Macros', ['macros.list', 'agents.list', 'labels.list', 'teams.get', 'teams.list']],
  ['teams', 'Teams', []],
  ['help-center', 'Help center', ['portals.list']],
  ['inboxes', 'Inboxes', []],
  ['campaigns', 'Campaigns', []],
] as const;

for (const [status, further] of [
  [404, ['teams.get']],
  [405, []],
] as const)
  test(`visiting seven screens takes at most 17 calls if all assumed operations return ${status}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.vary(
      SANDBOX_VARIANTS.map(({ name }) => name).filter((name) => name.startsWith(`absent-${status}:`)),
    );
    await signIn(page, 'admin@acme.test', '/acme/conversations');
    const expected: string[] = [];
    for (const [path, heading, operations] of TOUR)
      await test.step(path, async () => {
        await goTo(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expected.push(...operations, ...(path === 'macros' ? further : []));
        // Ignores `inboxes.list`. The console repeats this call every few seconds to prove that the person still has
        // access to the account, so the number of calls depends on the speed of the machine.
        await expect
          .poll(async () => (await called(sandbox)).filter((one) => one !== 'inboxes.list').toSorted())
          .toEqual(expected.toSorted());
      });
    expect((await called(sandbox)).length).toBeLessThanOrEqual(17);
  });
