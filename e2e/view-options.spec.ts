// Display options and CSV export of lists. The row height and the columns are chosen and stored separately for each
// list.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

const options = (page: Page) => page.getByRole('button', { name: 'View options' });

/** Opens the list's menu and downloads the list. Returns the file's name, and its lines split at commas. */
async function exported(page: Page, item = 'This list (CSV)'): Promise<{ name: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), lines };
}

test('the row height and columns chosen for a list are stored, and an export contains all rows of the list', async ({
  page,
}) => {
  await signIn(page, undefined, '/acme/help-center/acme-help?status=published');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['', 'Title', 'Status', 'Category', 'Author', 'Language', 'Last updated']);
  await options(page).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Category' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Title' })).toHaveCount(0);
  await expect(heads).toHaveText(['', 'Title', 'Status', 'Author', 'Language', 'Last updated']);
  const range = await page.getByText(/^1–25 of \d+$/).textContent();
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^articles-acme-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('Title,Status,Author,Language,Last updated');
  expect(`1–25 of ${lines.length - 1}`).toBe(range);
  expect(lines.length - 1).toBeGreaterThan(25);
  await expectAccessible(page);
  expect(lines.filter((line) => !/,Published,.*,\d{4}-\d\d-\d\dT/.test(line))).toEqual([lines[0]]);

  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(heads.filter({ hasText: 'Slug' })).toBeVisible();
  expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBe(40);
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await expect(heads).toHaveText(['', 'Title', 'Status', 'Author', 'Language', 'Last updated']);
  expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBe(32);
});

test('conversations can show team and labels as columns, and their export names agents and teams', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, undefined, '/acme/conversations?status=open');
  const row = page.getByRole('row').filter({ hasText: '#1042' });
  await expect(row).toContainText('Tobias Okonjo');
  expect(await sandbox.requests('teams.list')).toEqual([]);
  await options(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Team' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Labels' }).click();
  await expect(page.getByRole('columnheader', { name: 'Labels' })).toBeVisible();
  await expect(row.getByText('Workshop')).toBeVisible();
  await expect(row.getByRole('cell', { name: 'warranty vip', exact: true })).toBeVisible();
  await expectAccessible(page);
  const { lines } = await exported(page);
  expect(lines[0]).toBe('Priority,Number,Contact,Status,Labels,Team,Inbox,Assignee,Waiting,Last activity');
  expect(lines.find((line) => line.includes(',1042,'))).toMatch(
    /,"(warranty, vip|vip, warranty)",Workshop,Acme website,Tobias Okonjo,/,
  );

  // If the lists of names can't be loaded, the file contains IDs.
  for (const operation of ['agents.list', 'teams.list'])
    await sandbox.fault({ operation, kind: 'status', status: 403, times: 9 });
  await signIn(page, undefined, '/acme/conversations?status=open');
  await expect(row).toBeVisible();
  await options(page).click();
  expect((await exported(page)).lines.find((line) => line.includes(',1042,'))).toMatch(
    /",#304,Acme website,#2,/,
  );
});

test('an export waits for the request limit, can be stopped, and says why it failed', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, undefined, '/acme/teams');
  await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
  const item = page.getByRole('menuitem', { name: 'This list (CSV)' });
  const progress = page.getByRole('region', { name: 'Export' });
  await sandbox.fault({ operation: 'teams.list', kind: 'rate_limited', retry_after_s: 60 });
  await options(page).click();
  await item.click();
  await progress.getByRole('button', { name: 'Stop' }).click();
  await expect(progress).toHaveCount(0);

  await signIn(page, undefined, '/acme/teams');
  await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
  await sandbox.fault({ operation: 'teams.list', kind: 'status', status: 403 });
  await options(page).click();
  await item.click();
  await expect(progress.getByRole('alert')).toBeVisible();
  await progress.getByRole('button', { name: 'Close' }).click();
  await expect(progress).toHaveCount(0);
});

/**
 * For each list: its path, the start of the CSV file's name, the first optional column, and the first line of the file
 * without that column.
 */
const LISTS: readonly (readonly [path: string, file: string, column: string | null, heading: string])[] = [
  [
    'conversations',
    'conversations',
    'Priority',
    'Number,Contact,Status,Labels,Team,Inbox,Assignee,Waiting,Last activity',
  ],
  ['inboxes', 'inboxes', 'Channel', 'Name,Greeting,Time zone,Business hours,Satisfaction,Auto-assignment'],
  ['canned-responses', 'canned-responses', 'Content', 'short_code,content'],
  ['macros', 'macros', 'Actions', 'Name,Visible to,Last updated'],
  [
    'automation-rules',
    'automation-rules',
    null,
    'Event,Run order,Name,Description,Conditions,Actions,Status',
  ],
  ['availability-reasons', 'availability-reasons', null, 'Reason,Last updated'],
  ['teams', 'teams', 'Description', 'Name,Time zone,Auto-assignment'],
  ['help-center', 'portals', 'Slug', 'Name,Languages,Last updated'],
  ['help-center/acme-help', 'articles', 'Status', 'Title,Category,Author,Language,Last updated'],
  ['help-center/acme-help/categories', 'categories', 'Language', 'Name,Translations,Slug'],
  ['help-center/acme-help/translations', 'translations', 'English (en)', 'Original,Spanish (es)'],
  [
    'campaigns',
    'campaigns',
    'Audience',
    'Name,Status,Channel,Audience,Sender,Recipients,Requested at,Scheduled for,Requested by,Campaign ID,Imported on,Message',
  ],
  [
    'activity',
    'activity',
    'Action',
    'at,person,workspace,kind,act,record,parent,name,state,reason,before,after,problem,run,ended_at,id',
  ],
  ['assistants', 'assistants', 'Status', 'Name,Linked to,Role,Last updated'],
];

/** Navigates to another screen without a reload and waits for it. */
async function go(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
  await expect(page).not.toHaveTitle(before);
}

test('every list can be exported and has options for its row height and columns', { tag: '@deep' }, async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, undefined, '/acme/used-by');
  for (const [path, file, column, heading] of LISTS) {
    await test.step(path, async () => {
      await go(page, path);
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await options(page).click();
      if (column) {
        await page.getByRole('menuitemcheckbox').first().click();
        expect(await page.getByRole('menuitemcheckbox').first().textContent()).toBe(column);
      }
      await page.getByRole('menuitemradio', { name: 'Compact' }).click();
      const { name, lines } = await exported(page);
      expect(name).toMatch(new RegExp(`^${file}-acme-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      expect(lines[0]).toBe(heading);
      expect(lines.join('\n')).not.toMatch(/\[object|undefined|NaN/);
      if (column) await expect(page.getByRole('columnheader', { name: column, exact: true })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});
