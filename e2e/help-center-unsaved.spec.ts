// The list of articles shows unsaved changes of articles.
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
