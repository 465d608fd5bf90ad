// Assistants: editing settings in fields. After a reload, the console finds out whether edits without a response were
// applied.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('each value of an object setting can be edited, cleared and validated in its own field', {
  tag: '@deep',
}, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.show('Settings');
  const card = page.getByRole('region', { name: 'Handoff' });
  const failures = card.getByRole('textbox', { name: 'after_failures' });
  await failures.fill('');
  await failures.pressSequentially('2.5');
  await expect(failures).toHaveValue('2.5');
  await expect(card.getByText('Was 2')).toBeVisible();
  // Invalid JSON stays in the field, and the review can't be opened.
  const days = card.getByRole('textbox', { name: 'days' });
  await days.fill('[1, 2');
  await expect(days).toHaveValue('[1, 2');
  await expect(page.getByText('Invalid values: hand_over.hours.days.')).toBeVisible();
  await days.pressSequentially('.5]');
  await expect(page.getByText('Invalid values')).toHaveCount(0);
  await card.getByRole('button', { name: 'Clear Team ID' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Undo clearing team_id' })).toBeFocused();
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    assistant.propose.click(),
  ]);
  expect(proposed.postDataJSON()).toEqual({
    config: { hand_over: { after_failures: 2.5, team_id: null, hours: { days: [1, 2.5] } } },
  });
});

test('after a reload, unconfirmed edits are marked as applied if the assistant already contains them', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const assistant = new AssistantPage(page);
  const applied = page.getByRole('region', { name: 'Applied versions' }).getByRole('listitem');
  const lose = async (description: string, kind: 'created_malformed' | 'drop_before_write') => {
    await assistant.proposeChange(description);
    await sandbox.fault({ operation: 'assistants.confirmEdits', kind, times: 9 });
    await assistant.confirm.click();
    await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible();
    await sandbox.clearFaults();
    await page.reload();
    await signIn(page, 'admin@acme.test', '/acme/assistants/support-draft/applied');
  };
  await assistant.open('support-draft');
  await lose('Written, never answered', 'created_malformed');
  await expect(applied).toHaveText([/Applied.*Description/]);
  await expect(applied.getByRole('button', { name: 'Mark as applied' })).toHaveCount(0);

  await lose('Never written', 'drop_before_write');
  await expect(applied.first()).toContainText('The assistant doesn’t have these changes');
  await expect(applied.first()).toContainText('Not confirmed');
  await expectAccessible(page);
  await applied.first().getByRole('button', { name: 'Mark as not applied' }).click();
  await expect(applied).toHaveText([/Applied.*Description/]);
});

test("after a tab switch Ctrl+Z reverts earlier prompt edits, but doesn't restore discarded edits", async ({
  page,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.changePrompt();
  await expect(assistant.propose).toBeVisible();
  await assistant.show('Settings');
  await assistant.show('Prompt');
  await assistant.prompt.press('Control+z');
  await expect(assistant.propose).toHaveCount(0);
  await assistant.prompt.press('Control+y');
  await expect(assistant.propose).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(assistant.propose).toHaveCount(0);
  await assistant.prompt.press('Control+z');
  await assistant.show('Settings');
  await expect(assistant.propose).toHaveCount(0);
});

test('the review includes a list entry that was typed but not yet added with “Add”', async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.show('Settings');
  await page.getByRole('textbox', { name: 'New entry: Tools' }).fill('escalate');
  await assistant.describe('With one tool more');
  await expect(page.getByRole('checkbox', { name: 'escalate' })).toBeChecked();
  await expect(assistant.propose).toHaveText(/2 changes/);
});

test('the page says the draft may exist if both the create request and the check for the draft fail', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('sales-prod');
  await page.getByRole('button', { name: 'Review new draft' }).click();
  await sandbox.fault({ operation: 'assistants.confirmCreate', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'assistants.list', kind: 'server_error', times: 50 });
  await page.getByRole('button', { name: 'Create the draft' }).click();
  const check = page.getByRole('button', { name: 'Check now' });
  await check.click();
  await expect(page.getByText('This is usually temporary.').first()).toBeVisible();
  await expect(check).toBeEnabled();
  await expect(page.getByText('it isn’t there')).toHaveCount(0);
  await sandbox.clearFaults();
  await check.click();
  const found = page.getByRole('link', { name: /^(Open its draft|Edit the draft)/ });
  await expect(found.first()).toBeVisible();
  expect(await sandbox.requests('assistants.confirmCreate')).toHaveLength(1);
});

test('a number that is ambiguous or can’t be stored exactly is rejected, and the review shows no change', async ({
  page,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.show('Settings');
  const temperature = page.getByRole('textbox', { name: 'config.temperature' });
  await temperature.fill('');
  await temperature.pressSequentially('1,000');
  await expect(temperature).toHaveAccessibleDescription('1,000 can mean 1000 or 1.0. Enter one of these.');
  await temperature.fill('9007199254740993');
  await expect(temperature).toHaveAccessibleDescription(/would become 9007199254740992/);
  await temperature.fill('');
  await temperature.pressSequentially('1e-3');
  await expect(temperature).toHaveValue('1e-3');
  await expect(temperature).not.toHaveAttribute('aria-invalid', 'true');
  const card = page.getByRole('region', { name: 'Answers' });
  await card.getByText('JSON', { exact: true }).click();
  await expect(temperature).toHaveValue('0.001');
  await temperature.fill('2500');
  await temperature.pressSequentially(',');
  await expect(temperature).toHaveAccessibleDescription(/remove everything after the value/);
  await assistant.show('Review');
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('No changes');
});
