// How many calls it takes until what a screen is for is there. They are budgets: names and what stands beside may follow.
import { expect, type Sandbox, test } from './fixtures';
import { ConversationsPage } from './pages/conversations-page';
import { ArticlePage, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const called = async (sandbox: Sandbox) => (await sandbox.requests()).map(({ operation }) => operation);

/** Longer than a test may take. */
const NEVER = 60_000;

test('a conversation takes three calls, and its names follow its messages', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'conversations.messages', kind: 'latency', delay_ms: NEVER });
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.fact('Inbox')).toHaveText('No. 1');
  const content = ['auth.signIn', 'conversations.get', 'conversations.messages'];
  expect((await called(sandbox)).toSorted()).toEqual(content);
  // The order is another question: the names wait for the answer to this one.
  await screen.order.selectOption('Newest first');
  await expect(screen.fact('Inbox')).toHaveText('Acme website');
  await expect(screen.fact('Team')).toHaveText('Workshop');
  await expect(screen.fact('Assignee')).toHaveText('Tobias Okonjo');
  const names = ['agents.list', 'conversations.messages', 'inboxes.list', 'teams.list'];
  expect((await called(sandbox)).slice(3).toSorted()).toEqual(names);
});

test('names are asked for where something has them, and once for all conversations', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const screen = new ConversationsPage(page);
  await expect(screen.recent.getByRole('row')).toHaveCount(26);
  await screen.find('963');
  await screen.found.getByRole('link', { name: 'No. 963' }).click();
  await expect(screen.fact('Team')).toHaveText('No. 399');
  const first = await called(sandbox);
  expect(first.filter((operation) => operation === 'inboxes.list')).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Conversations' })
    .click();
  await screen.find('1042');
  await screen.found.getByRole('link', { name: 'No. 1042' }).click();
  await expect(screen.fact('Assignee')).toHaveText('Tobias Okonjo');
  await expect(screen.messages.first()).toBeVisible();
  const names = (await called(sandbox)).filter((operation) =>
    /^(inboxes|teams|agents)\.list$/.test(operation ?? ''),
  );
  expect(names.toSorted()).toEqual(['agents.list', 'inboxes.list', 'teams.list']);
});

test('an article takes two calls, and what stands beside its text follows', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'articles.get', kind: 'server_error' });
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10083`);
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

test('a translation takes three calls, with the original beside it', async ({ page, sandbox }) => {
  const ask = await sandbox.elsewhere('author@acme.test');
  const { data } = (await ask('GET', 'portals/acme-help/articles?locale=es&per_page=100')) as {
    data: readonly { readonly id: number; readonly associated_article_id: number | null }[];
  };
  const translation = data.find(({ associated_article_id }) => associated_article_id !== null);
  const before = (await called(sandbox)).length;
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/${translation?.id}`);
  await expect(page.getByRole('region', { name: 'Original' })).not.toBeEmpty();
  // The original is asked for by what the article answered: whatever went out beside the article comes before it here.
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
  test(`the list at ${path} takes its calls and no more`, async ({ page, sandbox }) => {
    // What would follow the rows never comes: nothing but what goes out before them is counted.
    await sandbox.fault({ operation, kind: 'latency', delay_ms: NEVER });
    await signIn(page, 'admin@acme.test', `/acme/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(async () => (await called(sandbox)).toSorted())
      .toEqual(['auth.signIn', operation, ...beside].toSorted());
  });
