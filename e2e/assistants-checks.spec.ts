// Assistants: checks of a prompt. They are stored in this browser and run when changes are reviewed.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';

test.use({ reloads: true });

const openChecks = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Prompt checks' }).click();
  return page.getByRole('dialog', { name: 'Prompt checks' });
};

const importChecks = async (page: Page, sheet: string) => {
  const dialog = await openChecks(page);
  await dialog
    .getByLabel('Import checks')
    .setInputFiles({ name: 'checks.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(dialog.getByRole('status').first()).toContainText('imported');
  return dialog;
};

test('prompt checks are added, edited, imported and exported, and failed checks don’t prevent applying the changes', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  const { public_url: address } = (await send('POST', 'portals/coffee/articles', {
    article: { title: 'Prices', content: 'All of them', status: 'published' },
  })) as { public_url: string };
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  const dialog = await openChecks(page);
  await expect(dialog).toContainText('No checks yet.');
  const add = dialog.getByRole('button', { name: 'Add check' });
  const save = dialog.getByRole('button', { name: 'Save check' });
  const kind = dialog.getByLabel('Type of check');
  await add.click();
  await save.click();
  await expect(dialog.getByLabel('Text to look for')).toHaveAccessibleDescription('This field is required.');
  await kind.selectOption('Must not contain');
  await dialog.getByLabel('Text to look for').fill('a price');
  // Escape asks before it discards the typed check.
  await page.keyboard.press('Escape');
  const question = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Discard changes' }) });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Text to look for')).toHaveValue('a price');
  await expectAccessible(page);
  await save.click();
  await expect(add).toBeFocused();
  await add.click();
  await kind.selectOption('Maximum length');
  const length = dialog.getByLabel('Maximum number of characters');
  await length.fill('1.5');
  await save.click();
  await expect(length).toHaveAccessibleDescription('Enter a whole number above 0.');
  await length.fill('100000');
  await save.click();
  await dialog.getByRole('button', { name: 'Edit check: At most 100,000 characters' }).click();
  await length.fill('200000');
  await save.click();
  const choose = (text: string) =>
    dialog
      .getByLabel('Import checks')
      .setInputFiles({ name: 'checks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Title,Text\na,b');
  await expect(dialog).toContainText('This file has no checks.');
  await choose('check,value\nlinks,\nteams,Customer Care\nheading,Trial\ncontains,=1+1\nother,x\n');
  await expect(dialog.getByRole('status').first()).toContainText('4 checks imported');
  await expect(dialog.getByRole('status').first()).toContainText('were skipped: 6.');
  await dialog.getByRole('button', { name: 'Remove check: Must contain “=1+1”' }).click();
  const lines = dialog.getByRole('list', { name: 'Prompt checks' }).getByRole('listitem');
  await expect(lines).toHaveText([
    'Must not contain “a price”',
    'At most 200,000 characters',
    'Article links must work',
    'Teams must exist: Customer Care',
    'Must have the heading “Trial”',
  ]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(lines.nth(5)).toHaveText('Must contain “=1+1”');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as CSV' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported.trim().split('\r\n')).toEqual([
    'check,value,prompt',
    'excludes,a price,',
    'max-length,200000,',
    'links,,',
    'teams,Customer Care,',
    'heading,Trial,',
    "contains,'=1+1,",
  ]);
  await dialog.getByRole('button', { name: 'Remove check: Must contain “=1+1”' }).click();
  await expect(lines).toHaveCount(5);
  await page.keyboard.press('Escape');

  await assistant.find('Never promise a date.');
  await assistant.replacement.fill(`Never promise a date or a price. Links: ${address} or ${address}-2025.`);
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await assistant.propose.click();
  const results = page.getByRole('region', { name: 'Prompt checks' });
  await expect(results.getByRole('status')).toHaveText('2 checks failed');
  await expect(results.getByRole('listitem')).toHaveText([
    /Must not contain “a price”.*The text occurs 1 time\.Line \d+: .*a date or a price\. Links/,
    /Article links must work.*No article has the address \S+-2025\.Line \d+: .*-2025/,
  ]);
  await expectAccessible(page);
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
});

test('changes can be applied when prompt checks can’t load their lists, and the checks can be repeated', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'teams.list', kind: 'server_error', times: 20 });
  await sandbox.fault({ operation: 'labels.list', kind: 'server_error', times: 20 });
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await importChecks(page, 'check;value\nteams;Billing\nlabels;vip\nheading;Trial');
  await page.keyboard.press('Escape');
  await assistant.changePrompt();
  await assistant.propose.click();
  const results = page.getByRole('region', { name: 'Prompt checks' });
  await expect(results).toContainText('Couldn’t check: Teams must exist: Billing and Labels must exist: vip');
  await expect(assistant.confirm).toBeEnabled();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await results.getByRole('button', { name: 'Try again' }).click();
  await expect(results.getByRole('status')).toHaveText('All 3 checks passed');
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
});
