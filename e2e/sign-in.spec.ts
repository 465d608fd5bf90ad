// Signing in: every chain of challenges to its end, on the production build.
import { expect, test } from './fixtures';
import { CODE, PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

const rooms = { name: 'Rooms' };

test('plain: password, then the first room', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page).toHaveURL(/\/acme\/inboxes/);
  const signIns = await sandbox.requests('auth.signIn');
  expect(signIns.map(({ status }) => status)).toEqual([200]);
});

test('a wrong password is told without naming which part was wrong', async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.enter('admin@acme.test', 'Wrong-Horse-9');
  await expect(screen.problem).toContainText('The e-mail or the password is not right');
  await expect(screen.email).toHaveValue('admin@acme.test');
});

test('two-step verification: a wrong code, then the right one', async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.enter('mfa@acme.test', PASSWORD);
  await screen.enterCode('000000');
  await expect(screen.problem).toContainText('the platform does not tell which');
  await screen.enterCode(CODE);
  await expect(page.getByRole('navigation', rooms)).toBeVisible();
});

test('a temporary password: a refused new one, an accepted one, then the code', async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.enter('new@acme.test', 'Temporary-1');
  await screen.enterNewPassword('short');
  await expect(screen.problem).toContainText('The platform refused this password');
  await screen.enterNewPassword('Another-Horse-9');
  await screen.enterCode(CODE);
  await expect(page.getByRole('navigation', rooms)).toBeVisible();
});
