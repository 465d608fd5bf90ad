// The read-only screens of inboxes. The address of the list contains its search, sort order and page. Each inbox has
// its own page.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { InboxesPage } from './pages/inboxes-page';
import { signIn } from './pages/sign-in-page';

test('inboxes are listed, and an inbox opens with all its details and the records that use it', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  const screen = new InboxesPage(page);
  await expect(screen.names).toHaveCount(9);
  await expectAccessible(page);
  await screen.names.filter({ hasText: 'Wholesale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wholesale <cafés & offices>');
  await expect(screen.details).toContainText('Welcome to our wholesale desk.');
  await expect(screen.details).toContainText('America/New_York');
  await expect(screen.details).toContainText('show a message on the website');
  await expect(screen.uses).toHaveText(['New on the website: Customer Care Rule', 'Late parcel Rule']);
  await expectAccessible(page);
});

test('the address of the list of inboxes contains its search and sort order', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  const screen = new InboxesPage(page);
  await screen.search.fill('e-mail');
  await expect(screen.names).toHaveText(['Billing e-mail', 'Support e-mail']);
  await screen.sort.selectOption('Name, Z to A');
  await expect(screen.names).toHaveText(['Support e-mail', 'Billing e-mail']);
  await expect(page).toHaveURL(/search=e-mail/);
  await expect(page).toHaveURL(/sort=name_desc/);
  const last = (await sandbox.requests('inboxes.list')).at(-1);
  expect(last?.query).toBe('search=e-mail&sort=name_desc');
  await screen.search.fill('no such inbox');
  await expect(page.getByText('No results for “no such inbox”')).toBeVisible();
});

test('the inbox list opens at the page number in the URL, and offers the last page if that page is empty', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes?per_page=4&page=9');
  const screen = new InboxesPage(page);
  // A page beyond the end of the list has a different message than an empty list.
  await expect(page.getByText('The list ends on page 3')).toBeVisible();
  await page.getByRole('button', { name: 'Go to last page' }).click();
  await expect(screen.names).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(screen.names).toHaveCount(4);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(screen.names).toHaveCount(1);
  await expect(page).toHaveURL(/page=3/);
  await screen.pageSize.selectOption('25');
  await expect(screen.names).toHaveCount(9);
});

test('an agent sees only the inboxes that they are a member of', async ({ page }) => {
  await signIn(page, 'agent@acme.test', '/acme/inboxes');
  await expect(new InboxesPage(page).names).toHaveText(['Acme messaging', 'Acme website']);
});

test('a messaging-app inbox shows its templates', { tag: '@deep' }, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes/2');
  const templates = page.getByRole('region', { name: 'Message templates' });
  await expect(templates.getByRole('figure')).toHaveCount(4);
  await expect(templates).toContainText('{{first_name}}');
  await expectAccessible(page);
  await page.evaluate(() => history.pushState(null, '', '/acme/inboxes/3'));
  await expect(page.getByText('This channel can’t send campaigns.')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/acme/inboxes/999'));
  await expect(page.getByRole('alert')).toContainText('doesn’t exist, or you don’t have access');
  await sandbox.vary(['absent-405:inboxes.templates']);
  await signIn(page, 'admin@acme.test', '/acme/inboxes/2');
  await expect(page.getByText('The template list isn’t supported')).toBeVisible();
});
