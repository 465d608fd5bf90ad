// Conversations: found by any identifier, listed, and read to the last message.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { ConversationsPage } from './pages/conversations-page';
import { signIn } from './pages/sign-in-page';

/** Notes every layout that moves what stands on the page; answers how to read what was noted, and ends it. */
async function watchShifts(page: Page) {
  const observer = await page.evaluateHandle(() => {
    const noted: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) noted.push(Number(entry.value));
    });
    observer.observe({ type: 'layout-shift' });
    return { observer, noted };
  });
  return () =>
    observer.evaluate(({ observer: ended, noted }) => {
      ended.disconnect();
      return noted;
    });
}

test('finds the three conversations of one ticket, newest first', async ({ page }) => {
  await signIn(page);
  const screen = new ConversationsPage(page);
  await screen.find('HD-7781');
  await expect(screen.found.getByRole('row')).toHaveCount(4);
  await expect.poll(() => screen.numbersIn(screen.found)).toEqual(['#1031', '#987', '#948']);
  await expect(screen.found.getByText('Ticket ID')).toHaveCount(3);
  await expect(page).toHaveURL(/\?id=HD-7781$/);
  await expectAccessible(page);
  // The button goes with what was found; a reader goes on from the heading.
  await page.getByRole('button', { name: 'Back to recent conversations' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('sends an identifier exactly as it was pasted', async ({ page, sandbox }) => {
  await signIn(page);
  const screen = new ConversationsPage(page);
  for (const id of ['0042', '1e5', 'true', '12345678901234567890', '"HD-7781"', 'a b&c=d#e%2f']) {
    await screen.find(id);
    await expect(page.getByText(`No results for “${id}”`)).toBeVisible();
    const [request] = (await sandbox.requests('conversations.find')).slice(-1);
    expect(new URLSearchParams(request?.query).get('id')).toBe(id);
  }
  await expect(page.getByText('It doesn’t exist')).toHaveCount(0);
});

test('reads the same identifier from a link', async ({ page, sandbox }) => {
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

test('opens a single match of the palette at once, and leaves no trace of the search', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('heading', { level: 1, name: 'Inboxes' })).toBeVisible();
  const screen = new ConversationsPage(page);
  await screen.findFromPalette('1042');
  await expect(screen.heading('Marisol Quendri · #1042')).toBeVisible();
  await page.goBack();
  await expect(screen.heading('Inboxes')).toBeVisible();
  await screen.findFromPalette('HD-7781');
  await expect(screen.found.getByRole('row')).toHaveCount(4);
});

test('finds a conversation by its uuid', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  const uuid = (await screen.fact('UUID').textContent())?.replace('Copy', '') ?? '';
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  await screen.findFromPalette(uuid.toUpperCase());
  await expect(screen.heading('Marisol Quendri · #1042')).toBeVisible();
});

test('says what it means that nothing was found', async ({ page }) => {
  await signIn(page);
  await new ConversationsPage(page).find('HD-0000');
  await expect(page.getByText('No conversation has this ID, or you don’t have access to it.')).toBeVisible();
  await expectAccessible(page);
});

test('tells an agent that a conversation of another inbox can’t be reached', async ({ page }) => {
  await signIn(page, 'agent@acme.test', '/acme/conversations/1051');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('It doesn’t exist, or you don’t have access.')).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await screen.find('1051');
  await expect(page.getByText('No results for “1051”')).toBeVisible();
});

test('asks nobody about a number that is none', { tag: '@deep' }, async ({ page, sandbox }) => {
  for (const path of ['0042', '1e3', 'abc', '99999999999999999999']) {
    await signIn(page, 'admin@acme.test', `/acme/conversations/${path}`);
    await expect(page.getByText('It doesn’t exist, or you don’t have access.')).toBeVisible();
  }
  expect(await sandbox.requests('conversations.get')).toEqual([]);
});

test('shows every field, with names', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('Contact 5001')).toBeVisible();
  await expect(screen.fact('Inbox')).toHaveText('Acme website');
  await expect(screen.fact('Assignee')).toHaveText('Tobias Okonjo');
  await expect(screen.fact('Team')).toHaveText('Workshop');
  await expect(screen.fact('Priority')).toHaveText('High');
  await expect(screen.fact('Labels')).toHaveText('warrantyvip');
  await expectAccessible(page);
});

test('shows numbers where names can’t be had', async ({ page, sandbox }) => {
  for (const operation of ['inboxes.list', 'teams.list', 'agents.list'])
    await sandbox.fault({ operation, kind: 'server_error', times: 20 });
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.fact('Inbox')).toHaveText('#1');
  await expect(screen.fact('Assignee')).toHaveText('#2');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows a team that is gone by its number, and fields that nobody knows', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'conversations.get', kind: 'new_fields', times: 5 });
  await signIn(page, 'admin@acme.test', '/acme/conversations/963');
  await expect(new ConversationsPage(page).fact('Team')).toHaveText('#399');
  await page.getByText('UUID, raw data').click();
  await expect(page.getByRole('heading', { name: 'Other fields (raw)' })).toBeVisible();
});

test('walks 137 messages to the end, oldest or newest first', { tag: '@deep' }, async ({ page, sandbox }) => {
  test.slow();
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('50 messages loaded')).toBeVisible();
  await expect(screen.messages.first()).toContainText('My new Kestrel shows E07');
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first()).toHaveAttribute(
    'aria-setsize',
    '-1',
  );
  const shifts = await watchShifts(page);
  await screen.readTo(50);
  await expect(page.getByText('100 messages loaded')).toBeVisible();
  await screen.readTo(100);
  await expect(page.getByText('All 137 messages loaded.')).toBeVisible();
  await screen.readTo(137);
  await expect(screen.message(137)).toContainText('ten coffees in a row');
  // Those around what is in sight, however many were read, and nothing that stood there was moved.
  expect(await screen.messages.count()).toBeLessThan(60);
  await expect(page.locator('[aria-posinset="137"]')).toHaveAttribute('aria-setsize', '137');
  expect(await shifts()).toEqual([]);
  const asked = (await sandbox.requests('conversations.messages')).map(({ query }) =>
    new URLSearchParams(query).get('page'),
  );
  expect(asked).toEqual(['1', '2', '3']);
  await screen.order.selectOption('Newest first');
  await expect(screen.messages.first()).toContainText('ten coffees in a row');
  await expect(page).toHaveURL(/order=newest/);
});

test('tells private notes, activities and empty messages in words', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042?message_type=activity');
  const screen = new ConversationsPage(page);
  await expect(screen.messages.first()).toContainText('Activity');
  await expect(screen.messages.filter({ hasText: 'Incoming' })).toHaveCount(0);
  await screen.messageType.selectOption('All types');
  await expect(screen.messages.filter({ hasText: 'Private note' }).first()).toBeVisible();
  await expect(screen.messages.filter({ hasText: 'No text.' }).first()).toBeVisible();
});

test('goes on with the walk after a page that failed', { tag: '@deep' }, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('50 messages loaded')).toBeVisible();
  await sandbox.fault({ operation: 'conversations.messages', kind: 'server_error' });
  // The next page is asked for as soon as the end comes near.
  await screen.readTo(50);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('100 messages loaded')).toBeVisible();
});

test('finds the place again among the messages, where one was', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await screen.readTo(50);
  await expect(page.getByText('100 messages loaded')).toBeVisible();
  await screen
    .message(50)
    .getByRole('button', { name: /^Message \d+$/ })
    .click();
  await expect(screen.message(50)).toContainText('Content type');
  const place = await screen.message(50).boundingBox();
  await goToSection(page, 'Inboxes');
  await expect(screen.heading('Inboxes')).toBeVisible();
  await page.goBack();
  await expect(screen.message(50)).toBeInViewport();
  await expect.poll(async () => (await screen.message(50).boundingBox())?.y).toBe(place?.y);
});

test('keeps the focus and what was opened on a message that goes out of sight', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  const details = screen.message(2).getByRole('button', { name: /^Message \d+$/ });
  await details.press('Enter');
  await expect(screen.message(2)).toContainText('Content type');
  await screen.readTo(50);
  await expect(screen.message(20)).toHaveCount(0);
  await expect(details).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen.message(3).getByRole('button', { name: /^Message \d+$/ })).toBeFocused();
  await expect(screen.message(3)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(screen.message(1)).toHaveCount(0);
  // Another message has the focus, so that this one may go.
  await screen.messages
    .last()
    .getByRole('button', { name: /^Message \d+$/ })
    .focus();
  await expect(screen.message(2)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(screen.message(2)).toContainText('Content type');
});

test('lists recent conversations with filters and pages in the address', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const screen = new ConversationsPage(page);
  await expect(screen.recent.getByRole('row')).toHaveCount(26);
  await expectAccessible(page);
  // The second filter comes before the first one is drawn.
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

test('tells that the list is absent, and still finds', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'conversations.list', kind: 'status', status: 405, times: 10 });
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  await expect(page.getByText('Recent conversations aren’t available')).toBeVisible();
  await new ConversationsPage(page).find('HD-7781');
  await expect(new ConversationsPage(page).found.getByRole('row')).toHaveCount(4);
});

test('opens a number where finding is absent', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'conversations.find', kind: 'status', status: 404, times: 10 });
  await signIn(page);
  const screen = new ConversationsPage(page);
  await screen.find('HD-7781');
  await expect(page.getByText('Search by ID isn’t available')).toBeVisible();
  await screen.find('1042');
  await page.getByRole('link', { name: 'Open conversation #1042' }).click();
  await expect(screen.heading('Marisol Quendri · #1042')).toBeVisible();
});
