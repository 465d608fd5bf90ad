// Canned responses: creating, editing and deleting them, including writes whose outcome is uncertain.
import { expectAccessible } from './accessibility';
import { expect, type Sandbox, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/canned-responses';

test("a created canned response is listed after a reload, and its short code can't be used again", async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-first', 'Hello {{contact.name}},\nhow can we help?');
  await expect(screen.notice('“aa-first” created')).toBeVisible();
  await expect(screen.dialog).toHaveCount(0);
  await signIn(page, 'admin@acme.test', PATH);
  await screen.open('aa-first');
  await expect(screen.dialog).toContainText('Hello Full name,');
  await expect(screen.dialog).toContainText('Never edited');
  await page.keyboard.press('Escape');

  await screen.enter('aa-first', 'Something else');
  await expect(screen.shortCode).toHaveAccessibleDescription(/already in use/i);
  await expect(screen.shortCode).toBeFocused();
  await expect(screen.content).toHaveValue('Something else');
  await expectAccessible(page);
});

test('hidden characters are shown in the message, list and dialog of a canned response', async ({ page }) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-in\u202evoice', 'Hello');
  await expect(screen.notice('“aa-in␦voice” created')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'aa-in␦voice' })).toBeVisible();
  await screen.open('aa-in␦voice');
  await expect(screen.dialog.getByRole('heading', { name: 'aa-in␦voice' })).toBeVisible();
});

test('the preview of a canned response uses the values of a real conversation only on request', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.openNew();
  await screen.content.fill(
    'Hi {{contact.name}} ({{contact.email}}), see #{{conversation.display_id}} at {{inbox.name}}.',
  );
  const preview = screen.dialog.getByRole('group', { name: /^For a (contact|real conversation)/ });
  await expect(preview).toContainText('Hi Ana Souza (ana@example.com)');
  await preview.getByRole('button', { name: 'Use a real conversation' }).click();
  const find = preview.getByRole('combobox').or(preview.getByRole('textbox'));
  await expect(find).toBeFocused();
  expect(await sandbox.requests('conversations.get')).toEqual([]);
  expect(await sandbox.requests('conversations.list')).toEqual([]);

  await sandbox.fault({ operation: 'conversations.get', kind: 'server_error', times: 5 });
  await find.fill('1042');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('alert')).toBeVisible();
  await sandbox.clearFaults();
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview).toContainText('see #1042 at Acme website.');
  await expect(preview).toContainText('Can’t be filled in the preview: Email.');
  await expect(preview).not.toContainText('Ana Souza');
  await expectAccessible(page);

  await preview.getByRole('button', { name: 'Use the sample contact' }).click();
  await expect(preview).toContainText('Hi Ana Souza (ana@example.com)');
});

test('the form reports unknown variables in its text, previews known variables, and inserts variables', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.openNew();
  await screen.shortCode.fill('aa-variables');
  await screen.content.fill('Hi {{contact.first_name}}, {{contact.points}} points. ');
  await expect(screen.dialog.getByText('Unknown variable “contact.points”')).toBeVisible();
  const preview = screen.dialog.getByRole('group', { name: 'For a contact named Ana Souza' });
  await expect(preview).toContainText('Hi Ana, {{contact.points}} points.');
  await screen.dialog.getByRole('button', { name: 'Use full name' }).click();
  await screen.dialog.getByRole('button', { name: 'Insert variable' }).click();
  await page.getByRole('menuitem', { name: '{{agent.name}}' }).click();
  await expect(screen.content).toBeFocused();
  await expect(preview).toContainText('Filled in when the message is sent: Agent name.');
  await expectAccessible(page);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    screen.create.click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    canned_response: { content: 'Hi {{contact.name}}, {{contact.points}} points. {{agent.name}}' },
  });
  await expect(screen.notice('“aa-variables” created')).toBeVisible();
});

test('a success message stays visible while it has the focus', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-told', 'Read at leisure');
  const toast = screen.notice('“aa-told” created');
  const view = toast.getByRole('button', { name: 'View' });
  await view.focus();
  await page.clock.fastForward(60_000);
  await expect(view).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.clock.fastForward(5_000);
  await expect(toast).toHaveCount(0);
});

test('missing fields of a canned response are reported before anything is sent', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.openNew();
  await screen.shortCode.fill('aa-blank');
  await screen.create.click();
  await expect(screen.content).toBeFocused();
  await expect(screen.content).toHaveAccessibleDescription(/can’t be empty/);
  expect(await sandbox.requests('cannedResponses.create')).toEqual([]);
});

test('a short code is trimmed before it is sent, and lookalike characters in a short code cause a warning', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.openNew();
  await screen.shortCode.fill(' 50%_O\u200bFF ');
  await expect(screen.dialog).toContainText('Contains hidden characters: 50%_O␦FF');
  await expect(screen.dialog).toContainText('“50%_off” already exists and looks like this name.');
  await screen.shortCode.fill(' 50%_OFF ');
  await screen.content.fill('Another case');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await screen.create.click();
  await expect(screen.notice('“50%_OFF” created')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({
    canned_response: { short_code: '50%_OFF', content: 'Another case' },
  });
});

test('closing the form of a canned response with unsaved input asks first', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.getByRole('link', { name: 'Canned responses' }).click();
  const screen = new CannedResponsesPage(page);
  await screen.openNew();
  await screen.shortCode.fill('aa-typed');
  await page.mouse.click(5, 400);
  await expect(screen.shortCode).toHaveValue('aa-typed');
  await page.keyboard.press('Escape');
  const closing = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(closing).toBeVisible();
  await closing.getByRole('button', { name: 'Cancel' }).click();
  await expect(screen.shortCode).toHaveValue('aa-typed');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await page.keyboard.press('Escape');
  await closing.getByRole('button', { name: 'Discard changes', exact: true }).click();
  await expect(screen.dialog).toHaveCount(0);
});

/**
 * Returns the query string of the list's last request. Skips requests of the folder tree, which sort by oldest first.
 */
const lastQuery = async (sandbox: Sandbox) =>
  (await sandbox.requests('cannedResponses.list')).findLast(({ query }) => !query.includes('sort=oldest'))
    ?.query;

test('search results are sorted by relevance, and a sort order is sent only if the person chose one', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await expect(screen.rows).toHaveCount(26);
  await screen.search.fill('refund');
  await expect(page).toHaveURL(/search=refund$/);
  await expect(screen.sort).toHaveValue('');
  await expect.poll(() => lastQuery(sandbox)).toBe('search=refund');
  await expect(screen.search).toBeFocused();
  await screen.sort.selectOption('Newest first');
  await expect.poll(() => lastQuery(sandbox)).toBe('search=refund&sort=newest');
  await screen.sort.selectOption('By relevance');
  await expect(page).not.toHaveURL(/sort=/);
});

test('the page and page size of the list are stored in the address', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', `${PATH}?per_page=100&page=3`);
  const screen = new CannedResponsesPage(page);
  await expect(screen.rows).toHaveCount(41);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(screen.rows).toHaveCount(101);
  await expect(page).toHaveURL(/page=2/);
  await expectAccessible(page);
});

test('saving a canned response sends only the changed fields, and sends nothing if no field changed', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-edit', 'Before');
  await screen.edit('aa-edit');
  await screen.save.click();
  await expect(screen.notice('No changes to “aa-edit”')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.update')).toEqual([]);
  await screen.edit('aa-edit');
  await screen.content.fill('After');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    screen.save.click(),
  ]);
  expect(request.postDataJSON()).toEqual({ canned_response: { content: 'After' } });
  await expect(screen.notice('“aa-edit” saved')).toBeVisible();
  await expect(screen.rows.filter({ hasText: 'aa-edit' })).toContainText('After');
});

test('deleting a canned response asks first', async ({ page }) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-gone', 'Soon gone');
  await screen.open('aa-gone');
  await screen.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(screen.dialog).toContainText('You can’t restore it');
  await screen.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(screen.notice('“aa-gone” deleted')).toBeVisible();
  await expect(screen.rows.filter({ hasText: 'aa-gone' })).toHaveCount(0);
});

test('the form checks whether the canned response was created if the create request gets no response', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
  await screen.enter('aa-lost', 'Written, but unanswered');
  await expect(screen.notice('“aa-lost” created. The confirmation didn’t arrive')).toBeVisible();

  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'server_error' });
  await screen.enter('aa-never', 'Never written');
  await expect(screen.dialog.getByText('The new record can’t be found.')).toBeVisible();
  await expect(screen.content).toHaveValue('Never written');
  // Rejects the second attempt. The first request may still arrive at the platform, so the form keeps the message about
  // the first attempt.
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 1 });
  await screen.create.click();
  await expect(screen.dialog.getByRole('alert', { name: 'You can try again now' })).toBeVisible();
  await expect(screen.dialog.getByText('The new record can’t be found.')).toBeVisible();
  await screen.create.click();
  await expect(screen.notice('“aa-never” created')).toBeVisible();
  await expect(screen.rows.getByRole('button', { name: 'aa-lost', exact: true })).toHaveCount(1);
});

test('creating a canned response counts as successful if the retry is rejected because the short code is in use', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.openNew();
  await screen.shortCode.fill('aa-own');
  await screen.content.fill('Mine all along');
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 2 });
  await screen.create.click();
  await expect(
    screen.dialog.getByRole('alert', { name: 'We couldn’t confirm that the record was created' }),
  ).toBeVisible();
  // The fields are read-only while the console looks for the created response, because finding it closes the form.
  await expect(screen.content).not.toBeEditable();
  await sandbox.clearFaults();
  await screen.create.click();
  await expect(screen.notice('“aa-own” created')).toBeVisible();
});

test("a canned response can't be edited if the platform doesn't support editing", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await sandbox.fault({ operation: 'cannedResponses.update', kind: 'status', status: 405 });
  await screen.enter('aa-fixed', 'Stays');
  await screen.edit('aa-fixed');
  await screen.content.fill('Changes');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert')).toBeVisible();
  await expect(screen.content).toHaveValue('Changes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes', exact: true }).click();
  await screen.open('aa-fixed');
  await expect(screen.dialog.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(screen.dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});
