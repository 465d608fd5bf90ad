// Assistants: proposing, reviewing and confirming edits, and every failure of these steps.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('the list of assistants distinguishes drafts from published assistants, and can be filtered by role', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/assistants');
  const draft = page.getByRole('row').filter({ hasText: 'Support (draft)' }).filter({ hasText: 'Draft' });
  await expect(draft.first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Sales' })).toContainText('Published');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by name or ID' }).fill(' sales ');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('production');
  await expect(page.getByRole('row').filter({ hasText: 'Sales' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '(draft)' })).toHaveText([/^Support\s*Published/]);
});

test('confirming edits sends the reviewed version as If-Match, and only the confirmation ID in the body', async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  let base = '';
  page.on('response', async (response) => {
    if (response.url().includes('/propose-edits')) base = (await response.json()).baseUpdatedAt;
  });
  await assistant.open('support-draft');
  await assistant.changePrompt();
  await assistant.describe('Where the next version of Support is written with care');
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    assistant.propose.click(),
  ]);
  const body = proposed.postDataJSON();
  expect(body.description).toBe('Where the next version of Support is written with care');
  expect(body.config).toBeUndefined();
  expect(body.edits).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('characters; read them');
  await expect(page).toHaveURL(/support-draft\/review$/);
  await expect(page.getByText('These changes match your edits exactly.')).toBeVisible();
  await expectAccessible(page);
  // The confirmed version stays on screen even if fetching the assistant again fails.
  await sandbox.fault({ operation: 'assistants.get', kind: 'server_error', times: 9 });
  const [confirmed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/confirm-edits')),
    assistant.confirm.click(),
  ]);
  expect(Object.keys(confirmed.postDataJSON())).toEqual(['confirmationId']);
  expect(confirmed.headers()['if-match']).toBe(base);
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  await assistant.show('Settings');
  await expect(assistant.description).toHaveValue('Where the next version of Support is written with care');
  await assistant.find('Never promise a date or a price.');
  await expect(assistant.matches(1)).toBeVisible();
});

test('confirming an expired proposal applies nothing and keeps the edits', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Lapses');
  await sandbox.advanceClock(1000);
  await assistant.confirm.click();
  await expect(page.getByText('This review expired, so nothing was applied.').first()).toBeVisible();
  await assistant.show('Settings');
  await expect(assistant.description).toHaveValue('Lapses');
});

test('edits to an assistant that someone else changed are applied only after the person resolves the conflicts', async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Mine');
  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'concurrent_edit' });
  await assistant.confirm.click();
  await expect(page.getByText('This assistant changed after you started editing')).toBeVisible();
  await expect(assistant.conflicts.getByRole('radio')).toHaveCount(2);
  await expect(assistant.conflicts.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(assistant.conflicts).toContainText(
    'Before both changesWhere the next version of Support is written',
  );
  await expect(assistant.continue).toBeDisabled();
  await expectAccessible(page);
  await assistant.choose('Description', 'My version');
  await assistant.continue.click();
  await expect(assistant.changes).toContainText('(edited by someone else) → Mine');
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
});

test('a confirmation request with no response is never reported as a failure', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Lost on the way back');
  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'drop_after_write' });
  await assistant.confirm.click();
  const applied = page.getByText('These changes were already applied to the draft.');
  const again = page.getByRole('button', { name: 'Apply again' });
  await expect(applied.or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(applied.first()).toBeVisible();
});

test('the draft of a published assistant is created by a separate proposal', async ({ page, sandbox }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('sales-prod');
  await expect(page.getByText('This assistant is published and has no draft.')).toBeVisible();
  await expect(assistant.prompt).toHaveAttribute('aria-readonly', 'true');
  await page.getByRole('button', { name: 'Review new draft' }).click();
  const preview = page.getByRole('region', { name: 'Changes in the new draft' });
  await expect(preview.getByRole('listitem')).toHaveText(['Settings › Name: Sales → Sales (draft)']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the draft' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Draft created. Open draft')).toBeVisible();
  expect(await sandbox.requests('assistants.confirmCreate')).toHaveLength(1);
});

test("a workspace without a tenant says that assistants aren't available", async ({ page }) => {
  await signIn(page, 'admin@aurora.test', '/aurora/assistants');
  await expect(page.getByText('No assistants in this workspace')).toBeVisible();
});

test('invalid JSON disables the review and says how to correct it', { tag: '@deep' }, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.describe('With tools');
  const card = page.getByRole('region', { name: 'Tools' });
  await card.getByText('JSON', { exact: true }).click();
  const tools = card.getByRole('textbox', { name: 'config.tools' });
  await tools.fill('["a"\n "b"]');
  await expect(page.getByText('Line 1: add a comma after "a".')).toBeVisible();
  await expect(page.getByText('Invalid values: tools.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeDisabled();
  await tools.fill('["a"]');
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    assistant.propose.click(),
  ]);
  expect(proposed.postDataJSON()).toEqual({ description: 'With tools', config: { tools: ['a'] } });
});

test('a change excluded from the review stays an unsaved edit, and the other changes are applied', async ({
  page,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.changePrompt();
  await assistant.proposeChange('Without the prompt');
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    page.getByRole('checkbox', { name: 'Include Prompt › 0. Always, Line 6' }).uncheck(),
  ]);
  expect(proposed.postDataJSON()).toEqual({ description: 'Without the prompt' });
  await expect(page.getByText('1 of 2 changes')).toBeVisible();
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await expect(assistant.changes.getByRole('listitem')).toHaveText([
    'Prompt › 0. Always: added “or a price”',
  ]);
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toBeFocused();
  await expect(page.getByText('1 of 1 change', { exact: true })).toBeVisible();
  await assistant.find('Never promise a date or a price.');
  await expect(assistant.matches(1)).toBeVisible();
});

test('changing one sentence of a prompt takes at most 8 actions, from opening the list to applying the draft', async ({
  page,
}) => {
  const assistant = new AssistantPage(page);
  await signIn(page, 'admin@acme.test', '/acme/assistants');
  const acts: string[] = [];
  const act = async (name: string, doing: Promise<unknown>) => {
    await doing;
    acts.push(name);
  };
  await act('open the draft', page.getByRole('link', { name: 'Support (draft)' }).first().click());
  const outline = page.getByRole('navigation', { name: 'Headings' });
  await act('go to the section', outline.getByRole('button', { name: '2. Lost parcels' }).click());
  await expect(outline.locator('[aria-current]')).toHaveText('2. Lost parcels');
  const sentence = assistant.prompt.getByText('When a customer writes about lost parcels');
  await act('click into the sentence', sentence.click());
  await page.keyboard.press('End');
  acts.push('to the end of the line');
  await act('type', page.keyboard.type(' Be honest.'));
  await act('review', assistant.propose.click());
  await expect(assistant.changes).toHaveText(/^Prompt › 2\. Lost parcels: added “Be honest\.?”/);
  await act('apply', assistant.confirm.click());
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  expect(acts.length, acts.join(', ')).toBeLessThanOrEqual(8);
});

test('after an unreadable success response the page offers to apply again, and the edits are applied once', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Confirmed twice');
  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'created_malformed' });
  await assistant.confirm.click();
  await expect(
    page.getByText('Your edits may already be applied. You can safely apply them again'),
  ).toBeVisible();
  await expect(page.getByText('Nothing is written yet.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('These changes were already applied to the draft.')).toBeVisible();
  const confirmed = await sandbox.requests('assistants.confirmEdits');
  expect(confirmed.map(({ status }) => status)).toEqual([200, 412]);
});

test('an agent whose tenant includes the assistant can edit it', { tag: '@deep' }, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft', 'agent@acme.test');
  await assistant.proposeChange('By an agent');
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
});

test("changes that the platform adds to a proposal are listed separately from the person's edits", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sandbox.vary(['filled-defaults']);
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Mine');
  const platform = page.getByRole('region', { name: 'The platform also changes' });
  await expect(platform).toContainText('Fallback model');
  await expect(platform).toContainText('small-1');
  await expect(platform.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('These changes match your edits exactly.')).toHaveCount(0);
  await expectAccessible(page);
  await assistant.confirm.click();
  await assistant.show('Settings');
  await expect(page.getByRole('textbox', { name: 'config.fallback_model' })).toHaveValue('small-1');
});

test('a proposal is recreated if it is stale because somebody made and then reverted a change', {
  tag: '@deep',
}, async ({ page, context, watch }) => {
  const mine = new AssistantPage(page);
  await mine.open('support-draft');
  await mine.proposeChange('Mine');
  const other = await context.newPage();
  watch(other);
  const theirs = new AssistantPage(other);
  await theirs.open('support-draft');
  await theirs.show('Settings');
  for (const text of ['Theirs', await theirs.description.inputValue()]) {
    await theirs.proposeChange(text);
    await theirs.confirm.click();
    await expect(other.getByText('Changes applied to the draft.')).toBeVisible();
  }
  await mine.confirm.click();
  await page.getByRole('button', { name: 'Review again' }).click();
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toBeFocused();
  await mine.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
});
