// Conversations: the messages of a conversation, from the newest back to the first.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { ConversationsPage } from './pages/conversations-page';
import { signIn } from './pages/sign-in-page';

/** Records layout shifts. Returns a function that stops recording and returns the shifts. */
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

test('a conversation opens at the newest message and keeps its scroll position while earlier messages load', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.messages.last()).toContainText('ten coffees in a row');
  await expect(screen.messages.last()).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(screen.messages.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(screen.messages.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('50 messages loaded')).toBeVisible();
  expect((await sandbox.requests('conversations.messages')).map(({ query }) => query)).toEqual([
    'order=newest&per_page=50&page=1',
  ]);
  await screen.readToFirst();
  await expect(page.getByText('100 messages loaded')).toBeVisible();
  await expect(screen.message(51)).toBeInViewport();
  await page.getByRole('button', { name: 'Load all' }).click();
  await expect(page.getByText('137 messages loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load all' })).toHaveCount(0);
});

test('a conversation shows how long the customer waited before each reply', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const screen = new ConversationsPage(page);
  await expect(screen.messages.filter({ hasText: 'Is it better now?' })).toContainText(
    /waited \d+ hrs? \d+ mins?/,
  );
  await expect(screen.messages.filter({ hasText: 'Private note' }).last()).not.toContainText('waited');
  await screen.messageType.selectOption('Outgoing');
  await expect(screen.messages.filter({ hasText: 'Marisol Quendri' })).toHaveCount(0);
  await expect(page.getByText(/^waited/)).toHaveCount(0);
});

test('all 137 messages of a conversation can be reached from the oldest to the newest', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  test.slow();
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042?order=oldest');
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
  await expect(page.getByText('137 messages loaded')).toBeVisible();
  await screen.readTo(137);
  await expect(screen.message(137)).toContainText('ten coffees in a row');
  // Only messages near the viewport are rendered, no matter how many are loaded, and none of the visible messages has
  // moved.
  expect(await screen.messages.count()).toBeLessThan(60);
  await expect(page.locator('[aria-posinset="137"]')).toHaveAttribute('aria-setsize', '137');
  expect(await shifts()).toEqual([]);
  const asked = (await sandbox.requests('conversations.messages')).map(({ query }) =>
    new URLSearchParams(query).get('page'),
  );
  expect(asked).toEqual(['1', '2', '3']);
});

test('private notes, activities and empty messages are labeled with text', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042?message_type=activity');
  const screen = new ConversationsPage(page);
  await expect(screen.messages.first()).toContainText('Activity');
  await expect(screen.messages.filter({ hasText: 'Incoming' })).toHaveCount(0);
  await screen.messageType.selectOption('All types');
  await expect(screen.messages.filter({ hasText: 'Private note' }).first()).toBeVisible();
  await expect(screen.messages.filter({ hasText: 'No text.' }).first()).toBeVisible();
});

test('the remaining messages can be loaded after a page of messages failed to load', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042?order=oldest');
  const screen = new ConversationsPage(page);
  await expect(page.getByText('50 messages loaded')).toBeVisible();
  await sandbox.fault({ operation: 'conversations.messages', kind: 'server_error' });
  // Requests the next page before the end of the loaded messages is reached.
  await screen.readTo(50);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('100 messages loaded')).toBeVisible();
});

test('going back to a conversation restores the scroll position among its messages', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042?order=oldest');
  const screen = new ConversationsPage(page);
  await screen.readTo(50);
  await expect(page.getByText('100 messages loaded')).toBeVisible();
  await screen
    .message(50)
    .getByRole('button', { name: /^Message \d+$/ })
    .click();
  await expect(screen.message(50)).toContainText('Content type');
  const place = await screen.message(50).boundingBox();
  await goToSection(page, 'Macros');
  await expect(screen.heading('Macros')).toBeVisible();
  await page.goBack();
  await expect(screen.message(50)).toBeInViewport();
  await expect.poll(async () => (await screen.message(50).boundingBox())?.y).toBe(place?.y);
});

test('a message that is scrolled out of view keeps the focus, and its details stay open', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042?order=oldest');
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
  // Moves the focus to another message, so that the message with open details may be unmounted.
  await screen.messages
    .last()
    .getByRole('button', { name: /^Message \d+$/ })
    .focus();
  await expect(screen.message(2)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(screen.message(2)).toContainText('Content type');
});
