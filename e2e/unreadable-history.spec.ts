// Versions stored in a browser whose storage can't be read.
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

test('versions that can’t be loaded are reported, instead of an empty history', async ({ page }) => {
  await page.addInitScript(() => {
    IDBIndex.prototype.getAll = () => {
      throw new DOMException('The database is damaged.', 'UnknownError');
    };
  });
  const reason = 'Versions saved in this browser can’t be loaded.';
  await signIn(page, 'admin@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' }).getByRole('alert')).toContainText(reason);
  await signIn(page, 'admin@acme.test', '/acme/assistants/support-draft/applied');
  await expect(page.getByRole('region', { name: 'Applied versions' }).getByRole('alert')).toContainText(
    reason,
  );
});
