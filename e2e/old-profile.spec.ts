// Data that earlier builds stored in browsers and files. None of it may be lost, and no sent campaign may be sent
// again.
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { getOldProfileFilePath, openFormerBuildTab } from './old-profile';
import { AssistantPage } from './pages/assistant-page';
import { CampaignsPage } from './pages/campaigns-page';
import { CannedResponseImportPage } from './pages/canned-response-import-page';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { MacroPage } from './pages/macro-page';
import { PASSWORD, SignInPage, signIn, TEXT_MESSAGE_CODE } from './pages/sign-in-page';
import { TeamPage } from './pages/team-page';

test.use({ freshPage: true });

const ME = 'admin@acme.test';

test.describe('upgrading while a tab of an older build is open', () => {
  test.beforeEach(({ context }) => openFormerBuildTab(context));

  test('all campaigns stored by an older build are kept, and none that may have been sent is sent again', async ({
    page,
    sandbox,
  }) => {
    const campaigns = new CampaignsPage(page);
    await signIn(page, ME, '/acme/campaigns');
    const list = page.getByRole('table');
    await expect(list.getByText('Sent', { exact: true })).toHaveCount(1);
    await campaigns.tab('Needs attention').click();
    await expect(list.getByText('Not confirmed', { exact: true })).toHaveCount(2);
    await campaigns.openDraft(
      'Our desk is closed on 25 and 26 December. We answer again on the 27th at 9:00.',
    );
    await campaigns.step('Review').click();
    await campaigns.count();
    await expect(page.getByText('This exact campaign may already have been sent.')).toBeVisible();
    await expect(campaigns.ask).toBeDisabled();
    expect(await sandbox.requests('campaigns.create')).toEqual([]);
  });

  test('in every form, unsaved text that an older build stored is restored', { tag: '@deep' }, async ({
    page,
  }) => {
    const macro = new MacroPage(page);
    await macro.open(3010);
    await expect(macro.name).toHaveValue('Renamed by the old build');
    await expect(macro.actions).toHaveCount(3);
    await macro.open('new');
    await expect(macro.name).toHaveValue('New in the old build');
    await expect(macro.actions).toHaveCount(1);

    const team = new TeamPage(page);
    await team.open(302);
    await expect(team.name).toHaveValue('Invoices of the old build');

    const canned = new CannedResponsesPage(page);
    await signIn(page, ME, '/acme/canned-responses?search=billing/refund');
    await canned.edit('billing/refund');
    await expect(canned.content).toHaveValue('Changed in the old build');
    await signIn(page, ME, '/acme/canned-responses');
    await canned.openNew();
    await expect(canned.shortCode).toHaveValue('aa-new');
    await expect(canned.content).toHaveValue('New in the old build, too');

    const assistant = new AssistantPage(page);
    await assistant.open('support-draft');
    await assistant.show('Settings');
    await expect(assistant.description).toHaveValue('Described by the old build');
    await assistant.show('Review');
    await expect(assistant.changes).toContainText('(20 occurrences)');
    await expect(assistant.changes.getByRole('listitem')).toHaveCount(3);
  });

  test('unsaved articles that an older build stored are restored with their versions', {
    tag: '@deep',
  }, async ({ page }) => {
    const editor = new ArticlePage(page);
    await signIn(page, ME, `${DEMO_PORTAL_PATH}/articles/new`);
    await editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.title).toHaveValue('Written before');
    await expect(editor.text).toContainText('A text that was never sent.');

    await signIn(page, ME, `${DEMO_PORTAL_PATH}/articles/10083`);
    await editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.text).toContainText('Saved by the old build.');
    await expect(editor.text).toContainText('Typed, a version ago. And kept.');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(editor.dialog.getByRole('button', { name: /^(Saved|Edited)/ })).toHaveCount(2);
  });

  test('an import interrupted in an older build continues at its position', { tag: '@deep' }, async ({
    page,
    sandbox,
  }) => {
    const importing = new CannedResponseImportPage(page);
    await importing.open(ME);
    await importing.choose('renamed.csv', readFileSync(getOldProfileFilePath('half-imported.csv'), 'utf8'));
    await importing.start.click();
    await expect(importing.counts.getByRole('button', { name: '12 created' })).toBeVisible();
    // The file has twelve rows. The older build wrote the first four, and didn't store the outcome of the fifth.
    expect(await sandbox.requests('cannedResponses.create')).toHaveLength(8);
  });
});

test('files exported by an older build can be imported', { tag: '@deep' }, async ({ page, sandbox }) => {
  const campaigns = new CampaignsPage(page);
  const choose = async (item: string, file: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await (await chooser).setFiles(getOldProfileFilePath(file));
  };
  const signingIn = new SignInPage(page);
  await signingIn.open('/acme/campaigns');
  await signingIn.enter('mfa@acme.test', PASSWORD);
  await signingIn.enterCode(TEXT_MESSAGE_CODE);
  await choose('Import list', 'campaigns.json');
  await expect(page.getByText('2 added, 0 updated, 0 already here, 0 skipped.')).toBeVisible();
  await choose('Open approval file', 'approval.json');
  await campaigns.step('Review').click();
  await expect(page.getByText('Campaign prepared by admin@acme.test')).toBeVisible();
  await campaigns.count();
  await expect(page.getByText('Sending an earlier campaign isn’t confirmed')).toBeVisible();

  const importing = new CannedResponseImportPage(page);
  for (const file of ['canned-responses.csv', 'canned-responses.json']) {
    await importing.open(ME);
    await importing.choose(file, readFileSync(getOldProfileFilePath(file), 'utf8'));
    await expect(importing.counts.getByRole('button', { name: '3 unchanged' })).toBeVisible();
  }

  await signIn(page, ME, '/acme/macros/import');
  await page.locator('input[type=file]').setInputFiles(getOldProfileFilePath('macros.json'));
  await expect(page.getByRole('button', { name: '7 already here' })).toBeVisible();

  await signIn(page, ME, '/acme/help-center/acme-wholesale/settings');
  await page.getByLabel('Import files or a ZIP…').setInputFiles(getOldProfileFilePath('acme-wholesale.zip'));
  await expect(page.getByRole('dialog').getByText('an article with this title already exists')).toHaveCount(
    3,
  );
  const writes = (await sandbox.requests()).filter(
    ({ method, path }) => method !== 'GET' && /^\/v1/.test(path),
  );
  expect(writes.map(({ operation }) => operation).filter((id) => id !== 'campaigns.preview')).toEqual([]);
});
