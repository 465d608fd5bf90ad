// The list of campaigns: this browser's drafts and sent campaigns, and the actions for each.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { getOldProfileFilePath, openFormerBuildTab } from './old-profile';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

const LIST = '/acme/campaigns';
const ME = 'admin@acme.test';
const DRAFT = 'Our desk is closed on 25 and 26 December. We answer again on the 27th at 9:00.';

// Fills the browser's storage with one sent campaign, two campaigns with unknown outcomes, and one draft.
test.beforeEach(({ context }) => openFormerBuildTab(context));

test('the list of campaigns has tabs with counts, opens a campaign on click, and copies campaigns to drafts', async ({
  page,
  sandbox,
}) => {
  await signIn(page, ME, LIST);
  const campaigns = new CampaignsPage(page);
  const table = page.getByRole('table');
  await expect(campaigns.tab('All')).toHaveText('All4');
  // Campaigns that need attention come first.
  await expect(table.getByRole('link')).toHaveText([
    DRAFT,
    'Our winter shop is open.',
    DRAFT,
    'Our winter hours',
  ]);
  await expect(campaigns.tab('Drafts')).toHaveText('Drafts1');
  await expect(campaigns.tab('Scheduled')).toHaveText('Scheduled0');
  await expect(campaigns.tab('Sent')).toHaveText('Sent1');
  await expect(campaigns.tab('Needs attention')).toHaveText('Needs attention2');
  await campaigns.tab('Sent').click();
  await expect(page.getByRole('navigation', { name: 'Status' }).locator('[aria-current]')).toHaveText([
    'Sent1',
  ]);
  await expect(page.getByText('2 campaigns need your attention.')).toBeVisible();
  await page.getByRole('link', { name: 'Resolve' }).click();
  await expect(page).toHaveURL(/state=attention/);
  await expect(table.getByRole('link')).toHaveText([DRAFT, 'Our winter shop is open.']);

  await campaigns.tab('Sent').click();
  const row = campaigns.row('Our winter hours');
  await expect(row).toContainText('1,201');
  await row.hover();
  await row.getByRole('button', { name: 'Use as a new draft' }).click();
  await expect(page).toHaveURL(/campaigns\/new\?draft=/);
  await page.goBack();
  await campaigns.tab('Drafts').click();
  await expect(campaigns.tab('Drafts')).toHaveText('Drafts2');
  await expect(table.getByRole('link')).toHaveText(['Our winter hours', DRAFT]);

  await campaigns.tab('Needs attention').click();
  await campaigns.row('Our winter shop is open.').getByText('640').click();
  await expect(campaigns.wentOut).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);
});

test('the calendar shows campaigns by day, and its month is part of the address', async ({ page }) => {
  await signIn(page, ME, `${LIST}?view=calendar&month=2026-10`);
  const month = (name: string) => page.getByRole('region', { name });
  await expect(month('October 2026').getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'November 2026' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  const campaigns = month('November 2026').getByRole('link');
  await expect(campaigns).toHaveText([/Our winter hours/, /Our winter shop/, /Our desk is closed/]);
  await expect(campaigns.first()).toHaveAccessibleName(/^Our winter hours, Sent, .+, 1,201 recipients$/);
  await expect(page.getByText('1 sent · 2 not confirmed')).toBeVisible();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('email');
  await expect(campaigns).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('');
  await campaigns.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our winter hours' })).toBeVisible();
  await page.goBack();
  await expect(campaigns).toHaveCount(3);

  // On a phone the calendar marks days with dots, and the list below it has the details.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(campaigns.first()).toBeHidden();
  await expect(page.getByRole('region', { name: 'Before' }).getByRole('link')).toHaveCount(3);
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the calendar can show a single week, and the page’s address contains that week', async ({ page }) => {
  await signIn(page, ME, `${LIST}?view=calendar&month=2026-10`);
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/week=2026-09-28/);
  await expect(page.getByRole('region', { name: /^28 Sept\s–\s4 Oct 2026$/ })).toBeVisible();
  await page.getByRole('button', { name: /^5\s–\s11 Oct 2026$/ }).press('Enter');
  await expect(page).toHaveURL(/week=2026-10-05/);
  await page.getByText('Month', { exact: true }).click();
  await page.getByRole('button', { name: 'November 2026' }).click();
  const sent = page.getByRole('listitem').filter({ hasText: 'Our winter hours' });
  const day = await sent.locator('time').getAttribute('datetime');
  await signIn(page, ME, `${LIST}?view=calendar&week=${day}`);
  const week = page.getByRole('region', { name: /\s–\s.*2026$/ });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByRole('link', { name: /^Our winter hours/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Before' }).getByText('Our winter hours')).toBeVisible();
  await page.getByText('Month', { exact: true }).click();
  await expect(page).not.toHaveURL(/week=/);
  await expect(page.getByRole('region', { name: 'November 2026' })).toBeVisible();
});

test('importing a list of campaigns keeps the open campaign on screen and marks the imported campaigns', async ({
  page,
}) => {
  await signIn(page, ME, LIST);
  const campaigns = new CampaignsPage(page);
  await expect(campaigns.tab('Needs attention')).toHaveText('Needs attention2');
  const file = JSON.parse(readFileSync(getOldProfileFilePath('campaigns.json'), 'utf8'));
  const refused = { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null };
  const attempts = file.attempts.map((attempt: object) => ({ ...attempt, state: refused }));
  attempts.push({ ...attempts[0], id: 'from-a-file', text: 'Sent elsewhere' });
  const buffer = Buffer.from(JSON.stringify({ ...file, attempts }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import list' }).click();
  await (await chooser).setFiles({ name: 'campaigns.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('1 added, 0 updated, 2 already here, 0 skipped.')).toBeVisible();
  await expect(campaigns.tab('Needs attention')).toHaveText('Needs attention2');
  await expect(campaigns.tab('Sent')).toHaveText('Sent1');
  await campaigns.tab('Failed').click();
  const table = page.getByRole('table');
  await expect(table.getByText('Imported', { exact: true })).toHaveCount(1);
  await expect(campaigns.row('Sent elsewhere')).toContainText('Imported');
  await campaigns.row('Sent elsewhere').getByRole('link').click();
  await expect(page.getByText('This record was imported from a file')).toBeVisible();
  await expect(page.getByText('Imported on')).toBeVisible();
});

test('the list shows a renamed campaign under its new name, and discarding a draft asks first', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, ME, LIST);
  const campaigns = new CampaignsPage(page);
  const act = async (row: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${row}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Our winter hours', 'Rename campaign');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Winter');
  await name.press('Enter');
  await expect(campaigns.row('Winter')).toBeVisible();
  await campaigns.tab('Drafts').click();
  await act(DRAFT, 'Rename campaign');
  await name.fill('Christmas');
  await name.press('Escape');
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await act('Christmas', 'Use as a new draft');
  await expect(page).toHaveURL(/draft=/);
  await page.goBack();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Christmas', 'Christmas']);
  await page.getByRole('button', { name: 'Actions for Christmas' }).first().click();
  await page.getByRole('menuitem', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(campaigns.tab('Drafts')).toHaveText('Drafts2');
  await page.getByRole('button', { name: 'Actions for Christmas' }).first().click();
  await page.getByRole('menuitem', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(campaigns.tab('Drafts')).toHaveText('Drafts1');
});

test('the address of the list of campaigns contains the search, the filters and the sort order', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, ME, `${LIST}?state=attention&sort=name`);
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveText([DRAFT, 'Our winter shop is open.']);
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await head('Recipients').getByRole('button').click();
  await expect(head('Recipients')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=recipients/);
  await page.getByRole('combobox', { name: 'Label' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'When' }).selectOption({ label: 'Last 24 hours' });
  await expect(page).toHaveURL(/label=.*since=|since=.*label=/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(links).toHaveCount(2);
  await page.getByRole('searchbox').fill('winter');
  await expect(links).toHaveText(['Our winter shop is open.']);
  await page.getByRole('searchbox').fill('nothing of this');
  const nothing = page.getByRole('status').filter({ hasText: 'Try part of a name' });
  await nothing.getByRole('button').click();
  await expect(links).toHaveCount(2);
});

test("refreshing the statuses distinguishes a campaign that doesn't exist from a failed request", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, ME, LIST);
  const refresh = page.getByRole('button', { name: 'Refresh statuses' });
  await refresh.click();
  await expect.poll(() => sandbox.requests('campaigns.get')).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'There is no campaign with the ID 100001' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Campaigns' });
  await expect(heading).toBeFocused();
  await sandbox.fault({ operation: 'campaigns.get', kind: 'status', status: 403 });
  await refresh.click();
  await expect(page.getByRole('region', { name: 'Refresh statuses' }).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('table')).toContainText('Our winter hours');
});

test('a campaign stays unconfirmed until its outcome is entered, and a nonexistent campaign ID is rejected', async ({
  page,
}) => {
  await signIn(page, ME, `${LIST}?state=attention`);
  const campaigns = new CampaignsPage(page);
  await campaigns.row('Our winter shop is open.').getByText('640').click();
  await expect(campaigns.heading('Not confirmed whether the campaign was sent')).toBeVisible();
  await expect(campaigns.didNotGoOut).toBeDisabled();
  const number = page.getByLabel('Campaign ID (optional)');
  await number.fill('999999');
  await campaigns.wentOut.click();
  await expect(campaigns.alert).toHaveText('There is no campaign with the ID 999999');
  await expect(campaigns.heading('Not confirmed whether the campaign was sent')).toBeVisible();
  await number.clear();
  await campaigns.wentOut.click();
  await expect(campaigns.heading('Sent to 640 recipients')).toBeVisible();
  await expect(campaigns.wentOut).toBeHidden();
  await page.getByText('Change the result').click();
  await number.fill('999999');
  await campaigns.wentOut.click();
  await expect(campaigns.alert).toHaveText('There is no campaign with the ID 999999');
  await campaigns.toList.click();
  await expect(campaigns.tab('Needs attention')).toHaveText('Needs attention1');
});

test('an unreadable campaign record is reported on every tab, and can be removed on the tab “Needs attention”', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/config.json');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('campaign-ledger');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('attempts', 'readwrite');
          writing.objectStore('attempts').put({ workspace: '1/1', sentAt: 1 }, 'broken');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await signIn(page, ME, `${LIST}?state=scheduled`);
  const campaigns = new CampaignsPage(page);
  await expect(
    page.getByText('2 campaigns need your attention. 1 campaign record can’t be read.'),
  ).toBeVisible();
  await expect(page.getByText('1 campaign record can’t be read', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Resolve' }).click();
  await expect(campaigns.tab('Needs attention')).toHaveText('Needs attention3');
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(campaigns.tab('Needs attention')).toHaveText('Needs attention2');
  await expect(page.getByText('Unblocked by admin@acme.test')).toBeVisible();
});

test("input on the page of one campaign doesn't appear on the page of another", async ({ page }) => {
  await signIn(page, ME, `${LIST}?state=attention`);
  const campaigns = new CampaignsPage(page);
  const number = page.getByRole('textbox', { name: /^Campaign ID/ });
  const looked = page.getByRole('checkbox');
  const names = page.getByRole('table').getByRole('link');
  await expect(names).toHaveCount(2);
  const [first = '', second = ''] = await names.allTextContents();
  for (const name of [first, second]) {
    await names.filter({ hasText: name }).click();
    await expect(campaigns.didNotGoOut).toBeDisabled();
    // Waits for the list of recently opened records, because its code loads only after the first screen.
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByTitle(name)).toBeVisible();
    if (name === first) await page.goBack();
  }
  await number.fill('77');
  await looked.check();
  await page.getByRole('navigation').getByRole('link', { name: first }).click();
  await expect(campaigns.heading(first)).toHaveCount(1);
  await expect(number).toHaveValue('');
  await expect(looked).not.toBeChecked();
  await expect(campaigns.didNotGoOut).toBeDisabled();
});
