// The activity list stores changes as they happen. If the response to a change was lost, the console checks the outcome
// of the change later.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { openIdleConnections } from './idle-connections';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ArticlePage } from './pages/help-center-page';
import { HomePage } from './pages/home-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/canned-responses';

test('a create request with no response is listed as unconfirmed until its outcome is checked', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-noted', 'Hello');
  await expect(screen.notice('“aa-noted” created')).toBeVisible();
  // Fails both the create request and the request that checks its outcome.
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
  await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 20 });
  await screen.enter('aa-lost', 'Hello');
  await expect(
    screen.dialog.getByRole('alert', { name: 'We couldn’t confirm that the record was created' }),
  ).toBeVisible();
  await sandbox.clearFaults();

  // Leaves the page, so that the list on the new page can only get the outcome from storage.
  await signIn(page, 'admin@acme.test', '/acme/activity');
  const table = page.getByRole('region', { name: 'Activity' });
  const rows = table.getByRole('row');
  // Row 0 is the table's header. Unconfirmed entries come before all others.
  await expect(rows.nth(1)).toHaveText('Not confirmed 1');
  await expect(rows.nth(2)).toContainText('aa-lost');
  await expect(rows.nth(3)).toHaveText('Today 1');
  await expect(rows.nth(4)).toContainText(/aa-noted.*Created.*Canned response.*Saved/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Check now: “aa-lost”' }).click();
  await expect(rows.nth(1)).toHaveText('Today 2');
  await expect(rows.nth(2)).toContainText(/aa-lost.*Saved/);

  await page.getByRole('button', { name: 'aa-lost', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'aa-lost' });
  await expect(drawer.getByRole('row', { name: 'Short code' })).toContainText('aa-lost');
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('For the test');
  await drawer.getByRole('textbox', { name: 'Reason' }).press('Enter');
  await expect(rows.filter({ hasText: 'For the test' })).toContainText('aa-lost');
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('For another');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(rows.filter({ hasText: 'For another' })).toContainText('aa-lost');
});

test('the activity list names the fields changed by an edit, even if the outcome of the edit is unknown', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-edited', 'Hello');
  await expect(screen.notice('“aa-edited” created')).toBeVisible();
  await screen.edit('aa-edited');
  await screen.content.fill('Hello there');
  await screen.save.click();
  await expect(screen.dialog).toHaveCount(0);
  await sandbox.fault({ operation: 'cannedResponses.update', kind: 'status', status: 403 });
  await screen.edit('aa-edited');
  await screen.content.fill('Hello again');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert')).toBeVisible();

  await signIn(page, 'admin@acme.test', '/acme/activity');
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('row').filter({ hasText: 'aa-' });
  await expect(rows).toHaveText([/Updated.*Not confirmed.*Text/, /Updated.*Saved.*Text/, /Created.*Saved–/]);
  await expectAccessible(page);
});

test('a deletion that the browser sent twice is listed as unconfirmed, and the record can be created again', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-twice', 'Hello');
  await screen.open('aa-twice');
  await screen.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await openIdleConnections(page);
  await sandbox.fault({ operation: 'cannedResponses.delete', kind: 'drop_after_write' });
  await screen.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(screen.notice('“aa-twice” was already deleted')).toBeVisible();
  // Chromium resent the request, because the kept-alive connection broke.
  expect(await sandbox.requests('cannedResponses.delete')).toHaveLength(2);

  await new HomePage(page).openActivity();
  const table = page.getByRole('region', { name: 'Activity' });
  const deletion = table.getByRole('row').filter({ hasText: 'Deleted' });
  await expect(deletion).toContainText(/aa-twice.*Not confirmed/);
  await deletion.getByRole('button', { name: 'aa-twice', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'aa-twice' });
  await expect(drawer).toContainText('This record no longer exists. You or someone else deleted it.');
  await drawer.getByRole('button', { name: 'Create again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create “aa-twice” again?' });
  await dialog.getByRole('button', { name: 'Create again' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(2);
});

test('the activity list can be searched by reason, downloaded as a file, and deleted permanently', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-filed', 'Hello');
  await expect(screen.notice('“aa-filed” created')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go to…' }).fill('activity');
  await page.getByRole('option', { name: 'Activity', exact: true }).click();
  const row = page.getByRole('region', { name: 'Activity' }).getByRole('row', { name: /aa-filed/ });
  await row.getByRole('button', { name: 'aa-filed' }).click();
  const reason = page.getByRole('dialog', { name: 'aa-filed' }).getByRole('textbox', { name: 'Reason' });
  await reason.fill('Asked for by Tom');
  await reason.press('Enter');
  await page.getByRole('dialog', { name: 'aa-filed' }).getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Asked for by Tom');
  await page.getByLabel('Search names and reasons').fill('by tom');
  await expect(page).toHaveURL(/search=by/);

  const file = async (item: string) => {
    await page.getByRole('button', { name: 'View options' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^activity-acme-\d{4}-\d\d-\d\d\.(csv|json)$/);
    return readFileSync(await saved.path(), 'utf8');
  };
  expect(await file('This list (CSV)')).toMatch(/,aa-filed,saved,Asked for by Tom,/);
  const [entry] = JSON.parse(await file('This list (JSON)')) as readonly object[];
  expect(entry).toMatchObject({
    act: 'create',
    name: 'aa-filed',
    reason: 'Asked for by Tom',
    after: { short_code: 'aa-filed', content: 'Hello' },
  });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Clear activity' }).click();
  const question = page.getByRole('dialog', { name: 'Clear your activity?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Activity cleared')).toBeVisible();
  await expect(row).toHaveCount(0);
  await signIn(page, 'admin@acme.test', '/acme/activity');
  await expect(page.getByText('No activity yet')).toBeVisible();
});

test('the activity list and the editor show a new article as unconfirmed while its request may still reach the platform', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/help-center/acme-help/articles/new');
  const article = new ArticlePage(page);
  await article.title.fill('Lost on its way');
  await sandbox.fault({ operation: 'articles.create', kind: 'server_error' });
  await article.createDraft.click();
  await expect(page.getByText('The new record can’t be found.')).toBeVisible();
  page.on('dialog', (asked) => void asked.accept());
  await signIn(page, 'admin@acme.test', '/acme/activity');
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('row');
  await expect(rows.nth(1)).toHaveText('Not confirmed 1');
  await expect(rows.nth(2)).toContainText('Lost on its way');
  await page.getByRole('button', { name: 'Check now: “Lost on its way”' }).click();
  const entry = page.getByRole('dialog', { name: 'Lost on its way' });
  await expect(entry.getByText('This change isn’t on the platform yet.')).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Mark as not saved' }).click();
  await expect(rows.nth(2)).toContainText(/Lost on its way.*Rejected/);
});
