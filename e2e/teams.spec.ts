import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';
import { TeamPage } from './pages/team-page';
import { expectStoredInput } from './stored-form-drafts';

test('the list of teams can be searched, and its address reproduces the search', async ({ page }) => {
  await signIn(page, undefined, '/acme/teams?search=plat');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Built-in');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody');
  await expect(page.getByText('No results for “nobody”')).toBeVisible();
  await expect(page).toHaveURL(/search=nobody/);
  await expectAccessible(page);
});

test('members are counted when the person clicks, with one request for each team, and a failed count can be retried', async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, '/acme/teams');
  const workshop = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Workshop' }) });
  await expect(workshop).toBeVisible();
  const shown = (await page.getByRole('row').count()) - 1;
  expect(await sandbox.requests('teams.members.list')).toEqual([]);
  await sandbox.fault({ operation: 'teams.members.list', kind: 'server_error' });
  await page.getByRole('button', { name: 'Count members' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('columnheader', { name: 'Members' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Count members' })).toHaveCount(0);
  const answered = (await sandbox.requests('teams.members.list')).filter(({ status }) => status === 200);
  expect(answered).toHaveLength(shown);
  await expectAccessible(page);

  await workshop.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Workshop', level: 1 })).toBeVisible();
});

test('saving a team sends only the changed fields and trims the name', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const team = new TeamPage(page);
  await team.open(304);
  await expect(page.getByRole('switch', { name: 'Use business hours' })).toBeChecked();
  await expect(page.getByText(/^Local time: /)).toBeVisible();
  await expectAccessible(page);
  await expect(team.save).toHaveCount(0);
  await team.name.fill('Repairs');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(team.name).toHaveValue('Workshop');
  await expect(team.save).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await sandbox.requests('teams.update')).toHaveLength(0);

  await team.name.fill('  Repairs ');
  await team.zone.click();
  await team.zone.fill('kolkata');
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
  await team.outOfOffice.fill('Back soon');
  await expect(page.getByText('3 of 6 fields will change.')).toBeVisible();
  expect(await team.sentBySaving()).toEqual({
    team: { name: 'Repairs', timezone: 'Asia/Kolkata', out_of_office_message: 'Back soon' },
  });
  await expect(team.name).toHaveValue('Repairs');

  await team.outOfOffice.fill('');
  expect(await team.sentBySaving()).toEqual({ team: { out_of_office_message: null } });
  await expect(page.getByText('“Repairs” saved').first()).toBeVisible();
});

test("unsaved edits of a team survive a crash, and aren't saved over somebody else’s change", {
  tag: '@deep',
}, async ({ page: first, context, watch, sandbox }) => {
  const before = new TeamPage(first);
  await before.open(302);
  await before.name.fill('Invoices');
  await expectStoredInput(first, 'Invoices');
  await first.close({ runBeforeUnload: false });

  const page = await context.newPage();
  watch(page);
  const team = new TeamPage(page);
  await team.open(302);
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(team.name).toHaveValue('Invoices');
  await sandbox.fault({ operation: 'teams.get', kind: 'concurrent_edit' });
  await team.save.click();
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByRole('row', { name: /Description/ })).toContainText('(edited by someone else)');
  await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText('Invoices');
  expect(await sandbox.requests('teams.update')).toHaveLength(0);
  await expectAccessible(page);

  // Input typed while the dialog is closed must be shown and saved when the dialog is opened again.
  await page.keyboard.press('Escape');
  await team.name.fill('Accounts');
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText('Accounts');
  const mine = dialog.getByRole('button', { name: 'Save my version' });
  expect(await team.sentBySaving(mine)).toEqual({ team: { name: 'Accounts' } });
  await expect(page.getByText('“Accounts” saved')).toBeVisible();
  await expect(team.description).toHaveValue(/edited by someone else/);
  await expect(page.getByText('Unsaved changes restored from')).toHaveCount(0);
});

test('members are added and removed one by one, and removals are confirmed by name', async ({
  page,
  sandbox,
}) => {
  const team = new TeamPage(page);
  await team.open(302);
  // Clicking a row's text does nothing. Only the row's button reacts.
  await page.getByText('yusuf@acme.test').click();
  await expect(team.leaves('Yusuf Bergström')).toHaveAttribute('aria-pressed', 'false');
  await team.leaves('Yusuf Bergström').click();
  await team.joins('Wren');
  await team.apply.click();
  await expect(team.dialog).toContainText('To be removed:');
  await expect(team.dialog).toContainText('Yusuf Bergström');
  await expect(team.dialog).toContainText('Wren');
  await expectAccessible(page);
  // Chromium resends a request if its kept-alive connection breaks. The resent copy changes nothing, because the member
  // is already removed.
  await sandbox.fault({ operation: 'teams.members.remove', kind: 'drop_after_write' });
  const joined = page.waitForRequest((request) => request.method() === 'POST');
  await team.updateMembers.click();
  expect((await joined).postDataJSON()).toEqual({ user_ids: [16] });
  await expect(team.outcome('Yusuf Bergström')).toContainText('Saved');
  await expect(team.outcome('Wren')).toContainText('Saved');
  await expectAccessible(page);
  await team.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(team.leaves('Wren')).toBeVisible();
  await expect(team.leaves('Yusuf Bergström')).toHaveCount(0);
  await expect(team.apply).toHaveCount(0);
});

test('if the response to adding a member is lost, the page loads the members to find the outcome', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const team = new TeamPage(page);
  await team.open(302);
  await sandbox.fault({ operation: 'teams.members.add', kind: 'status', status: 409 });
  await team.joins('Wren');
  await team.apply.click();
  await team.updateMembers.click();
  await expect(team.outcome('Wren')).toContainText('Not confirmed');
  await expect(team.outcome('Wren')).toContainText('nothing has changed so far');
  // People who couldn't be added stay selected.
  await team.dialog.getByRole('button', { name: 'Close' }).last().click();
  await sandbox.fault({ operation: 'teams.members.add', kind: 'created_malformed' });
  await team.apply.click();
  await team.updateMembers.click();
  await expect(team.outcome('Wren')).toContainText('Saved');
});

test('member changes wait for the request limit, and success is reported before the members are reloaded', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const team = new TeamPage(page);
  await team.open(302);
  await team.joins('Wren');
  await team.apply.click();
  await sandbox.fault({ operation: 'teams.members.add', kind: 'rate_limited', retry_after_s: 1 });
  // Makes later requests for the members fail, because the success message must not depend on them.
  await sandbox.fault({ operation: 'teams.members.list', kind: 'server_error', times: 9 });
  await team.updateMembers.click();
  await expect(team.outcome('Wren')).toContainText('Saved');
  await expect(team.dialog).toContainText('Done');
  expect(await sandbox.requests('teams.members.add')).toHaveLength(2);
});

test('a team is created once even if the response is lost, and can be deleted', async ({ page, sandbox }) => {
  await signIn(page, undefined, '/acme/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  const team = new TeamPage(page);
  const name = team.dialog.getByRole('textbox', { name: 'Name' });
  const create = team.dialog.getByRole('button', { name: 'Create', exact: true });
  await create.click();
  await expect(name).toHaveAccessibleDescription(/can’t be empty/);
  await name.fill('billing');
  await expect(team.dialog.getByText('A team named “Billing” already exists.')).toBeVisible();
  await name.fill(' Weekend ');
  await sandbox.fault({ operation: 'teams.create', kind: 'created_malformed' });
  await create.click();
  await expect(page.getByText('“Weekend” created. The confirmation didn’t arrive')).toBeVisible();
  expect(await sandbox.requests('teams.create')).toHaveLength(1);
  const heading = page.getByRole('heading', { level: 1, name: 'Weekend' });
  // A name without spaces must neither widen the page nor push a button out of a dialog.
  await expect(heading).toHaveCSS('overflow-wrap', 'anywhere');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete team' }).click();
  await expect(team.dialog.getByRole('heading')).toHaveCSS('overflow-wrap', 'anywhere');
  await expect(team.dialog).toContainText('0 members');
  await team.dialog.getByRole('button', { name: 'Delete team' }).click();
  await expect(page.getByText('“Weekend” deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Weekend' })).toHaveCount(0);
});

test('a system-managed team is read-only, and a message says so', async ({ page }) => {
  const team = new TeamPage(page);
  await team.open(307);
  await expect(page.getByText('You can view it but not edit it.')).toBeVisible();
  await expect(team.save).toHaveCount(0);
  await expect(page.getByLabel('Add members')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['History']);
});

test("an agent can read a team and sees in advance that it can't be changed", async ({ page }) => {
  const team = new TeamPage(page);
  await team.open(302, 'agent@acme.test');
  await expect(page.getByText('Only administrators can edit teams')).toBeVisible();
  await expect(page.getByText('Invoices, refunds and failed payments')).toBeVisible();
  await expect(page.getByText('Yusuf Bergström')).toBeVisible();
  await expect(team.save).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('button', { name: 'New team' })).toHaveCount(0);
});

test('a rejected team action is reported next to its button without losing the input', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const team = new TeamPage(page);
  await team.open(302);
  await team.name.fill('Late');
  await sandbox.fault({ operation: 'teams.update', kind: 'rate_limited', retry_after_s: 1 });
  await team.save.click();
  const form = page.locator('form').filter({ has: team.name });
  await expect(form.getByRole('alert')).toContainText('Request limit reached');
  await expect(team.name).toHaveValue('Late');
  await expect(form.getByRole('alert')).toContainText('You can try again now.');
  await team.save.click();
  await expect(page.getByText('“Late” saved')).toBeVisible();
});

test('a missing team is reported as not found', async ({ page }) => {
  await signIn(page, undefined, '/acme/teams/999');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Go to Teams' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
});
