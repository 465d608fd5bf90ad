// Backing up an account, comparing it with a backup, and continuing a backup after a crash.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { createOtherAccountExport } from './gallery/compare-screen-states';
import { goToSection } from './go-to-screen';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ComparePage } from './pages/compare-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

test('comparing an account with its backup shows only the edits made after the backup', async ({ page }) => {
  const compare = new ComparePage(page);
  await signIn(page, 'admin@acme.test', '/acme/compare');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back up…' }).click();
  await expect(page.getByText(/^\d+ requests, about/)).toBeVisible();
  for (const kind of ['Articles', 'Categories', 'Assistants']) {
    await page.getByRole('checkbox', { name: kind }).uncheck();
  }
  const file = await compare.backedUp();
  await expect(page.getByText(/^\d+ records backed up as acme-/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await compare.openSides();
  await compare.compareWith(file);
  await expect(page.getByText('No differences found')).toBeVisible();
  await expect(compare.rows.filter({ hasText: 'Canned responses' })).toContainText('240 equal');
  await expectAccessible(page);

  const responses = new CannedResponsesPage(page);
  await page.getByRole('link', { name: 'Canned responses' }).click();
  const name = (await responses.rows.nth(1).getByRole('button').first().textContent()) ?? '';
  await responses.edit(name);
  await responses.content.fill('Something else.');
  await responses.save.click();
  await expect(responses.dialog).toHaveCount(0);
  await goToSection(page, 'Backup and migration');
  await compare.openSides();
  await compare.compareWith(file);
  await expect(compare.counts).toContainText('1 differs');
  await compare.rows.getByRole('button', { name: `Show both versions: ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Something else.');
});

test('the counts of a comparison fit on a phone', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/compare?tab=compare');
  await new ComparePage(page).compareWith(createOtherAccountExport());
  await page.setViewportSize({ width: 390, height: 844 });
  const { counts } = new ComparePage(page);
  await expect(counts).toContainText('1 only in other-2026-11-01-09-30');
  expect(await counts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a backup interrupted by a crash can be continued', { tag: '@deep' }, async ({ page, sandbox }) => {
  const compare = new ComparePage(page);
  await signIn(page, 'admin@acme.test', '/acme/compare?tab=export');
  await sandbox.fault({ operation: 'articles.get', kind: 'rate_limited', retry_after_s: 60 });
  await compare.backUp.click();
  await expect(page.getByText('Pausing for the request limit.')).toBeVisible();
  await sandbox.clearFaults();
  const whole = async () =>
    (await sandbox.requests('cannedResponses.list')).filter(({ query }) => query.includes('per_page=100'))
      .length;
  const before = await whole();
  expect(before).toBeGreaterThan(0);

  await signIn(page, 'admin@acme.test', '/acme/compare?tab=export');
  await expect(page.getByText('A backup isn’t finished')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Continue backup' }).click();
  await download;
  await expect(page.getByText(/^\d+ records backed up as acme-/)).toBeVisible();
  await expect(page.getByText('A backup isn’t finished')).toHaveCount(0);
  expect(await whole()).toBe(before);
});

test('a backup that was stopped can be discarded', { tag: '@deep' }, async ({ page, sandbox }) => {
  const compare = new ComparePage(page);
  await signIn(page, 'admin@acme.test', '/acme/compare?tab=export');
  await sandbox.fault({ operation: 'articles.get', kind: 'rate_limited', retry_after_s: 60 });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(compare.backUp).toBeEnabled();
  await compare.backUp.press('Enter');
  await expect(page.getByText('Pausing for the request limit.')).toBeVisible();
  await expect(compare.backUp).toBeFocused();
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByText('A backup isn’t finished')).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(compare.backUp).toBeEnabled();
});

test('if counting the records of a backup or comparison fails, the count can be retried', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const compare = new ComparePage(page);
  for (const tab of ['export', 'compare']) {
    await sandbox.fault({ operation: 'macros.list', kind: 'server_error' });
    await signIn(page, 'admin@acme.test', `/acme/compare?tab=${tab}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^\d+ requests?, about/)).toBeVisible();
  }
  await expect(compare.compare).toBeDisabled();
});

test('an invalid backup file is reported, and an agent sees which kinds of records can’t be read', {
  tag: '@deep',
}, async ({ page }) => {
  const compare = new ComparePage(page);
  await signIn(page, 'agent@acme.test', '/acme/compare?tab=compare');
  const given = (name: string, text: string) =>
    compare.give({ name, mimeType: 'application/zip', buffer: Buffer.from(text) });
  await given('broken.zip', 'no archive');
  await expect(page.getByText('This ZIP file can’t be read. Create a new backup.')).toBeVisible();
  await given('other.zip', `PK\x05\x06${'\0'.repeat(18)}`);
  await expect(page.getByText(/This ZIP isn’t an account backup\./)).toBeVisible();
  await expect(compare.compare).toBeDisabled();
  await expectAccessible(page);
});

test('a person can compare two of their workspaces', { tag: '@deep' }, async ({ page }) => {
  const compare = new ComparePage(page);
  const signingIn = new SignInPage(page);
  await signingIn.openAt('/globex/compare?tab=compare');
  await signingIn.enter('both@acme.test', PASSWORD);
  await page.getByRole('button', { name: 'Open Globex' }).click();
  await page.getByLabel('With', { exact: true }).selectOption('Acme');
  await compare.compare.click();
  // Loads two accounts as fast as the request limit allows, which takes ten seconds on an idle machine.
  await expect(compare.counts).toContainText('only in Globex', { timeout: 30_000 });
  await expect(compare.counts).toContainText('only in Acme');
  await compare.rows.filter({ hasText: 'Only in Globex' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('are in Globex');
});
