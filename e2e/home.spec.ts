// Home: pending tasks, unsaved work, recent changes made in this browser, and a search for conversations.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { HomePage } from './pages/home-page';
import { MacroPage } from './pages/macro-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

test('Home opens after signing in, and requests only three totals of conversations', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme');
  const home = new HomePage(page);
  await expect(home.heading).toBeVisible();
  await expect(home.needs).toContainText('Nothing needs your attention');
  await expect(home.counts.getByRole('link')).toHaveText([/^\d+ Open$/, /^\d+ Pending$/, /^\d+ Snoozed$/]);
  await expect(home.drafts).toHaveCount(0);
  await expect(home.changes).toHaveCount(0);
  const requests = await sandbox.requests('conversations.list');
  const asked = requests.map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
  expect(asked.map(({ status, per_page }) => `${status} ${per_page}`).toSorted()).toEqual([
    'open 1',
    'pending 1',
    'snoozed 1',
  ]);
  const others = (await sandbox.requests()).map(({ operation }) => operation);
  expect(new Set(others)).toEqual(new Set(['auth.signIn', 'conversations.list']));
  await expectAccessible(page);
  await home.counts.getByRole('link', { name: 'Pending' }).click();
  await expect(page).toHaveURL(/\/acme\/conversations\?status=pending$/);
});

test('entering an identifier on Home opens the conversation directly if it is the only match', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme');
  const field = page.getByRole('search', { name: 'Find a conversation' }).getByRole('textbox');
  await field.fill('#1042');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marisol Quendri #1042', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(new HomePage(page).heading).toBeVisible();
});

test('Home stays usable when the totals can’t be read', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'conversations.list', kind: 'status', status: 403, times: 9 });
  await signIn(page, 'admin@acme.test', '/acme');
  const home = new HomePage(page);
  await expect(home.counts.getByRole('link')).toHaveText(['– Open', '– Pending', '– Snoozed']);
  await expect(home.needs).toContainText('Nothing needs your attention');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Home links to unsaved work', async ({ page }) => {
  const macro = new MacroPage(page);
  await signIn(page, 'admin@acme.test', '/acme/macros/new');
  await macro.name.fill('Half written');
  const home = new HomePage(page);
  await signIn(page, 'admin@acme.test', '/acme');
  await expect(home.drafts).toContainText('1 draft in this browser');
  await home.drafts.getByRole('link', { name: /^Half written Macro/ }).click();
  await expect(macro.name).toHaveValue('Half written');
});

test('Home lists an unconfirmed save, and a click checks and confirms it', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  const screen = new CannedResponsesPage(page);
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
  await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 20 });
  await screen.enter('aa-lost', 'Hello');
  await expect(
    screen.dialog.getByRole('alert', { name: 'We couldn’t confirm that the record was created' }),
  ).toBeVisible();
  await sandbox.clearFaults();

  await signIn(page, 'admin@acme.test', '/acme');
  const home = new HomePage(page);
  await expect(home.needs.getByRole('listitem')).toHaveCount(1);
  await expect(home.needs).toContainText('Creating “aa-lost” isn’t confirmed');
  await expect(home.changes.getByRole('img', { name: /^1 change in the last 90 days, on / })).toBeVisible();
  await expect(home.changes.getByRole('link', { name: /^aa-lost Not confirmed/ })).toBeVisible();
  await expectAccessible(page);
  await home.needs.getByRole('button', { name: 'Check now: “aa-lost”' }).click();
  await expect(home.needs).toContainText('Nothing needs your attention');
  await home.changes.getByRole('link', { name: /^aa-lost/ }).click();
  await expect(page.getByRole('dialog', { name: 'aa-lost' })).toBeVisible();
});

test('a person can choose to start on Conversations instead of Home', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme');
  const home = new HomePage(page);
  await home.openFirst('Conversations');
  const signOut = () => page.evaluate(() => new BroadcastChannel('console-session').postMessage('sign-out'));
  const enter = () => new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await signOut();
  await enter();
  await expect(page).toHaveURL(/\/acme\/conversations$/);
  // The navigation still has a link to Home.
  await home.open();
  await home.openFirst('Home');
  await signOut();
  await enter();
  await expect(page).toHaveURL(/\/acme$/);
  await expect(home.heading).toBeVisible();
});
