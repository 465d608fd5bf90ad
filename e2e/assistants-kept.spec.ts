// Assistants: nothing typed is lost, whatever becomes of the page, the answer or the operation.
import { startSandboxServer } from '../src/sandbox/server';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

const DRAFT = '/acme/assistants/support-draft';

/** Neither the list nor an assistant can be read; one workspace is of a tenant that the agent doesn't have. */
const BY_HAND = {
  workspaces: [
    { slug: 'acme', name: 'Acme', instance: 1, accountId: 1, tenant: 'acme' },
    { slug: 'other', name: 'Other', instance: 1, accountId: 1, tenant: 'globex' },
  ],
  operations: { 'assistants.list': null, 'assistants.get': null, 'assistants.text': null },
};

test('edits outlive a reload, and what is typed during a confirmation outlives it', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.description.fill('Written before the reload');
  await assistant.find('Never promise a date.');
  await assistant.replacement.fill('Never give a date.');
  await page.getByRole('button', { name: 'Replace all (20)' }).click();
  await expect(assistant.changes).toContainText('(20 occurrences)');
  const tools = page.getByRole('textbox', { name: 'tools' });
  await tools.fill('["order_lookup", ');
  const fallback = page.getByRole('textbox', { name: 'fallback_model' });
  await fallback.fill('');
  await fallback.pressSequentially('12345');
  await expect(fallback).toHaveValue('12345');
  await page.getByRole('button', { name: 'Undo: config.fallback_model' }).click();
  await page.getByRole('textbox', { name: 'New key' }).fill('system_prompt');
  await expect(page.getByRole('button', { name: 'Add key' })).toBeDisabled();
  await expect(assistant.keeping).toContainText('Edits saved in this browser.');

  await page.reload();
  await sandbox.fault({ operation: 'assistants.text', kind: 'server_error', times: 4 });
  await signIn(page, 'admin@acme.test', DRAFT);
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
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toBeFocused();

  await page.getByRole('region', { name: 'Changes to apply' }).press('n');
  await expect(page.getByRole('status').filter({ hasText: 'Change 1 of' })).toContainText(
    'Never give a date.',
  );
  await expect(page.getByRole('row').and(page.locator('[aria-current=true]')).first()).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('status').filter({ hasText: 'Change 21 of 21' })).toContainText(
    'Written before the reload',
  );

  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'latency', delay_ms: 1500 });
  await assistant.confirm.click();
  await assistant.name.fill('Typed meanwhile');
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  await expect(assistant.name).toHaveValue('Typed meanwhile');
  await expect(page.getByText('This assistant changed after you started editing')).toHaveCount(0);
  await expect(assistant.description).toHaveValue('Written before the reload');
  await expect(assistant.changes.getByRole('listitem')).toHaveText([/name: .* → “Typed meanwhile”/]);
});

test('an answer that never comes is unknown, and confirming again settles it', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.proposeChange('Carried out, never answered');
  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'timeout_after_write' });
  await assistant.confirm.click();
  await expect.poll(() => sandbox.requests('assistants.confirmEdits')).toHaveLength(1);
  await page.clock.fastForward(125_000);
  await expect(
    page.getByText('You can safely apply again: if the changes were already applied, nothing happens twice.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('These changes were already applied to the draft.')).toBeVisible();
  await expect(page.getByText('No changes yet.')).toBeVisible();
});

test('what was typed on a published assistant goes along to its draft', { tag: '@deep' }, async ({
  page,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-prod?role=production');
  await assistant.find('Never ask for a password');
  await assistant.findField.press('Enter');
  await assistant.replacement.fill('Never, ever ask for a password');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await assistant.propose.click();
  await page
    .getByRole('region', { name: 'Review', exact: true })
    .getByRole('link', { name: 'Open its draft (support-draft)' })
    .click();
  await expect(page).toHaveURL(/support-draft\?role=production/);
  await page.getByRole('link', { name: 'Clear the role filter (production) to open it' }).click();
  await expect(
    page.getByText('You started these edits on the published assistant support-prod'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Move my edits to the new version' }).click();
  await expect(assistant.changes.getByRole('listitem')).toHaveCount(1);
  await assistant.propose.click();
  await expect(page.getByText('These changes match your edits exactly.')).toBeVisible();
});

test('with the list and reading switched off, ids, values and excerpts are entered by hand', {
  tag: '@deep',
}, async ({ context }) => {
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', configuration: BY_HAND });
  try {
    const page = await context.newPage();
    await signIn(page, 'agent@acme.test', `${server.url}/acme/assistants`);
    await expect(page.getByText('The assistant list isn’t available.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Assistant ID' }).fill('support-draft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This assistant’s configuration can’t be loaded here.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Field' }).fill('temperature');
    await page.getByText('Number, yes or no, JSON').click();
    await page.getByRole('textbox', { name: 'New value' }).fill('0.7');
    await page.getByRole('button', { name: 'Add value' }).click();
    await page.getByLabel('Current text').fill('Offer a call back');
    await page.getByLabel('New text').fill('Offer to call back');
    const assistant = new AssistantPage(page);
    await expect(page.getByText('Not added yet: Find and replace by excerpt.')).toBeVisible();
    await expect(assistant.propose).toBeDisabled();
    await page.getByRole('button', { name: 'Add edit' }).click();
    await expect(assistant.changes.getByRole('listitem')).toHaveCount(2);
    const [proposed] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/propose-edits')),
      assistant.propose.click(),
    ]);
    expect(proposed.postDataJSON().config).toEqual({ temperature: 0.7 });
    await expect(
      page.getByText('Some texts couldn’t be loaded, so these lines can’t be checked against your edits.'),
    ).toBeVisible();
    await expectAccessible(page);
    await assistant.confirm.click();
    await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
    await expect(page.getByText('No changes yet.')).toBeVisible();
  } finally {
    await server.close();
  }
});

test('an assistant of a tenant that is not one’s own is beyond reach', { tag: '@deep' }, async ({
  context,
}) => {
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', configuration: BY_HAND });
  try {
    const page = await context.newPage();
    await signIn(page, 'agent@acme.test', `${server.url}/other/assistants/anything`);
    await page.getByRole('combobox', { name: 'Field' }).fill('name');
    await page.getByRole('textbox', { name: 'New value' }).fill('Not here');
    await page.getByRole('button', { name: 'Add value' }).click();
    await new AssistantPage(page).propose.click();
    await expect(page.getByRole('alert').filter({ hasText: 'you don’t have access' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('what two tabs left is kept apart, and either can be brought back', { tag: '@deep' }, async ({
  page,
  context,
  watch,
}) => {
  const first = new AssistantPage(page);
  await first.open('support-draft');
  await first.description.fill('From the first tab');
  await expect(first.keeping).toContainText('Edits saved in this browser.');
  const other = await context.newPage();
  watch(other);
  const second = new AssistantPage(other);
  await second.open('support-draft');
  await expect(second.description).not.toHaveValue('From the first tab');
  await second.description.fill('From the second tab');
  await expect(second.keeping).toContainText('Edits saved in this browser.');
  await other.close();
  await page.reload();
  await signIn(page, 'admin@acme.test', DRAFT);
  await expect(first.description).toHaveValue('From the second tab');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(first.description).toHaveValue('From the first tab');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(first.description).toHaveValue('From the second tab');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('You have other unsaved edits in this browser')).toHaveCount(0);
});
