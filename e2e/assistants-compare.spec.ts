// Assistants: comparing versions, and warnings during the review if a change removes parts of a prompt.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test("comparing a draft with the published assistant shows one card per change, and lists the prompts that couldn't be loaded", async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.show('History');
  await sandbox.fault({ operation: 'assistants.text', kind: 'server_error', times: 9 });
  await assistant.compare('Published version: Support');
  await expect(
    assistant.comparison.getByText('Not compared, because the text couldn’t be loaded: Prompt.'),
  ).toBeVisible();
  await expect(assistant.comparison.getByRole('heading', { name: 'Settings › Temperature' })).toBeVisible();
  await expect(assistant.comparison.getByRole('heading', { name: /^Prompt/ })).toHaveCount(0);
  await sandbox.clearFaults();
  await assistant.compare('Choose');
  await assistant.compare('Published version: Support');
  await expect(assistant.comparison.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    /^Prompt.*: added “## Trial/,
    /^Settings › Name: Support → Support \(draft\)/,
    /^Settings › Description/,
    'Settings › Temperature: 0.3 → 0.2',
    /^Settings › Tools: .* → .*call_back/,
  ]);
  await expect(assistant.comparison.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await assistant.comparison.getByText('Whole text').click();
  await expect(assistant.comparison.getByRole('row').filter({ hasText: 'call_back' })).toBeVisible();
});

test('the review warns about an empty prompt, and about a prompt that lost its sections and most of its text', async ({
  page,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.prompt.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('# Bean');
  await assistant.propose.click();
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(
    review.getByText(/^Prompt is now half as long or shorter: [\d,]+ → 6 characters\.$/),
  ).toBeVisible();
  await expect(
    review.getByText(
      /^Headings removed from Prompt: Bean, the assistant of .*, 0\. Always, .* · and \d+ more$/,
    ),
  ).toBeVisible();
  await expect(assistant.confirm).toBeEnabled();
  await expectAccessible(page);
  await assistant.show('Prompt');
  await assistant.prompt.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await assistant.propose.click();
  await expect(review.getByText('Prompt is now empty.')).toBeVisible();
});

test('the history numbers each version, stores its comment, and shows the changes between any two versions', async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
  await assistant.open('support-draft');
  await assistant.proposeChange('First');
  await comment.fill(' Shorter description ');
  await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'server_error' });
  await assistant.confirm.click();
  await expect(
    page.getByText('Your edits may already be applied. You can safely apply them again'),
  ).toBeVisible();
  await expect(comment).toHaveValue(' Shorter description ');
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  await assistant.proposeChange('Second');
  await expect(comment).toHaveValue('');
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();

  await assistant.show('History');
  const versions = page.getByRole('region', { name: 'Applied versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/^Version 2.*Current/, /^Version 1(?!.*Current).*Shorter description/]);
  await page.getByRole('button', { name: 'Add comment to version 2' }).click();
  await comment.fill('Added later');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit comment of version 2' })).toBeFocused();
  await expect(versions.first()).toContainText('Added later');

  await assistant.compare('Before version 1');
  const changes = assistant.comparison.getByRole('listitem');
  await expect(changes).toHaveText([/^Settings › Description: Where the next version .* → Second$/]);
  await assistant.compare(/^Version 1, .* · Shorter description$/, 'Published version: Support');
  await expect(changes.filter({ hasText: 'Description' })).toHaveText([/: First → Answers on the website/]);
  await expectAccessible(page);
});

test('applied versions of an assistant are listed, compared, and restored as new edits', {
  tag: '@deep',
}, async ({ page }) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.changePrompt();
  await assistant.proposeChange('Applied once');
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByRole('link')).toHaveText(['Edit prompt', 'History']);
  await review.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/support-draft\/applied$/);
  await page.reload();
  await signIn(page, 'admin@acme.test', '/acme/assistants/support-draft/applied');
  const entries = page.getByRole('region', { name: 'Applied versions' }).getByRole('listitem');
  await expect(entries).toHaveText(
    /Version 1.*Applied.*Current.*Prompt › 0\. Always: added “or a price” · and 1 more/,
  );
  await entries.getByRole('button', { name: 'Show difference' }).click();
  await expect(entries.getByRole('insertion').filter({ hasText: 'Applied once' })).toBeVisible();
  await assistant.compare('Published version: Support');
  await expect(assistant.comparison.getByRole('list', { name: 'Changes' })).toContainText('call_back');
  await expectAccessible(page);
  await entries.getByRole('button', { name: 'Restore previous text' }).click();
  await expect(page.getByText('Previous text ready to review')).toBeVisible();
  await expect(assistant.changes.getByRole('listitem')).toHaveText([
    'Prompt › 0. Always: removed “or a price”',
    'Settings › Description: Applied once → Where the next version of Support is written',
  ]);
  await assistant.confirm.click();
  await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  await assistant.show('History');
  await expect(entries).toHaveText([/^Version 2/, /^Version 1/]);
});
