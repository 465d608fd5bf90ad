// The end of a session on an open page: when the dialog to sign in again opens, and what happens to the page.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import {
  getSessionEndedBanner,
  getSignInAgainDialog,
  openSignInAgainDialog,
  PASSWORD,
  SignInPage,
  signIn,
  signInAgain,
} from './pages/sign-in-page';

test.use({ freshPage: true });

const again = (page: Page) => page.getByRole('dialog');

test('when the token expires, the page keeps its input behind a sign-in dialog and repeats its requests', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  await sandbox.fault({ operation: 'inboxes.list', kind: 'expire_token' });
  await page.getByRole('searchbox').fill('web');
  await openSignInAgainDialog(page);
  const cover = page.locator('.mantine-Modal-overlay').last();
  await expect(cover, 'the page behind is covered').toHaveCSS('background-color', /^(rgb\(|color\(.*\d\))/);
  await expect(again(page).getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await again(page).getByLabel('Password for admin@acme.test').fill(PASSWORD);
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('web');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test("a write that is rejected because of an expired token isn't repeated until the person clicks", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await page.getByRole('button', { name: 'New canned response' }).click();
  await page.getByRole('textbox', { name: 'Short code' }).fill('e2e-expired');
  await page.getByRole('textbox', { name: 'Content' }).fill('Kept through signing in.');
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'expire_token' });
  await page.getByRole('button', { name: 'Create' }).click();
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Sign in to continue' }) });
  await dialog.getByLabel(/^Password for/).fill(PASSWORD);
  // Escape must not close the dialog with the form, which is behind the sign-in dialog.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Kept through signing in.');
  await expect(page.getByText('Your session expired')).toHaveCount(0);
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(1);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('searchbox').fill('e2e-expired');
  await expect(page.getByRole('row').filter({ hasText: 'e2e-expired' })).toHaveCount(1);
});

test('a session that ends during typing leaves the focus in the field', async ({ page }) => {
  const signIns: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/v1/signin')) signIns.push(request.postData() ?? '');
  });
  await page.clock.install();
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  const responses = new CannedResponsesPage(page);
  await responses.openNew();
  // The dialog focuses its first field.
  await expect(responses.shortCode).toBeFocused();
  await responses.content.fill('Typed');
  await page.clock.fastForward('54:00');
  const warning = page.getByRole('status').filter({ hasText: 'Your session ends in 5 minutes' });
  await expect(page.getByRole('button', { name: /Session expires in/ })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('01:10');
  await expect(warning).toHaveCount(1);
  await page.clock.fastForward('05:00');
  await expect(getSessionEndedBanner(page)).toBeVisible();
  await page.keyboard.type(' and typed on');
  await page.keyboard.press('Enter');
  await page.keyboard.type('while');
  await expect(responses.content).toHaveValue('Typed and typed on\nwhile');
  await expect(getSignInAgainDialog(page)).toHaveCount(0);
  await page.keyboard.press('F8');
  await expect(page.getByLabel(/^Password for/)).toBeFocused();
  expect(signIns).toHaveLength(1);
  await signInAgain(page);
  await expect(responses.content).toBeFocused();
  await expect(responses.content).toHaveValue('Typed and typed on\nwhile');
});

test('after the session has ended, the page is covered once the focus leaves the field being edited', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  await sandbox.fault({ operation: 'inboxes.list', kind: 'expire_token' });
  await page.getByRole('searchbox').fill('web');
  await expect(getSessionEndedBanner(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(getSignInAgainDialog(page)).toBeVisible();
});

test('a 401 response to a new token is reported with its likely cause', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const screen = new SignInPage(page);
  await screen.open('/acme/inboxes');
  await sandbox.fault({ operation: 'inboxes.list', kind: 'expire_token' });
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(again(page)).toContainText('(account 1, instance 1)');
  await expect(again(page)).toContainText('Choose another workspace or sign in as someone else.');
});

test('when the session expires, the page asks to sign in without waiting for a request', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.clock.fastForward('01:00:10');
  await expect(again(page).getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});
