// Unsaved changes in the list of articles, and dialogs that are opened while a save is in flight.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('the list of articles marks unsaved changes and shows a new article that was never saved', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  const editor = new ArticlePage(page);
  await editor.type(' Unsaved.');
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  const leave = async () => {
    await page.getByRole('link', { name: 'Articles' }).first().click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
  };
  await leave();
  const list = page.getByRole('region', { name: 'Articles' });
  await expect(list.getByRole('row').filter({ hasText: 'Your first cup' })).toContainText('Unsaved');
  await page.getByRole('link', { name: 'New article' }).click();
  await editor.title.fill('Cleaning');
  await editor.type('Rinse.');
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  await leave();
  await expect(list).toContainText('“Cleaning” was never saved');
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Continue writing' }).click();
  await editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text).toContainText('Rinse.');
});

test('a dialog that is opened while a save is in flight stays open, and actions that save are disabled', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('Rinsing', 'Twice a day.');
  await editor.type(' Or more often.');
  await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 2000 });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toBeVisible();
  await saved;
  await expect(editor.line(/^Saved \d/)).toBeAttached();
  await expect(history).toBeVisible();
});
