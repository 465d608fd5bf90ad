// The tree of folders next to the list of canned responses, and the actions of its rows.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/canned-responses';

test('selecting a folder or a nested folder in the tree limits the list of canned responses to it', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `${PATH}/folders?folder=billing&search=refund`);
  const screen = new CannedResponsesPage(page);
  // The URL of the earlier folder page redirects to the list.
  await expect(page).toHaveURL(/canned-responses\?folder=billing&search=refund$/);
  await expect(screen.rows).toHaveCount(4);
  await expect(screen.folder('All responses')).toHaveAccessibleName('All responses 240');
  await expect(screen.folder('billing')).toHaveAttribute('aria-current', 'page');
  await screen.folder('shipping').click();
  await expect(page).toHaveURL(/folder=shipping/);
  await page.getByRole('searchbox', { name: 'Search in shipping' }).fill('');
  await expect(page.getByText('1–25 of 27')).toBeVisible();
  await expect(screen.rows.getByRole('button', { name: 'shipping/address', exact: true })).toBeVisible();
  await expectAccessible(page);
  await screen.folder('late').click();
  await expect(page).toHaveURL(/folder=shipping%2Flate/);
  await expect(screen.rows).toHaveCount(3);
  await screen.folders.getByRole('button', { name: 'Folders in shipping' }).click();
  await expect(screen.folder('late')).toHaveCount(0);
  await page.goBack();
  await expect(screen.rows).toHaveCount(26);
  await screen.folder('Without a folder').click();
  await expect(screen.rows.getByRole('button', { name: '100%', exact: true })).toBeVisible();
  // The tree requests all three pages only once.
  const reads = await sandbox.requests('cannedResponses.list');
  expect(reads.map(({ query }) => query)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('sort=oldest')),
  );
});

test('saving a canned response in a folder updates the list without loading all responses again', async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, `${PATH}?folder=billing&search=billing/refund`);
  const screen = new CannedResponsesPage(page);
  await screen.edit('billing/refund');
  await screen.content.fill('Your money is on its way.');
  await screen.save.click();
  await expect(screen.notice('“billing/refund” saved')).toBeVisible();
  await expect(screen.rows.filter({ hasText: 'Your money is on its way.' })).toBeVisible();
  await screen.enter('billing/refund/new', 'Another one.');
  await expect(screen.notice('“billing/refund/new” created')).toBeVisible();
  await expect(screen.rows.filter({ hasText: 'Another one.' })).toBeVisible();
  await expect(screen.folder('billing')).toHaveAccessibleName('billing 28');
  const reads = await sandbox.requests('cannedResponses.list');
  expect(reads.filter(({ query }) => query.includes('sort=oldest'))).toHaveLength(3);
});

test('a canned response can be copied, edited and deleted from its row', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  const row = screen.rows.filter({ hasText: 'The shortest code.' });
  const edit = row.getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveCSS('opacity', '0');
  await row.getByRole('button', { name: 'a', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Copy text' })).toBeFocused();
  await expect(edit).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(screen.notice('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('The shortest code.');
  const more = row.getByRole('button', { name: 'More actions' });
  await more.press('Enter');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(screen.dialog).toContainText('You can’t restore it');
  await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
  await edit.click();
  await expect(screen.shortCode).toHaveValue('a');
});

test('folders are chosen in a menu when the screen is too narrow for the folder tree', async ({ page }) => {
  await signIn(page, 'admin@acme.test', PATH);
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = new CannedResponsesPage(page);
  await expect(screen.folders).toBeHidden();
  await page.getByRole('button', { name: 'Folder: All responses' }).click();
  await page.getByRole('menuitem', { name: 'shipping' }).click();
  await expect(page).toHaveURL(/folder=shipping/);
  await expect(page.getByRole('button', { name: 'Folder: shipping' })).toBeFocused();
  await expect(screen.rows.nth(1)).toContainText('shipping/address');
  await expectAccessible(page);
});
