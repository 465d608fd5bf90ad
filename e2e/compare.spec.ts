// An account as a file: taken out, compared with the account, and gone on with after a crash.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { otherAccount } from './gallery/compare-states';
import { goToSection } from './go-to-screen';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ComparePage } from './pages/compare-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

test('an account that was exported is the same as its file, but for what was edited since', async ({
  page,
}) => {
  const compare = new ComparePage(page);
  await signIn(page, 'admin@acme.test', '/acme/compare');
  await expect(page.getByText(/^\d+ requests, about/)).toBeVisible();
  for (const kind of ['Articles', 'Categories', 'Assistants']) {
    await page.getByRole('checkbox', { name: kind }).uncheck();
  }
  const file = await compare.exported();
  await expect(page.getByText(/^\d+ records exported as acme-/)).toBeVisible();
  await compare.compareWith(file);
  await expect(page.getByText('No differences found')).toBeVisible();
  await expect(page.getByRole('row', { name: /Canned responses/ })).toContainText('240');
  await expectAccessible(page);

  const responses = new CannedResponsesPage(page);
  await page.getByRole('link', { name: 'Canned responses' }).click();
  const name = (await responses.rows.nth(1).getByRole('button').first().textContent()) ?? '';
  await responses.edit(name);
  await responses.content.fill('Something else.');
  await responses.save.click();
  await expect(responses.dialog).toHaveCount(0);
  await goToSection(page, 'Backup and migration');
  await compare.compareWith(file);
  await expect(compare.rows).toHaveCount(1);
  await compare.rows.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toContainText('Something else.');
});

test('the numbers of a comparison fit a phone, each with its title', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/compare?tab=compare');
  await new ComparePage(page).compareWith(otherAccount());
  await page.setViewportSize({ width: 390, height: 844 });
  const numbers = page.getByRole('region', { name: 'Compared records' });
  await expect(numbers).toHaveText(/Only in other-2026-11-01-09-30 1/);
  expect(await numbers.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('an export that a crash broke off is gone on with', { tag: '@deep' }, async ({ page, sandbox }) => {
  const compare = new ComparePage(page);
  await signIn(page, 'admin@acme.test', '/acme/compare');
  await sandbox.fault({ operation: 'articles.get', kind: 'rate_limited', retry_after_s: 60 });
  await compare.export.click();
  await expect(page.getByText('Waiting to stay within the request limit.')).toBeVisible();
  await sandbox.clearFaults();
  const whole = async () =>
    (await sandbox.requests('cannedResponses.list')).filter(({ query }) => query.includes('per_page=100'))
      .length;
  const before = await whole();
  expect(before).toBeGreaterThan(0);

  await signIn(page, 'admin@acme.test', '/acme/compare');
  await expect(page.getByText('An export isn’t finished')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Continue export' }).click();
  await download;
  await expect(page.getByText(/^\d+ records exported as acme-/)).toBeVisible();
  await expect(page.getByText('An export isn’t finished')).toHaveCount(0);
  expect(await whole()).toBe(before);
});

test('an export that is stopped is dropped where that is asked', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const compare = new ComparePage(page);
  await signIn(page, 'admin@acme.test', '/acme/compare');
  await sandbox.fault({ operation: 'articles.get', kind: 'rate_limited', retry_after_s: 60 });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(compare.export).toBeEnabled();
  await compare.export.press('Enter');
  await expect(page.getByText('Waiting to stay within the request limit.')).toBeVisible();
  await expect(compare.export).toBeFocused();
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByText('An export isn’t finished')).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(compare.export).toBeEnabled();
});

test('what couldn’t be counted is counted again', { tag: '@deep' }, async ({ page, sandbox }) => {
  const compare = new ComparePage(page);
  for (const tab of ['export', 'compare']) {
    await sandbox.fault({ operation: 'macros.list', kind: 'server_error' });
    await signIn(page, 'admin@acme.test', `/acme/compare?tab=${tab}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^\d+ requests?, about/)).toBeVisible();
  }
  await expect(compare.compare).toBeDisabled();
});

test('a file that is no export says so, and an agent what can’t be read', { tag: '@deep' }, async ({
  page,
}) => {
  const compare = new ComparePage(page);
  await signIn(page, 'agent@acme.test', '/acme/compare?tab=compare');
  const given = (name: string, text: string) =>
    compare.give({ name, mimeType: 'application/zip', buffer: Buffer.from(text) });
  await given('broken.zip', 'no archive');
  await expect(page.getByText('This ZIP file can’t be read. Export it again.')).toBeVisible();
  await given('other.zip', `PK\x05\x06${'\0'.repeat(18)}`);
  await expect(page.getByText(/This ZIP file isn’t an export of an account\./)).toBeVisible();
  await expect(compare.compare).toBeDisabled();
  await expectAccessible(page);
});

test('two workspaces of one person are compared', { tag: '@deep' }, async ({ page }) => {
  const compare = new ComparePage(page);
  const signingIn = new SignInPage(page);
  await signingIn.openAt('/globex/compare?tab=compare');
  await signingIn.enter('both@acme.test', PASSWORD);
  await page.getByRole('button', { name: 'Open Globex' }).click();
  await page.getByLabel('With this').selectOption('Acme');
  await compare.compare.click();
  // Two accounts are read at the pace of the request limit: ten seconds where nothing else runs.
  await expect(page.getByRole('columnheader', { name: 'Only in Globex' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('columnheader', { name: 'Only in Acme' })).toBeVisible();
  await compare.rows.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('are in Globex');
});
