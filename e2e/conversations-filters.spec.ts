// Saved filters of the conversation list, and its export with response times.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ConversationsPage } from './pages/conversations-page';
import { signIn } from './pages/sign-in-page';

const LIST = '/acme/conversations';

async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Saved filters' }).click();
  return page.getByRole('menu');
}

test('filters are saved, applied, renamed and deleted, and the next person doesn’t see them', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', `${LIST}?status=open&updated_from=2026-01-01`);
  const screen = new ConversationsPage(page);
  const dialog = page.getByRole('dialog');
  await (await openFilters(page)).getByRole('menuitem', { name: 'Save current filters' }).click();
  await expect(dialog.getByText('Open · from 2026-01-01')).toBeVisible();
  await dialog.getByLabel('Name').fill('Open since January');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Filters “Open since January” saved')).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(screen.status).toHaveValue('');
  // Applies the saved filters with the keyboard only.
  await page.getByRole('button', { name: 'Saved filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Open since January' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.status).toHaveValue('open');
  await expect(page).toHaveURL(/\?status=open&updated_from=2026-01-01$/);
  const menu = await openFilters(page);
  await expect(menu.getByRole('menuitemradio', { name: 'Open since January' })).toBeChecked();

  await menu.getByRole('menuitem', { name: 'Manage saved filters' }).click();
  await dialog.getByRole('button', { name: /^Rename/ }).click();
  const name = dialog.getByLabel(/^Name/);
  await name.fill('');
  await expect(name).toHaveAccessibleDescription('This field can’t be empty.');
  await name.fill('Open');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Open', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect((await openFilters(page)).getByRole('menuitemradio', { name: 'Open' })).toBeVisible();
  await page.keyboard.press('Escape');

  await signIn(page, 'agent@acme.test', LIST);
  await expect((await openFilters(page)).getByText('No saved filters yet')).toBeVisible();
});

test("conversations are exported with response times, which are empty if the messages couldn't be read", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `${LIST}?status=resolved&inbox_id=1`);
  const screen = new ConversationsPage(page);
  await expect(screen.recent.getByRole('row').nth(1)).toBeVisible();
  const before = (await sandbox.requests()).length;
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('menuitem', { name: 'With response times (CSV)' }).click();
  const dialog = page.getByRole('dialog');
  const sentence = dialog.getByText(/match(es)?\. Reading/);
  await expect(sentence).toBeVisible();
  const [count = 0, requests = 0] = ((await sentence.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(count).toBeGreaterThan(1);
  expect(await sandbox.requests()).toHaveLength(before);
  await expectAccessible(page);

  await sandbox.fault({ operation: 'conversations.messages', kind: 'status', status: 404 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  await expect(dialog.getByText(`${count} conversations exported`)).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('The messages of 1 conversation couldn’t be read.');
  const [head = '', ...rows] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(head).toContain('First response (minutes),Resolution (minutes),Why a time is empty');
  expect(rows).toHaveLength(count);
  expect(rows.filter((row) => row.endsWith(',,,The messages couldn’t be read'))).toHaveLength(1);
  expect(rows.filter((row) => /,\d+,\d+,$/.test(row)).length).toBeGreaterThan(0);
  const read = await sandbox.requests('conversations.messages');
  expect(read).toHaveLength(count);
  expect(requests).toBe(count + 1);
});
