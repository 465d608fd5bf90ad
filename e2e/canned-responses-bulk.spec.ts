// Bulk actions on canned responses: moving, deleting and exporting the selected ones, and renaming a folder.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/canned-responses';
/** On a busy machine, writing ten records one after another takes longer than the default timeout of an expectation. */
const RUN_TIMEOUT = { timeout: 30_000 };

test('ten responses are moved to another folder in five steps, and Undo restores their original short codes', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', `${PATH}?folder=billing`);
  const screen = new CannedResponsesPage(page);
  const place = await screen.rows.nth(1).boundingBox();
  // The header is row 0, so the first response is row 1.
  const steps = [
    () => screen.rows.nth(1).getByRole('checkbox').click(),
    () =>
      screen.rows
        .nth(10)
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] }),
    () => page.getByRole('button', { name: 'Move', exact: true }).click(),
    () => screen.dialog.getByLabel('Folder', { exact: true }).selectOption('shipping'),
    () => screen.dialog.getByRole('button', { name: 'Move 10 responses' }).click(),
  ];
  for (const step of steps) await step();
  expect(steps).toHaveLength(5);
  await expect(screen.dialog.getByText('Done', { exact: true })).toBeVisible(RUN_TIMEOUT);
  await expect(screen.dialog.getByRole('row').filter({ hasText: 'Saved' })).toHaveCount(10);
  await expectAccessible(page);
  await screen.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(screen.folder('shipping')).toHaveAccessibleName('shipping 37');
  await expect(screen.folder('billing')).toHaveAccessibleName('billing 17');
  expect(await screen.rows.nth(1).boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Undo' }).click();
  await screen.dialog.getByRole('button', { name: 'Undo 10 items' }).click();
  await expect(screen.dialog.getByText('Saved', { exact: true })).toHaveCount(10);
  await screen.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(screen.folder('billing')).toHaveAccessibleName('billing 27');
});

test('moving canned responses to a folder skips and lists short codes already in use, and reports a rejected write', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `${PATH}?search=address&sort=short_code_asc`);
  const screen = new CannedResponsesPage(page);
  const select = (code: string) =>
    page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).check();
  await select('shipping/address');
  await select('subscription/address');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const folder = screen.dialog.getByLabel('Folder', { exact: true });
  await folder.selectOption('Without a folder');
  await expect(screen.dialog.getByRole('row').nth(1)).toContainText('Skipped: the short code is in use');
  await expect(screen.dialog.getByRole('button', { name: 'Move 1 response' })).toBeEnabled();
  await folder.selectOption('New folder');
  const name = screen.dialog.getByLabel('Folder name');
  await name.fill('a/b/c/d');
  await expect(name).toHaveAccessibleDescription('Separate subfolders with a slash, up to three levels.');
  await name.fill(' addresses/ ');
  await expect(screen.dialog.getByRole('cell', { name: 'addresses/shipping/address' })).toBeVisible();
  await expectAccessible(page);
  const write = await sandbox.elsewhere('agent@acme.test');
  await write('POST', 'canned-responses', {
    canned_response: { short_code: 'addresses/shipping/address', content: 'Written meanwhile' },
  });
  await screen.dialog.getByRole('button', { name: 'Move 2 responses' }).click();
  await expect(screen.dialog.getByRole('row').filter({ hasText: 'Rejected' })).toContainText(
    'shipping/address',
  );
  await expect(screen.dialog.getByRole('row').filter({ hasText: 'Saved' })).toHaveCount(1);
});

test('selected responses are exported and deleted, and a failed deletion is repeated on request', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `${PATH}?folder=account/locked`);
  const screen = new CannedResponsesPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await screen.rows.filter({ hasText: 'formal' }).getByRole('checkbox').check();
  await page.keyboard.press('j');
  await page.getByRole('checkbox', { name: 'Select account/locked/short' }).press('Space');
  await expect(page.getByRole('group', { name: '2 responses selected' })).toBeInViewport();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export (CSV)' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(
    /^\uFEFFshort_code,content\r\naccount\/locked\/formal,.*\r\naccount\/locked\/short,/s,
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await sandbox.fault({ operation: 'cannedResponses.delete', kind: 'server_error' });
  await screen.dialog.getByRole('button', { name: 'Delete 2 responses' }).click();
  await expect(screen.dialog.getByText('1 item is left. You can continue.')).toBeVisible();
  await screen.dialog.getByRole('button', { name: 'Continue (1)' }).click();
  await expect(screen.dialog.getByText('Done', { exact: true })).toBeVisible(RUN_TIMEOUT);
  await screen.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Create again' })).toBeVisible();
  expect(await sandbox.requests('cannedResponses.delete')).toHaveLength(3);
});

test('renaming a folder also renames its subfolders, and short codes of new responses in it start with the folder’s name', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', `${PATH}?folder=talk`);
  const screen = new CannedResponsesPage(page);
  await screen.folders.getByRole('button', { name: 'More actions: talk' }).click();
  await page.getByRole('menuitem', { name: 'Rename folder' }).click();
  await screen.dialog.getByLabel('Folder name').fill('chat');
  await expect(screen.dialog.getByRole('cell', { name: 'chat/callback/formal' })).toBeVisible();
  await screen.dialog.getByRole('button', { name: 'Rename folder' }).click();
  await expect(screen.dialog.getByText('Done', { exact: true })).toBeVisible(RUN_TIMEOUT);
  await screen.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/folder=chat/);
  await expect(screen.folder('chat')).toHaveAccessibleName('chat 27');
  await screen.folders.getByRole('button', { name: 'More actions: chat' }).click();
  await page.getByRole('menuitem', { name: 'New response in this folder' }).click();
  await expect(screen.shortCode).toHaveValue('chat/');
  await screen.shortCode.pressSequentially('later');
  await expect(screen.shortCode).toHaveValue('chat/later');
  await screen.content.fill('We will write again tomorrow.');
  await screen.create.click();
  await expect(screen.notice('“chat/later” created')).toBeVisible();
});
