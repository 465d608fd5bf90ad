// Menus and dialogs of the app frame that a person opens before their code has loaded.
import type { Page } from '@playwright/test';
import { getBuiltFile } from './built-file';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

/**
 * Delays the code of a module, as a slow network does. The returned function waits until the code is requested, and
 * then lets it load.
 */
async function holdBack(page: Page, module: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const file = getBuiltFile(module);
  const asked = page.waitForRequest((request) => request.url().endsWith(`/${file}`));
  await page.route(`**/assets/${file}`, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await asked;
    await release();
  };
}

test.describe('while its code is loading', () => {
  test.use({ freshPage: true });

  test('the command palette keeps text typed while its code is loading', { tag: '@deep' }, async ({
    page,
  }) => {
    const release = await holdBack(page, 'src/app/palette/palette.tsx');
    await signIn(page, 'admin@acme.test', '/acme/inboxes');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('teamx');
    await page.keyboard.press('Backspace');
    await release();
    const field = page.getByRole('combobox', { name: 'Search or go to…' });
    await expect(field).toHaveValue('team');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  });

  test('the account menu opens by keyboard once its code has loaded, and returns the focus when closed', async ({
    page,
  }) => {
    const release = await holdBack(page, 'src/app/frame/account-menu-items.tsx');
    await signIn(page, 'admin@acme.test', '/acme/inboxes');
    const button = page.getByRole('button', { name: /Account menu/ });
    // Waits until the page has moved the focus to its heading, which happens only once.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await button.focus();
    await page.keyboard.press('Enter');
    await release();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
