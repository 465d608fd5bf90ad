// The Checks page: problems in the records of an account and, in separate tabs, problems in its portals.
import { text } from 'node:stream/consumers';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test('the Checks page groups all problems of the demo and offers a link or a button to fix each one', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/health');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(34);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checks 34');
  const broken = page.getByRole('list', { name: 'Broken references' }).getByRole('listitem');
  await expect(broken).toHaveCount(6);
  await expect(broken.nth(0)).toContainText('Refers to agent #77, who isn’t in the agent list');
  await expectAccessible(page);

  const tiles = page.getByRole('group', { name: 'Problem type' });
  await tiles.getByRole('button', { name: 'Contradictions 1' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/kind=never-meets/);
  await tiles.getByRole('button', { name: 'Possible mistakes 22' }).click();
  await expect(rows.filter({ hasText: 'Points balance' })).toContainText('Unknown variable “contact.points”');
  await tiles.getByRole('button', { name: 'Possible mistakes 22' }).click();
  await expect(rows).toHaveCount(34);
  await page.getByRole('button', { name: 'Broken references 6' }).last().click();
  await expect(rows).toHaveCount(28);

  await rows.filter({ hasText: 'Nearly identical text' }).getByRole('link', { name: 'late-parcel' }).click();
  await expect(page.getByRole('button', { name: 'late-parcel', exact: true })).toBeVisible();
  await page.goBack();
  // Returning to the page shows the results again without new requests.
  await expect(rows).toHaveCount(34);
});

test('the Checks page compares duplicates and can copy the email of an unverified person', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/health?kind=similar');
  await page.getByRole('button', { name: 'Compare: shipping/late/short' }).click();
  const dialog = page.getByRole('dialog', { name: 'shipping/late/short and late-parcel' });
  await expect(dialog.getByRole('region').or(dialog.getByRole('table')).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare: shipping/late/short' })).toBeFocused();
  await page.getByRole('button', { name: 'Duplicates 3' }).first().click();
  await expect(page.getByRole('button', { name: 'Copy email: Zsófia Mbeki' })).toBeVisible();
});

test('a record that changes after the checks ran is marked as changed until they run again', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/health?kind=no-members');
  const row = page.getByRole('listitem').filter({ hasText: 'Night shift' });
  await row.getByRole('link', { name: 'Add members: Night shift' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('From ten to six');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
  await page.getByRole('link', { name: /^Checks/ }).click();
  await page.getByRole('button', { name: 'Teams without members 1' }).first().click();
  await expect(row).toContainText('Changed since this check');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(row.getByRole('link', { name: 'Add members: Night shift' })).toBeVisible();
});

test('the checks tab of a portal shows the counts of the last run', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/health');
  const tabs = page.getByRole('navigation', { name: 'What is checked' });
  await expect(tabs.getByRole('link', { name: 'Account 34' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Manuals (old site)' }).click();
  await expect(page).toHaveURL(/portal=acme-manuals-2019/);
  await expect(tabs.getByRole('link', { name: 'Manuals (old site) 4' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tabs.getByRole('link', { name: 'Account 34' })).not.toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checks 38');
  await expect(page.getByRole('list', { name: 'Due for review' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});

test('all problems on the Checks page can be saved as a CSV file', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/health');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^health-acme-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await text(await download.createReadStream())).trim().split('\r\n');
  expect(lines[0]).toMatch(/Name,Type,Problem,Problem type$/);
  expect(lines).toHaveLength(35);
});

test("problems can't be saved as a CSV file until the check is complete", async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'teams.members.list', kind: 'latency', delay_ms: 60_000 });
  await signIn(page, 'admin@acme.test', '/acme/health');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  const item = page.getByRole('menuitem', { name: 'Download as CSV' });
  await expect(item).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(item).toBeEnabled();
});

test("an agent sees which checks couldn't run", { tag: '@deep' }, async ({ page, sandbox }) => {
  await sandbox.vary(['absent-405:labels.list']);
  await signIn(page, 'agent@acme.test', '/acme/health');
  await expect(page.getByText('Couldn’t be checked:')).toContainText('Automation rules and Labels');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Hand over to Returns' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Summer sale 2024' })).toHaveCount(0);
});

test('the Checks page lists problems while records are still loading', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'teams.members.list', kind: 'latency', delay_ms: 60_000, times: 9 });
  await signIn(page, 'admin@acme.test', '/acme/health');
  await expect(page.getByRole('listitem').filter({ hasText: 'Summer sale 2024' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the checks respect the request limit, and stopping them keeps the results found so far', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sandbox.vary(['large-account']);
  await sandbox.fault({ operation: 'teams.members.list', kind: 'rate_limited', retry_after_s: 30 });
  await signIn(page, 'admin@acme.test', '/acme/health');
  await expect(page.getByText(/^Loading \d/)).toBeVisible();
  await expect(page.getByText('Pausing for the request limit.')).toBeVisible();
  const found = page.getByRole('listitem').filter({ hasText: 'Summer sale 2024' }).first();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/Stopped after [\d,]+ of [\d,]+ records\./)).toContainText(
    'Not checked: Members.',
  );
  await expect(found).toBeVisible();
  await expectAccessible(page);
});
