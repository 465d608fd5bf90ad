// Conversations: formats of an identifier, several identifiers at once, links, and searching the messages.
import { startSandboxServer } from '../src/sandbox/server';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ConversationsPage } from './pages/conversations-page';
import { signIn } from './pages/sign-in-page';

test('a conversation is found by an identifier in any format, and opens if it is the only match', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  const screen = new ConversationsPage(page);
  const identifiers = [
    '#1042',
    'No. 1042',
    ' 1042 ',
    '1,042',
    new URL('/acme/conversations/1042', page.url()).href,
  ];
  for (const identifier of identifiers) {
    await screen.identifier.fill(identifier);
    await screen.identifier.press('Enter');
    await expect(screen.heading('Marisol Quendri #1042')).toBeVisible();
    await page.goBack();
    await expect(screen.recent).toBeVisible();
  }
  const asked = (await sandbox.requests('conversations.find')).map(({ query }) =>
    new URLSearchParams(query).get('id'),
  );
  expect(asked).toEqual(['#1042', '1042', 'No. 1042', '1042', ' 1042 ', '1042', '1,042', '1042']);
  await screen.find('#HD-7781');
  await expect(screen.found.getByRole('row')).toHaveCount(4);
});

test('several pasted identifiers are looked up with one request each', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const screen = new ConversationsPage(page);
  await screen.find('1042, HD-7781, 0042 987, 1042');
  await expect(screen.byIdentifier.getByRole('row')).toHaveCount(5);
  await expect(
    page.getByText('4 identifiers: 2 with one match, 1 with more than one match, and 1 without a match.'),
  ).toBeVisible();
  await expect(screen.rowOf('1042')).toContainText('#1042');
  await expect(screen.rowOf('1042')).toContainText('Marisol Quendri');
  await expect(screen.rowOf('HD-7781')).toContainText('More than one match');
  await expect(screen.rowOf('0042')).toContainText('No match');
  await expectAccessible(page);
  const asked = (await sandbox.requests('conversations.find')).map(({ query }) => query);
  expect(asked.toSorted()).toEqual(['id=0042', 'id=1042', 'id=987', 'id=HD-7781']);
  await screen.rowOf('HD-7781').getByRole('link').click();
  await expect(screen.found.getByRole('row')).toHaveCount(4);
});

test('failures are reported per identifier, and the remaining identifiers are looked up', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'conversations.find', kind: 'server_error' });
  await signIn(page, 'admin@acme.test', '/acme/conversations?id=1042,987');
  const screen = new ConversationsPage(page);
  await expect(screen.byIdentifier.getByText('Couldn’t be looked up')).toHaveCount(1);
  await page.getByRole('button', { name: 'Look up the remaining 1' }).click();
  await expect(page.getByText('2 identifiers: 2 with one match.')).toBeVisible();
  await page.getByRole('button', { name: 'Search for the whole text as one ID' }).click();
  await expect(page.getByText('No results for “1042,987”')).toBeVisible();
});

test('pasted lines are split into identifiers, and an identifier that is too long is rejected', {
  tag: '@deep',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const screen = new ConversationsPage(page);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await screen.identifier.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
  };
  await paste('1042\nHD 7781\r\n987\n');
  await expect(screen.identifier).toHaveValue('1042, HD 7781, 987');
  await screen.identifier.press('Enter');
  await expect(screen.byIdentifier.getByRole('row')).toHaveCount(4);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index).join('\n');
  await paste(numbers(51));
  await screen.identifier.press('Enter');
  await expect(page.getByText('Only the first 50 of 51 identifiers are looked up.')).toBeVisible();
  await paste(numbers(400));
  await expect(page.getByText('Too long: up to 2,000 characters')).toBeVisible();
});

test("pasting a dashboard address opens the conversation, and the conversation's page links back to the dashboard", {
  tag: '@deep',
}, async ({ context }) => {
  const dashboardUrl = 'https://desk.example.test';
  const workspaces = [
    { slug: 'acme', name: 'Acme', instance: 1, accountId: 1, dashboardUrl },
    { slug: 'aurora', name: 'Padaria Aurora', instance: 1, accountId: 3, dashboardUrl },
  ];
  const server = await startSandboxServer({
    dist: process.env.DIST ?? 'dist',
    configuration: { workspaces },
  });
  try {
    const page = await context.newPage();
    await signIn(page, 'admin@acme.test', `${server.url}/acme/conversations`);
    const screen = new ConversationsPage(page);
    const address = (account: number, rest: string) => `${dashboardUrl}/app/accounts/${account}/${rest}`;
    await screen.find(address(1, 'inbox/2/conversations/1042?messageId=7'));
    await expect(screen.heading('Marisol Quendri #1042')).toBeVisible();
    const link = page.getByRole('link', { name: 'Open in dashboard' });
    await expect(link).toHaveAttribute('href', address(1, 'conversations/1042'));
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');

    await page.getByRole('link', { name: 'Conversations' }).first().click();
    await screen.find(address(3, 'conversations/7'));
    await expect(page.getByText('The URL belongs to the workspace “Padaria Aurora”.')).toBeVisible();
    await screen.find(address(9, 'conversations/7'));
    await expect(page.getByText('The URL is for account 9; this workspace is account 1.')).toBeVisible();
    await screen.find(address(1, 'settings/teams/3/edit'));
    await expect(
      page.getByText('This is a URL of the console or the dashboard, but not of a conversation.'),
    ).toBeVisible();
    await screen.find(`${address(9, 'conversations/7')} ${address(1, 'conversations/987')} 1042`);
    await expect(screen.rowOf(address(9, 'conversations/7'))).toContainText('Another account');
    await expect(screen.rowOf(address(1, 'conversations/987'))).toContainText('#987');
    const { requests } = (await (await fetch(`${server.url}/sandbox/requests`)).json()) as {
      requests: { operation: string; query: string }[];
    };
    const asked = requests.filter(({ operation }) => operation === 'conversations.find');
    expect(asked.map(({ query }) => query).toSorted()).toEqual(['id=1042', 'id=987']);
  } finally {
    await server.close();
  }
});

test('the list of conversations can be limited to common date ranges and to custom dates', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const updated = page.getByLabel('Updated', { exact: true });
  // Computes the day in the browser's time zone, as the filter does.
  const { day, start } = await page.evaluate(() => {
    const midnight = new Date();
    midnight.setHours(0, 0, 0, 0);
    return { day: midnight.toLocaleDateString('sv'), start: midnight.toISOString() };
  });
  await updated.selectOption('today');
  await expect(page).toHaveURL(new RegExp(`updated_from=${day}`));
  await expect
    .poll(async () =>
      new URLSearchParams((await sandbox.requests('conversations.list')).at(-1)?.query).get('updated_after'),
    )
    .toBe(start);
  await expect(page.getByLabel('Updated until')).toHaveCount(0);
  await updated.selectOption('days');
  await expect(page.getByLabel('Updated from')).toHaveValue(day);
  await page.getByLabel('Updated until').fill(day);
  await expect(page).toHaveURL(new RegExp(`updated_to=${day}`));
  await page.getByLabel('Updated until').fill('2020-01-31');
  await expect(page.getByLabel('Updated until')).toHaveAccessibleDescription(
    'Not applied: “Until” is before “From”',
  );
  await page.getByLabel('Updated until').fill(day);
  await expect(page.getByLabel('Updated until')).toHaveAccessibleDescription('');
  // The digits of a year are typed one by one, so that incomplete years occur.
  await page.getByLabel('Updated from').focus();
  await page.keyboard.type('10202025');
  await expect(page).toHaveURL(/updated_from=2025-10-20/);
  const asked = (await sandbox.requests('conversations.list')).map(({ query }) => query);
  expect(asked.filter((query) => /updated_after=0/.test(query))).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).not.toHaveURL(/updated_/);
  await expect(page.getByLabel('Updated from')).toHaveCount(0);
});

test('the loaded messages of a conversation can be searched, and more messages can be loaded', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('50 messages loaded')).toBeVisible();
  await page.keyboard.press('Control+f');
  const field = screen.finder.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill(' my NEW kestrel shows ');
  await expect(screen.finder.getByRole('status')).toHaveText('No matches');
  await page.getByRole('button', { name: 'Load all' }).click();
  await expect(screen.finder.getByRole('status')).toHaveText('– of 1');
  await field.press('Enter');
  await expect(screen.finder.getByRole('status')).toHaveText('1 of 1');
  await expect(screen.message(1)).toBeInViewport();
  await expect(screen.message(1).locator('mark')).toHaveText('My new Kestrel shows');
  await expect(screen.finder).toBeInViewport();
  await expectAccessible(page);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.locator('mark')).toHaveCount(0);
});

test('the calendar jumps to a day, to the first message and to the newest message of a conversation', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.messages.last()).toBeInViewport();
  const calendar = await screen.openCalendar();
  await expectAccessible(page);
  // Days before the loaded messages can be chosen too. Choosing one loads the messages from that day on.
  await calendar.getByRole('button', { name: 'Sunday 4 October' }).click();
  await expect(calendar).toHaveCount(0);
  await expect(page.getByText('137 messages loaded')).toBeVisible();
  await expect(page.getByText('Sunday 4 October')).toBeInViewport();
  await (await screen.openCalendar()).getByRole('button', { name: 'Newest message' }).click();
  await expect(screen.message(137)).toBeInViewport();
  await (await screen.openCalendar()).getByRole('button', { name: 'First message' }).click();
  await expect(screen.message(1)).toBeInViewport();
  await expect(page).not.toHaveURL(/order/);
});

test('jumping to the first message of a conversation skips the messages between the first and the newest', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.messages.last()).toBeInViewport();
  await (await screen.openCalendar()).getByRole('button', { name: 'First message' }).click();
  await expect(page).toHaveURL(/order=oldest/);
  await expect(screen.messages.first()).toContainText('My new Kestrel shows E07');
  await expect(screen.messages.first()).toBeInViewport();
  expect(await sandbox.requests('conversations.messages')).toHaveLength(2);
});
