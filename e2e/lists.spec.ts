// Lists and pickers on platforms that differ from the contract: a list is missing, a filter isn't supported, or there
// are thousands of entries.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

const PORTAL = 'help-center/acme-help';

/** Navigates to another screen without a reload and waits for its heading. */
async function go(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('filters that the platform ignores are reported by name', async ({ page, sandbox }) => {
  await sandbox.vary(['filters-ignored']);
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  const ignored = page.getByText('The platform doesn’t support these filters here');
  const status = page.getByLabel('Status');
  await status.selectOption('Snoozed');
  await expect(ignored).toContainText('here: Status.');
  await expect(status).toHaveValue('');
  await go(page, 'conversations/1042?order=newest&message_type=activity', /#1042/);
  await expect(ignored).toContainText('here: Type and Sort order.');
  await expect(page.getByRole('button', { name: 'Load earlier messages' })).toHaveCount(0);
  await go(page, `${PORTAL}?locale=es&status=archived`, 'Acme Help & Advice');
  await expect(ignored).toContainText('here: Status and Language.');
});

test("records that the platform can't list can be opened by ID or slug", { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const absent = ['teams.list', 'portals.list', 'articles.list', 'agents.list'];
  await sandbox.vary(absent.map((list) => `absent-404:${list}`));
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  const open = page.getByRole('button', { name: 'Open' });
  await go(page, 'teams', 'Teams');
  await page.getByLabel('Team ID').fill('301');
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Care' })).toBeVisible();
  await page.getByLabel('Agent ID').fill('4');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('To be added: #4')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 person…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update members' }).click();
  await expect(page.getByRole('dialog')).toContainText('#4');
});

test('a portal opens by its slug and a language can be removed if the platform can’t list portals and articles', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sandbox.vary(['absent-405:portals.list', 'absent-404:articles.list']);
  await signIn(page, 'admin@acme.test', '/acme/help-center');
  const open = page.getByRole('button', { name: 'Open' });
  await page.getByLabel('Portal slug').fill('acme-help');
  await open.click();
  await page.getByLabel('Article ID').fill('10001');
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your first cup' })).toBeVisible();
  await go(page, `${PORTAL}/settings`, 'Acme Help & Advice');
  await page.getByRole('button', { name: 'Remove Spanish (es)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The number of articles is unknown');
  await dialog.getByLabel('Type es to confirm').fill('es');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Spanish (es)' })).toHaveCount(0);
});

test('a value can be typed if the platform can’t list the values to choose from', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const absent = ['categories.list', 'emailSenders.list', 'labels.list', 'inboxes.templates'];
  await sandbox.vary(absent.map((list) => `absent-404:${list}`));
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await go(page, `${PORTAL}/articles/new`, 'New article');
  await page.getByLabel('Category ID').fill('31');
  await go(page, `${PORTAL}/categories`, 'Acme Help & Advice');
  await page.getByLabel('Category ID').fill('999999');
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => sandbox.requests('categories.delete')).toHaveLength(1);

  await go(page, 'campaigns/new', 'New campaign');
  await page.getByRole('radio', { name: 'Email' }).click();
  await page.getByLabel('Sender ID').fill('7');
  await page.getByRole('radio', { name: 'Template message' }).click();
  await page.getByLabel('Inbox', { exact: true }).selectOption({ label: 'Acme messaging' });
  const next = page.getByRole('button', { name: /^Next: / });
  const labels = page.getByRole('combobox', { name: 'Label IDs' });
  await labels.fill('3');
  await labels.press('Enter');
  await next.click();
  await page.getByLabel('Template name').fill('order_update');
  await page.getByLabel('Template language').fill('en');
  await page.getByLabel('Placeholders in the text').fill('1');
  await page.getByLabel('{{1}} in the text').fill('Ana');
  await expect(page.getByText('This template’s text can’t be shown')).toBeVisible();
  await next.click();
  await expect(page.getByRole('button', { name: 'completed Content' })).toBeVisible();
});

test('records beyond the first hundred are shown by name and can be found', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.vary(['large-account']);
  await signIn(page, 'admin@acme.test', '/acme/conversations/1060');
  const facts = page.getByRole('main');
  for (const name of ['Website 0500', 'Agent 0300', 'Team 2000']) await expect(facts).toContainText(name);
  await go(page, 'used-by?kind=team', 'Where it’s used');
  await page.getByRole('combobox', { name: 'Team', exact: true }).fill('team 1999');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['Team 1999']);
  await go(page, 'teams/301', 'Customer Care');
  await page.getByRole('combobox', { name: 'Add members' }).fill('0299');
  await expect(options).toContainText(['Agent 0299']);
  await go(page, 'conversations', 'Conversations');
  await page.getByRole('combobox', { name: 'Inbox' }).selectOption('Website 0500');
  await expect(page.getByRole('main').getByRole('link', { name: '#1060' })).toBeVisible();

  await sandbox.vary(['large-account', 'absent-405:teams.list']);
  await signIn(page, 'admin@acme.test', '/acme/conversations/1060');
  await expect(facts).toContainText('Team 2000');
});
