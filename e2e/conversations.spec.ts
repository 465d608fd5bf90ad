// Conversations: finding one by any identifier, listing them, and opening one with all its details.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ConversationsPage } from './pages/conversations-page';
import { signIn } from './pages/sign-in-page';

test('searching for a ticket ID finds its three conversations, newest first', async ({ page }) => {
  await signIn(page);
  const screen = new ConversationsPage(page);
  await screen.find('HD-7781');
  await expect(screen.found.getByRole('row')).toHaveCount(4);
  await expect.poll(() => screen.numbersIn(screen.found)).toEqual(['#1031', '#987', '#948']);
  await expect(screen.found.getByText('Ticket ID')).toHaveCount(3);
  await expect(page).toHaveURL(/\?id=HD-7781$/);
  await expectAccessible(page);
  // The button disappears together with the results, so the focus moves to the heading.
  await page.getByRole('button', { name: 'Back to recent conversations' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('searching for a pasted identifier sends it unchanged', async ({ page, sandbox }) => {
  await signIn(page);
  const screen = new ConversationsPage(page);
  for (const id of ['0042', '1e5', 'true', '12345678901234567890', '"HD-7781"', 'a b&c=d#e%2f']) {
    await screen.find(id);
    await expect(page.getByText(`No results for “${id}”`)).toBeVisible();
    const [request] = (await sandbox.requests('conversations.find')).slice(-1);
    expect(new URLSearchParams(request?.query).get('id')).toBe(id);
  }
  await expect(page.getByText('The conversation doesn’t exist')).toHaveCount(0);
});

test('a link with a conversation identifier searches for exactly this identifier', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations?id=1042');
  const screen = new ConversationsPage(page);
  await expect(screen.identifier).toHaveValue('1042');
  await expect.poll(() => screen.numbersIn(screen.found)).toEqual(['#1042']);
  await expect(screen.found.getByText('Conversation number')).toBeVisible();
  await signIn(page, 'admin@acme.test', '/acme/conversations?id=0042&open=true');
  await expect(page.getByText('No results for “0042”')).toBeVisible();
  const queries = (await sandbox.requests('conversations.find')).map(({ query }) => query);
  expect(queries).toEqual(['id=1042', 'id=0042']);
});

test('the palette opens a single match directly, and going back returns to the page before the search', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('heading', { level: 1, name: 'Inboxes' })).toBeVisible();
  const screen = new ConversationsPage(page);
  await screen.findFromPalette('1042');
  await expect(screen.heading('Marisol Quendri #1042')).toBeVisible();
  await page.goBack();
  await expect(screen.heading('Inboxes')).toBeVisible();
  await screen.findFromPalette('HD-7781');
  await expect(screen.found.getByRole('row')).toHaveCount(4);
});

test('the palette finds a conversation by its UUID', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await page.getByText('UUID, raw JSON').click();
  const uuid = (await screen.fact('UUID').textContent())?.replace('Copy', '') ?? '';
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  await screen.findFromPalette(uuid.toUpperCase());
  await expect(screen.heading('Marisol Quendri #1042')).toBeVisible();
});

test("a search without results says that the conversation doesn't exist or isn't accessible", async ({
  page,
}) => {
  await signIn(page);
  await new ConversationsPage(page).find('HD-0000');
  await expect(page.getByText('No conversation has this ID, or you don’t have access to it.')).toBeVisible();
  await expectAccessible(page);
});

test("an agent sees that a conversation of an inbox they don't belong to isn't accessible", async ({
  page,
}) => {
  await signIn(page, 'agent@acme.test', '/acme/conversations/1051');
  const screen = new ConversationsPage(page);
  await expect(
    page.getByText('The conversation doesn’t exist, or you don’t have access to it.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await screen.find('1051');
  await expect(page.getByText('No results for “1051”')).toBeVisible();
});

test('an address with an invalid conversation number causes no request', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  for (const path of ['0042', '1e3', 'abc', '99999999999999999999']) {
    await signIn(page, 'admin@acme.test', `/acme/conversations/${path}`);
    await expect(
      page.getByText('The conversation doesn’t exist, or you don’t have access to it.'),
    ).toBeVisible();
  }
  expect(await sandbox.requests('conversations.get')).toEqual([]);
});

test('the conversation page shows every field, with names instead of IDs', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('Contact 5001')).toBeVisible();
  await expect(screen.fact('Inbox')).toHaveText('Acme website');
  await expect(screen.fact('Assignee')).toHaveText('Tobias Okonjo');
  await expect(screen.fact('Team')).toHaveText('Workshop');
  await expect(screen.fact('Priority')).toHaveText('High');
  await expect(screen.fact('Labels')).toHaveText('warrantyvip');
  await expect(screen.fact('Boxes sent')).toHaveText('10');
  await expect(screen.fact('Allergies & wishes').getByRole('listitem')).toHaveText(['nuts', 'no plastic']);
  await expect(screen.fact('Lift')).toHaveText('No');
  await expectAccessible(page);
});

test('the names of inbox, assignee, team and labels in a conversation link to their records', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  for (const [fact, name, url] of [
    ['Inbox', 'Acme website', /inboxes\/1$/],
    ['Assignee', 'Tobias Okonjo', /people\?person=2$/],
    ['Team', 'Workshop', /teams\/304$/],
    ['Labels', 'vip', /labels\?label=\d+$/],
  ] as const) {
    await screen.fact(fact).getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(url);
    await page.goBack();
  }
});

test("the page of a conversation shows IDs if names aren't available", async ({ page, sandbox }) => {
  for (const operation of ['inboxes.list', 'teams.list', 'agents.list'])
    await sandbox.fault({ operation, kind: 'server_error', times: 20 });
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.fact('Inbox')).toHaveText('#1');
  await expect(screen.fact('Assignee')).toHaveText('#2');
  await expect(screen.fact('Assignee').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the document title isolates a right-to-left name, so that the number stays after it', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1046');
  await expect(page).toHaveTitle('\u2068שירה לב־ארי\u2069 · #1046');
});

test("a conversation shows a deleted team by its ID, and shows fields that the console doesn't know", async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'conversations.get', kind: 'new_fields', times: 5 });
  await signIn(page, 'admin@acme.test', '/acme/conversations/963');
  await expect(new ConversationsPage(page).fact('Team')).toHaveText('#399');
  await page.getByText('UUID, raw JSON').click();
  await expect(page.getByText(/sandbox_new_field/)).toBeVisible();
});

test('a conversation links to the previous and next conversation in the list it was opened from', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations?status=pending');
  const screen = new ConversationsPage(page);
  const links = screen.recent.getByRole('link', { name: /#\d+$/ });
  const second = await links.nth(1).textContent();
  await links.first().click();
  await expect(page.getByRole('button', { name: 'Previous conversation in the list' })).toBeDisabled();
  await page.getByRole('link', { name: 'Next conversation in the list' }).click();
  await expect(screen.heading(second ?? '')).toBeVisible();
  expect(await sandbox.requests('conversations.list')).toHaveLength(1);
});

test('the address of the list of recent conversations contains its filters and page', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const screen = new ConversationsPage(page);
  await expect(screen.recent.getByRole('row')).toHaveCount(26);
  await expectAccessible(page);
  // Changes both filters at once, so that the second one changes before the page renders the first change.
  await page.getByLabel('Inbox', { exact: true }).evaluate(
    (inbox: HTMLSelectElement, status) => {
      const choose = (field: Element | null, value: string) => {
        Object.assign(field ?? {}, { value });
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      };
      choose(status, 'snoozed');
      choose(inbox, '1');
    },
    await screen.status.elementHandle(),
  );
  await expect(page).toHaveURL(/status=snoozed/);
  await expect(page).toHaveURL(/inbox_id=1/);
  await expect
    .poll(async () => (await sandbox.requests('conversations.list')).at(-1)?.query)
    .toBe('status=snoozed&inbox_id=1');
  await expect(screen.recent.getByText('Open', { exact: true })).toHaveCount(0);
});

test('a platform without a list of conversations is reported, and finding a conversation still works', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'conversations.list', kind: 'status', status: 405, times: 10 });
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  await expect(page.getByText('Recent conversations aren’t available')).toBeVisible();
  await new ConversationsPage(page).find('HD-7781');
  await expect(new ConversationsPage(page).found.getByRole('row')).toHaveCount(4);
});

test("a conversation can be opened by its number if the platform can't search for conversations", async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'conversations.find', kind: 'status', status: 404, times: 10 });
  await signIn(page);
  const screen = new ConversationsPage(page);
  await screen.find('HD-7781');
  await expect(page.getByText('Search by ID isn’t available')).toBeVisible();
  await screen.find('1042');
  await page.getByRole('link', { name: 'Open conversation #1042' }).click();
  await expect(screen.heading('Marisol Quendri #1042')).toBeVisible();
});
