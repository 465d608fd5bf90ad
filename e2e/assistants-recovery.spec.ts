// Assistants: no input is lost when the page closes, a response is lost or the operation fails.
import { startSandboxServer } from '../src/sandbox/server';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

test.use({ reloads: true });

const DRAFT = '/acme/assistants/support-draft';

/**
 * A configuration that disables loading the list and the assistants, so that IDs and values are entered by hand. One
 * workspace belongs to a tenant that the agent has no access to.
 */
const BY_HAND = {
  workspaces: [
    { slug: 'acme', name: 'Acme', instance: 1, accountId: 1, tenant: 'acme' },
    { slug: 'other', name: 'Other', instance: 1, accountId: 1, tenant: 'globex' },
  ],
  operations: { 'assistants.list': null, 'assistants.get': null, 'assistants.text': null },
};

test('signing out hides the review of edits to an assistant, and discards the edits on request', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const assistant = new AssistantPage(page);
  const signOut = async (response: string) => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: response, exact: true }).click();
  };
  const comeBack = async () => {
    await new SignInPage(page).enter('admin@acme.test', PASSWORD);
    await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
    await page.evaluate((to) => history.pushState(null, '', to), `${DRAFT}/settings`);
  };
  await assistant.open('support-draft');
  await assistant.describe('Written before signing out');
  await assistant.propose.click();
  await expect(assistant.confirm).toBeVisible();
  await signOut('Sign out');

  await sandbox.fault({ operation: 'assistants.proposeEdits', kind: 'server_error', times: 4 });
  await comeBack();
  await expect(assistant.description).toHaveValue('Written before signing out');
  await assistant.propose.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This is usually temporary.');
  await sandbox.clearFaults();
  await signOut('Remove data and sign out');

  await comeBack();
  await expect(assistant.description).toHaveValue('Where the next version of Support is written');
  await expect(assistant.propose).toHaveCount(0);
});

test('unsaved edits to an assistant survive a reload, including edits made while earlier edits are being applied', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.describe('Written before the reload');
  await assistant.find('Never promise a date.');
  const matches = await assistant.listMatches('Never give a date.', 20);
  await matches.getByRole('button', { name: 'Replace 20 occurrences' }).click();
  await assistant.show('Review');
  await expect(assistant.changes).toContainText('(20 occurrences)');
  await assistant.show('Settings');
  const card = page.getByRole('region', { name: 'Tools' });
  await card.getByText('JSON', { exact: true }).click();
  const tools = card.getByRole('textbox', { name: 'config.tools' });
  await tools.fill('["order_lookup", ');
  const fallback = page.getByRole('textbox', { name: 'fallback_model' });
  await fallback.fill('');
  await fallback.pressSequentially('12345');
  await expect(fallback).toHaveValue('12345');
  await page.getByRole('button', { name: 'Undo: Fallback model' }).click();
  await page.getByRole('textbox', { name: 'New key' }).fill('system_prompt');
  await expect(page.getByRole('button', { name: 'Add key' })).toBeDisabled();
  await expect(page.getByText(/Invalid values: tools\. .* saved in this browser/)).toBeVisible();

  await page.reload();
  await sandbox.fault({ operation: 'assistants.text', kind: 'server_error', times: 4 });
  await signIn(page, 'admin@acme.test', `${DRAFT}/settings`);
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(assistant.description).toHaveValue('Written before the reload');
  await expect(tools).toHaveValue('["order_lookup", ');
  await tools.fill('["order_lookup"]');
  await expectAccessible(page);
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    assistant.propose.click(),
  ]);
  expect(proposed.postDataJSON()).toEqual({
    description: 'Written before the reload',
    config: { tools: ['order_lookup'] },
    edits: [
      {
        path: 'config.system_prompt',
        old_string: 'Never promise a date.',
        new_string: 'Never give a date.',
        replace_all: true,
      },
    ],
  });
  await expect(page.getByText('These changes match your edits exactly.')).toBeVisible();
  const cards = page.locator('[data-change]');
  await expect(cards).toHaveCount(3);
  await page.getByRole('heading', { name: '3 changes to the draft' }).click();
  await page.keyboard.press(']');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('[');
  await expect(cards.last()).toBeFocused();

  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'latency', delay_ms: 1500 });
  await assistant.confirm.click();
  await assistant.show('Settings');
  await assistant.name.fill('Typed meanwhile');
  await expect(assistant.keeping).toContainText('1 change, saved in this browser');
  await expect(assistant.name).toHaveValue('Typed meanwhile');
  await expect(page.getByText('This assistant changed after you started editing')).toHaveCount(0);
  await expect(assistant.description).toHaveValue('Written before the reload');
  await assistant.show('Review');
  await expect(assistant.changes.getByRole('listitem')).toHaveText([/Name: .* → Typed meanwhile/]);
});

test('edits whose confirmation got no response are shown as unconfirmed until they are applied again', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await page.clock.install();
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Carried out, never answered');
  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'timeout_after_write' });
  await assistant.confirm.click();
  await expect.poll(() => sandbox.requests('assistants.confirmEdits')).toHaveLength(1);
  await page.clock.fastForward(125_000);
  await expect(
    page.getByText('Your edits may already be applied. You can safely apply them again'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('These changes were already applied to the draft.')).toBeVisible();
  await expect(page.getByText('No changes yet').first()).toBeVisible();
});

test('a published assistant is read-only and links to its draft', { tag: '@deep' }, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-prod?role=production');
  await expect(assistant.prompt).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByRole('link', { name: 'Review', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit the draft' }).click();
  await expect(page).toHaveURL(/support-draft\/prompt$/);
  await expect(assistant.prompt).toHaveAttribute('aria-readonly', 'false');
});

test('a person can type an assistant’s ID, setting values and prompt excerpts if the platform can’t list assistants', {
  tag: '@deep',
}, async ({ context }) => {
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', configuration: BY_HAND });
  try {
    const page = await context.newPage();
    await signIn(page, 'agent@acme.test', `${server.url}/acme/assistants`);
    await expect(page.getByText('The assistant list isn’t available')).toBeVisible();
    await page.getByRole('textbox', { name: 'Assistant ID' }).fill('support-draft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This assistant’s configuration can’t be loaded here.')).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Field' }).fill('temperature');
    await page.getByText('Number, true/false or JSON').click();
    await page.getByRole('textbox', { name: 'New value' }).fill('0.7');
    await page.getByRole('button', { name: 'Add value' }).click();
    await page.getByRole('link', { name: 'Prompt' }).click();
    await page.getByLabel('Current text').fill('Offer a call back');
    await page.getByLabel('New text').fill('Offer to call back');
    const assistant = new AssistantPage(page);
    await expect(page.getByText('Not added yet: Find and replace text.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeDisabled();
    await page.getByRole('button', { name: 'Add edit' }).click();
    const [proposed] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/propose-edits')),
      assistant.propose.click(),
    ]);
    expect(proposed.postDataJSON().config).toEqual({ temperature: 0.7 });
    await expect(assistant.changes.getByRole('listitem')).toHaveCount(2);
    await expect(
      page.getByText('Some text couldn’t be loaded, so these lines couldn’t be checked against your edits.'),
    ).toBeVisible();
    await expectAccessible(page);
    await assistant.confirm.click();
    await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
    await expect(page.getByText('No changes yet').first()).toBeVisible();
  } finally {
    await server.close();
  }
});

test("a person can't open an assistant of a tenant they don't belong to", {
  tag: '@deep',
}, async ({ context }) => {
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', configuration: BY_HAND });
  try {
    const page = await context.newPage();
    await signIn(page, 'agent@acme.test', `${server.url}/other/assistants/anything/settings`);
    await page.getByRole('combobox', { name: 'Field' }).fill('name');
    await page.getByRole('textbox', { name: 'New value' }).fill('Not here');
    await page.getByRole('button', { name: 'Add value' }).click();
    await new AssistantPage(page).propose.click();
    await expect(page.getByRole('alert').filter({ hasText: 'you don’t have access' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('discarded edits to an assistant can be restored, including edits made after an earlier discard', {
  tag: '@deep',
}, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.describe('Discarded');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await assistant.name.fill('Typed since');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(assistant.description).toHaveValue('Discarded');
  await expect(assistant.name).toHaveValue('Support (draft)');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(assistant.name).toHaveValue('Typed since');
});

test("the fields of an assistant's settings keep input and focus, even for keys such as “__proto__” and “a.b”", {
  tag: '@deep',
}, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.show('Settings');
  const temperature = page.getByRole('textbox', { name: 'config.temperature' });
  await temperature.fill('');
  await temperature.pressSequentially('0.05');
  await expect(temperature).toBeFocused();
  await expect(temperature).toHaveValue('0.05');
  await page.getByRole('button', { name: 'Clear Temperature' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo clearing temperature' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(temperature).toBeFocused();
  await expect(temperature).toHaveValue('0.2');
  for (const key of ['__proto__', 'constructor', 'a.b']) {
    await page.getByRole('textbox', { name: 'New key' }).fill(key);
    await page.getByRole('button', { name: 'Add key' }).click();
    await expect(page.getByRole('textbox', { name: key, exact: true })).toBeFocused();
    await page.keyboard.type(`of ${key}`);
  }
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    assistant.propose.click(),
  ]);
  expect(proposed.postData()).toBe(
    '{"config":{"__proto__":"of __proto__","constructor":"of constructor","a.b":"of a.b"}}',
  );
});
