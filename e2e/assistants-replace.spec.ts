// Assistants: replacing all matches in a prompt, except the ones that the person deselects.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';

test.use({ reloads: true });

test('“Replace all” in a prompt lists each match with its line, and skips unchecked matches', async ({
  page,
  sandbox,
}) => {
  const assistant = new AssistantPage(page);
  await assistant.open('support-draft');
  await assistant.find('Never promise a date.');
  const matches = await assistant.listMatches('Never give a date.', 20);
  const places = matches.getByRole('list', { name: 'Occurrences to replace' }).getByRole('checkbox');
  await expect(places).toHaveCount(20);
  await expectAccessible(page);
  await matches.getByRole('checkbox', { name: /^Line 6\b.*Never promise a date/ }).uncheck();
  await matches.getByRole('button', { name: 'Replace 19 occurrences' }).click();
  await expect(matches).toHaveCount(0);
  await expect(assistant.prompt).toBeFocused();
  await assistant.find('Never promise a date.');
  await expect(assistant.matches(1)).toBeVisible();

  await sandbox.fault({ operation: 'assistants.proposeEdits', kind: 'server_error', times: 4 });
  await assistant.propose.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This is usually temporary.');
  await sandbox.clearFaults();
  const [proposed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/propose-edits')),
    page.getByRole('button', { name: 'Review again' }).click(),
  ]);
  const { edits } = proposed.postDataJSON();
  expect(edits).toHaveLength(19);
  expect(JSON.stringify(edits)).not.toContain('"replace_all":true');
  await expect(page.getByText('19 changes to the draft')).toBeVisible();
});
