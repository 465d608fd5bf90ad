// Canned responses: the first write, from the click to the truth about its outcome.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { expectKept } from './kept-forms';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { signIn } from './pages/sign-in-page';

const ROOM = '/acme/canned-responses';

test('creates one that is there after a reload, and is taken from then on', async ({ page }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await room.enter('aa-first', 'Hello {{contact.name}},\nhow can we help?');
  await expect(room.notice('“aa-first” was created.')).toBeVisible();
  await expect(room.dialog).toHaveCount(0);
  await signIn(page, 'admin@acme.test', ROOM);
  await room.open('aa-first');
  await expect(room.dialog).toContainText('Hello {{contact.name}},');
  await expect(room.dialog).toContainText('Never edited');
  await page.keyboard.press('Escape');

  await room.enter('aa-first', 'Something else');
  await expect(room.shortCode).toHaveAccessibleDescription(/already taken/);
  await expect(room.shortCode).toBeFocused();
  await expect(room.content).toHaveValue('Something else');
  await expectAccessible(page);
});

test('asks for what is blank before anything is sent', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await room.openNew();
  await room.shortCode.fill('aa-blank');
  await room.create.click();
  await expect(room.content).toBeFocused();
  await expect(room.content).toHaveAccessibleDescription(/can't be blank/);
  expect(await sandbox.requests('cannedResponses.create')).toEqual([]);
});

test('closes nothing that was typed without asking', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.getByRole('link', { name: 'Canned responses' }).click();
  const room = new CannedResponsesPage(page);
  await room.openNew();
  await room.shortCode.fill('aa-typed');
  await page.mouse.click(5, 400);
  await expect(room.shortCode).toHaveValue('aa-typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(room.shortCode).toHaveValue('aa-typed');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(room.dialog).toHaveCount(0);
});

test('searches by relevance, and sends a sort only when one was chosen', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await expect(room.rows).toHaveCount(26);
  await room.search.fill('refund');
  await expect(page).toHaveURL(/search=refund$/);
  await expect(room.sort).toHaveValue('');
  await expect
    .poll(async () => (await sandbox.requests('cannedResponses.list')).at(-1)?.query)
    .toBe('search=refund');
  await expect(room.search).toBeFocused();
  await room.sort.selectOption('Newest first');
  await expect
    .poll(async () => (await sandbox.requests('cannedResponses.list')).at(-1)?.query)
    .toBe('search=refund&sort=newest');
  await room.sort.selectOption('By relevance');
  await expect(page).not.toHaveURL(/sort=/);
});

test('keeps page and page size in the address', async ({ page }) => {
  await signIn(page, 'admin@acme.test', `${ROOM}?per_page=100&page=3`);
  const room = new CannedResponsesPage(page);
  await expect(room.rows).toHaveCount(41);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(room.rows).toHaveCount(101);
  await expect(page).toHaveURL(/page=2/);
  await expectAccessible(page);
});

test('sends only what changed, and nothing where nothing did', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await room.enter('aa-edit', 'Before');
  await room.edit('aa-edit');
  await room.save.click();
  await expect(room.notice('so nothing was sent')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.update')).toEqual([]);
  await room.edit('aa-edit');
  await room.content.fill('After');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    room.save.click(),
  ]);
  expect(request.postDataJSON()).toEqual({ canned_response: { content: 'After' } });
  await expect(room.notice('“aa-edit” was saved.')).toBeVisible();
  await expect(room.rows.filter({ hasText: 'aa-edit' })).toContainText('After');
});

test('keeps what is typed across a crash, and stops before it overwrites somebody else’s change', async ({
  page: first,
  context,
  watch,
  sandbox,
}) => {
  await signIn(first, 'admin@acme.test', ROOM);
  const before = new CannedResponsesPage(first);
  const created = first.waitForResponse((answer) => answer.request().method() === 'POST');
  await before.enter('aa-two', 'At first');
  const { id } = (await (await created).json()) as { id: number };
  await before.edit('aa-two');
  await before.content.fill('Mine');
  await expectKept(first, 'Mine');
  await first.close({ runBeforeUnload: false });
  const other = await sandbox.elsewhere('agent@acme.test');
  await other('PATCH', `canned-responses/${id}`, { canned_response: { content: 'Theirs' } });

  const page = await context.newPage();
  watch(page);
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await room.edit('aa-two');
  await expect(room.dialog.getByText('What you typed is back, as you left it:')).toBeVisible();
  await expect(room.content).toHaveValue('Mine');
  await room.save.click();
  await expect(room.dialog.getByText('Someone changed it while you were editing')).toBeVisible();
  await expect(room.dialog.getByRole('region', { name: 'There now' })).toContainText('Theirs');
  await expect(room.dialog.getByRole('region', { name: 'Yours' })).toContainText('Mine');
  await expectAccessible(page);
  // The list under the form shows theirs, too, and what is typed from here on is mine.
  await expect(page.getByText('Theirs', { exact: true })).toHaveCount(2);
  await room.content.fill('Mine, after theirs was read');
  await room.dialog.getByRole('button', { name: 'Save mine all the same' }).click();
  await expect(room.notice('“aa-two” was saved.')).toBeVisible();
  await expect(room.rows.filter({ hasText: 'aa-two' })).toContainText('Mine, after theirs was read');
});

test('deletes after asking', async ({ page }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await room.enter('aa-gone', 'Soon gone');
  await room.open('aa-gone');
  await room.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(room.dialog).toContainText('it can’t be restored');
  await room.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(room.notice('“aa-gone” was deleted.')).toBeVisible();
  await expect(room.rows.filter({ hasText: 'aa-gone' })).toHaveCount(0);
});

test('finds out the truth when the answer to a creation is lost', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
  await room.enter('aa-lost', 'Written, but unanswered');
  await expect(room.notice('“aa-lost” was created. The platform gave no clear answer')).toBeVisible();

  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'server_error' });
  await room.enter('aa-never', 'Never written');
  await expect(room.dialog.getByText('Not saved, as far as can be seen')).toBeVisible();
  await expect(room.content).toHaveValue('Never written');
  await room.create.click();
  await expect(room.notice('“aa-never” was created.')).toBeVisible();
  const codes = await room.rows.getByRole('button').allTextContents();
  expect(codes.filter((code) => code === 'aa-lost')).toHaveLength(1);
});

test('knows its own creation when a repeat is refused as taken', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await room.openNew();
  await room.shortCode.fill('aa-own');
  await room.content.fill('Mine all along');
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 2 });
  await room.create.click();
  await expect(room.dialog.getByText('Outcome unknown')).toBeVisible();
  // Finding it would close the form: nothing is typed that would be lost with it.
  await expect(room.content).not.toBeEditable();
  await sandbox.clearFaults();
  await room.create.click();
  await expect(room.notice('“aa-own” was created.')).toBeVisible();
});

test('offers no editing where the platform has none', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', ROOM);
  const room = new CannedResponsesPage(page);
  await sandbox.fault({ operation: 'cannedResponses.update', kind: 'status', status: 405 });
  await room.enter('aa-fixed', 'Stays');
  await room.edit('aa-fixed');
  await room.content.fill('Changes');
  await room.save.click();
  await expect(room.dialog.getByRole('alert')).toBeVisible();
  await expect(room.content).toHaveValue('Changes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await room.open('aa-fixed');
  await expect(room.dialog.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(room.dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});
