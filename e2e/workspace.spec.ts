// Every request contains the page's instance and account, and no data of one workspace appears in another workspace.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('every request names both the instance and the account of the page', async ({ page }) => {
  const pairs = new Set<string>();
  page.on('request', (request) => {
    const account = /\/v1\/accounts\/(\d+)\//.exec(request.url())?.[1];
    if (account) pairs.add(`${request.headers()['chat-instance']}/${account}`);
  });
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  expect([...pairs]).toEqual(['1/1']);
});

test('a workspace on another instance opens after a confirmation and is labeled with that instance', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'both@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  await sandbox.reset();
  await page.getByRole('button', { name: 'Workspace: Acme' }).click();
  await page.getByRole('menuitem', { name: /Globex/ }).click();
  await expect(page.getByRole('heading', { name: 'Open Globex?' })).toBeVisible();
  await expect(page.getByText('Globex is on instance 2, but you’re signed in to instance 1.')).toBeVisible();
  expect(await sandbox.requests()).toEqual([]);
  await page.getByRole('link', { name: 'Acme', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Acme' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Open Globex' }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Globex' })).toBeVisible();
  const switcher = page.getByRole('button', { name: 'Workspace: Globex' });
  await expect(switcher).toContainText('Another instance');
  await expectAccessible(page);
  // On a phone the switcher is hidden with the navigation, so a message above the page names the instance instead.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/Globex is on instance 2, and you’re signed in to instance 1/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Workspace: Globex' }).click();
  await page.getByRole('menuitem', { name: /^Acme Production/ }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Acme' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Workspace: Acme' })).not.toContainText('Another instance');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Workspace: Globex' })).toBeVisible();
});

test.describe('an agent whose token doesn’t contain the role', () => {
  test.beforeEach(async ({ page }) => {
    const screen = new SignInPage(page);
    await screen.open('/globex/teams');
    await screen.enter('both@acme.test', PASSWORD);
    await page.getByRole('button', { name: 'Open Globex' }).click();
  });

  test("an agent whose token doesn't contain the role no longer sees administrators' actions after a rejected request", async ({
    page,
  }) => {
    const create = page.getByRole('button', { name: 'New team' });
    await expect(create).toBeVisible();
    await goToSection(page, 'Rules');
    await expect(page.getByText(/Only account administrators can see automation rules/)).toBeVisible();
    await goToSection(page, 'Teams');
    await expect(page.getByText('Only administrators can edit teams')).toBeVisible();
    await expect(create).toHaveCount(0);
  });

  test('if the token doesn’t contain the agent’s role and the platform rejects a save, the form keeps the input', async ({
    page,
    sandbox,
  }) => {
    // Delays the response with the automation rules, which the page requests to list the rules that use a record. An
    // earlier response would reveal the person's role before they type anything.
    await sandbox.fault({ operation: 'automationRules.list', kind: 'latency', delay_ms: 60_000 });
    await page.getByRole('link', { name: 'Help center' }).click();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Portal name' });
    await name.fill('Another name');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Only account administrators can edit the portal’s settings.')).toBeVisible();
    await expect(name).toHaveValue('Another name');
  });
});

test('a session stays valid on its own instance after another instance has rejected it', {
  tag: '@deep',
}, async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open('/globex/inboxes');
  await screen.enter('admin@acme.test', PASSWORD);
  await page.getByRole('button', { name: 'Open Globex' }).click();
  await expect(page.getByRole('heading', { name: 'Your session isn’t valid in Globex' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Acme', exact: true }).click();
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('cell', { name: 'Acme website', exact: true })).toBeVisible();
});

test("no requests are sent for a workspace that the token doesn't cover", async ({ page, sandbox }) => {
  const screen = new SignInPage(page);
  await screen.open('/aurora/inboxes');
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('heading', { name: 'You don’t have access to this workspace' })).toBeVisible();
  const asked = (await sandbox.requests()).filter(({ operation }) => operation !== 'auth.signIn');
  expect(asked).toEqual([]);
});

test("switching the workspace clears the previous workspace's data, and a response that arrives late isn't rendered", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('cell', { name: 'Acme website' })).toBeVisible();
  await sandbox.fault({ operation: 'inboxes.list', kind: 'latency', delay_ms: 1500 });
  await page.getByLabel('Sort by').selectOption('newest');
  await page.getByRole('button', { name: 'Workspace: Acme' }).click();
  await page.getByRole('menuitem', { name: /Acme \(suspended\)/ }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Acme (suspended)' })).toBeVisible();
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('alert')).toContainText('This account is suspended');
  await expect(page.getByText('Acme website')).toHaveCount(0);
  // The toolbar's actions would fail, so the message also replaces the toolbar. The title stays.
  await expect(page.getByRole('heading', { level: 1, name: 'Inboxes' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
});

test('an unknown workspace slug shows “Not found” and sends no request', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('cell', { name: 'Acme website', exact: true })).toBeVisible();
  await sandbox.reset();
  await page.evaluate(() => {
    history.pushState(null, '', '/1-1/inboxes');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await sandbox.requests()).toEqual([]);
});
