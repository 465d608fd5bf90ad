// The health of an account: what is wrong in it by itself, with the way to each place.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test('lists every problem of the demo with a link to its place', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/health');
  const rows = page.getByRole('region', { name: 'Health' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(34);
  await expect(rows.nth(5)).toContainText('Refers to agent #77, who isn’t listed.');
  await expectAccessible(page);
  await page.getByLabel('Problem type').selectOption('Contradiction (1)');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/kind=never-meets/);
  await page.getByLabel('Problem type').selectOption('Possible mistake (22)');
  await expect(rows.filter({ hasText: 'Points balance' })).toContainText(
    'Unknown variable “contact.points”.',
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(34);
  await rows.filter({ hasText: 'nearly the same text' }).getByRole('link', { name: 'late-parcel' }).click();
  await expect(page.getByRole('button', { name: 'late-parcel' })).toBeVisible();
  await page.goBack();
  // What was found is kept: nothing is read again by coming back.
  await expect(rows).toHaveCount(34);
});

test('an agent is told what isn’t checked', { tag: '@deep' }, async ({ page, sandbox }) => {
  await sandbox.vary(['absent-405:labels.list']);
  await signIn(page, 'agent@acme.test', '/acme/health');
  await expect(page.getByText('Not checked, because it can’t be read here:')).toContainText(
    'Automation rules and Labels',
  );
  await expect(page.getByRole('row', { name: /Summer sale 2024/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Hand over to Returns/ })).toBeVisible();
});

test('the reading keeps to the request limit, and what was read by its stop stays', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.vary(['large-account']);
  await sandbox.fault({ operation: 'teams.members.list', kind: 'rate_limited', retry_after_s: 30 });
  await signIn(page, 'admin@acme.test', '/acme/health');
  await expect(page.getByText(/^Loading: /)).toBeVisible();
  await expect(page.getByText('Waiting to stay within the request limit.')).toBeVisible();
  const found = page.getByRole('row', { name: /Summer sale 2024/ }).first();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/Stopped: [\d,]+ of [\d,]+ read\./)).toContainText('Not checked: Members.');
  await expect(found).toBeVisible();
  await expectAccessible(page);
});
