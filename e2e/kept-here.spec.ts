// What stays in the browser, and on a screen that nobody sits at: drafts at a sign-out, and the page behind the lock.
import { startSandboxServer } from '../src/sandbox/server';
import { expect, test } from './fixtures';
import { expectKept, keptForms } from './kept-forms';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { MacroPage } from './pages/macro-page';
import { SignInPage, signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

test('signing out says what stays here, and removes it where that is asked', { tag: '@deep' }, async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.name.fill('Typed and not saved');
  await expectKept(page, 'Typed and not saved');
  const signOut = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const dialog = page.getByRole('dialog', { name: 'What stays in this browser' });
  await expect(dialog).toContainText('Unsaved changes: 1');
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(new SignInPage(page).email).toBeVisible();
  await expectKept(page, 'Typed and not saved');

  await macro.open('new');
  await expect(macro.name).toHaveValue('Typed and not saved');
  await signOut();
  await dialog.getByRole('button', { name: 'Remove and sign out' }).click();
  await expect(new SignInPage(page).email).toBeVisible();
  await expect.poll(() => keptForms(page)).toBe('[]');
});

test('signing out asks nothing where only the activity stays, which can be removed all the same', {
  tag: '@deep',
}, async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3001);
  await macro.name.fill('Another name');
  await macro.save.click();
  await expect(page.getByText('“Another name” saved')).toBeVisible();
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('What stays in this browser');
  await expect(page.getByRole('dialog')).toContainText('Activity entries: 1');
  await page.keyboard.press('Escape');
  await choose('Sign out');
  await expect(new SignInPage(page).email).toBeVisible();
});

test('a page that nobody sits at asks to sign in again', { tag: '@deep' }, async ({ context }) => {
  const configuration = { inactivityLockMinutes: 10 };
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', configuration });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await signIn(page, 'admin@acme.test', `${server.url}/acme/inboxes`);
    await page.clock.fastForward('09:00');
    await page.keyboard.press('Shift');
    await page.clock.fastForward('09:00');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.fastForward('01:10');
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('a confirmation shows what a name hides', { tag: '@deep' }, async ({ page }) => {
  const responses = new CannedResponsesPage(page);
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await responses.enter('aa-gr\u202eeting', 'Hello');
  await responses.open('aa-gr\u202eeting');
  await responses.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: /aa-gr\u2426eting/ })).toBeVisible();
});
