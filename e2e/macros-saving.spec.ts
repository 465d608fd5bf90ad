// Saving macros: error responses, lost responses, concurrent changes, export and import.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { openIdleConnections } from './idle-connections';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { expectStoredInput } from './stored-form-drafts';

const AGENT = 'agent@acme.test';
const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });

test('an agent is told before saving that a macro will be personal, and sees an error if the platform rejects an edit', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new', AGENT);
  await expect(page.getByText('This macro will be personal: only you can see it.')).toBeVisible();
  await expect(macro.visibility).toHaveCount(0);
  await macro.name.fill('Agent’s own');
  await macro.add('Resolve the conversation');
  expect(await macro.sentBy(() => macro.create.click())).toMatchObject({ macro: { visibility: 'personal' } });
  await expect(page.getByText('“Agent’s own” created')).toBeVisible();

  await macro.open(3001, AGENT);
  await expect(
    page.getByText(
      'This macro is shared with the whole account, so usually only administrators can edit it.',
    ),
  ).toBeVisible();
  await macro.name.fill('Renamed by an agent');
  await macro.save.click();
  await expect(page.getByRole('alert')).toContainText('You don’t have permission to do this');
  // The details for support must not contain any content of the record.
  const details = page.getByRole('button', { name: 'Copy details' });
  await expect(details).toHaveAttribute(
    'title',
    /^macros\.update, status 403, code \w+, [\d:.TZ-]+, request –$/,
  );
  await expect(macro.name).toHaveValue('Renamed by an agent');
});

test('unsaved macro edits survive a crash, and overwriting somebody else’s change sends only changed fields', {
  tag: '@deep',
}, async ({ page: first, context, sandbox, watch }) => {
  const before = new MacroPage(first);
  await before.open(3010);
  await before.add('Resolve the conversation');
  await expectStoredInput(first, 'resolve_conversation');
  await first.close({ runBeforeUnload: false });

  const page = await context.newPage();
  watch(page);
  const macro = new MacroPage(page);
  await macro.open(3010);
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(macro.actions).toHaveCount(3);
  await sandbox.fault({ operation: 'macros.get', kind: 'concurrent_edit' });
  await macro.save.click();
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  const versions = (field: RegExp) => dialog.getByRole('row', { name: field }).getByRole('cell');
  await expect(versions(/^Name/).nth(1)).toHaveText('VIP to the front (edited by someone else)');
  await expect(versions(/^Actions/).nth(2)).toContainText('then resolves the conversation');
  expect(await sandbox.requests('macros.update')).toEqual([]);
  await expectAccessible(page);
  // “Save my version” is disabled while a new action has no team, because saving would lose the action.
  const mine = dialog.getByRole('button', { name: 'Save my version' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await macro.add('Assign a team');
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await expect(mine).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await macro.remove(4);
  await page.getByRole('button', { name: 'Compare versions' }).click();
  const sent = await macro.sentBy(() => mine.click());
  expect(Object.keys((sent as { macro: object }).macro)).toEqual(['actions']);
  await expect(page.getByText('“VIP to the front (edited by someone else)” saved')).toBeVisible();
  await expect(macro.name).toHaveValue('VIP to the front (edited by someone else)');
  await expect(page.getByText('Unsaved changes restored from')).toHaveCount(0);
});

test('a macro that somebody else deleted while it was edited can be saved as a new macro', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open(3011);
  await macro.name.fill('Calmer');
  const other = await sandbox.elsewhere('both@acme.test');
  await other('DELETE', 'macros/3011');
  await macro.save.click();
  await expect(page.getByText('This record no longer exists')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create as new macro' }).click();
  await expect(page.getByText('“Calmer” created')).toBeVisible();
  await expect(page).not.toHaveURL(/macros\/3011/);
  await expect(page.getByRole('heading', { name: 'Calmer' })).toBeVisible();
});

test('if the response to creating a macro is lost, the page finds the new macro and reports duplicates', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open('new?from=3001');
  await expect(macro.name).toHaveValue('Close as solved (copy)');
  await macro.name.fill('Spam');
  await sandbox.fault({ operation: 'macros.create', kind: 'created_malformed' });
  await macro.create.click();
  await expect(page.getByText('“Spam” created. The confirmation didn’t arrive')).toBeVisible();
  await expect(page).not.toHaveURL(/macros\/3003/);
  expect(await sandbox.requests('macros.create')).toHaveLength(1);
  await expect(macro.actions).toHaveCount(2);

  await macro.open('new?from=3002');
  await macro.name.fill('Twice');
  await sandbox.fault({ operation: 'macros.create', kind: 'drop_after_write' });
  await macro.create.click();
  await expect(page.getByText(/^“Twice” created/)).toBeVisible();
  // Chromium resends a request if it reused the connection of an earlier request and that connection breaks.
  const duplicates = page.getByRole('alert').filter({ hasText: '2 identical records were created' });
  await expect(duplicates).toContainText('“Twice”');
  const links = duplicates.getByRole('button', { name: /^Open #/ });
  await expect(links).toHaveCount(2);
  const number = (await links.last().textContent())?.replace('Open #', '');
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/macros/${number}$`));
});

test('retrying finds the macro instead of creating it again if the browser resent the create request and got a 429', async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new?from=3001');
  await macro.name.fill('Once');
  await openIdleConnections(page);
  await sandbox.fault({ operation: 'macros.create', kind: 'drop_after_write' });
  await sandbox.fault({ operation: 'macros.create', kind: 'rate_limited', retry_after_s: 1 });
  await macro.create.click();
  // Chromium resends a request if its kept-alive connection breaks, and the platform rejects the resent copy.
  await expect(page.getByRole('alert').filter({ hasText: 'You can try again now.' })).toBeVisible();
  expect(await sandbox.requests('macros.create')).toHaveLength(2);
  await macro.create.click();
  await expect(page.getByText('“Once” created. The confirmation didn’t arrive')).toBeVisible();
  expect(await sandbox.requests('macros.create')).toHaveLength(2);
});

test('leaving or deleting a macro with unsaved changes asks first', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open(3034);
  await macro.name.fill('Half a na');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Macros' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await expect(macro.name).toHaveValue('Half a na');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /Delete “/ });
  await sandbox.fault({ operation: 'macros.delete', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Macros', exact: true })).toBeVisible();
  await expect(page.getByText(/^“.*” (deleted$|was already deleted)/)).toBeVisible();
});

test("the target of an action can be typed if the list of targets isn't available", { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  for (const operation of ['teams.list', 'labels.list', 'agents.list']) {
    await sandbox.fault({ operation, kind: 'server_error', times: 9 });
  }
  const macro = new MacroPage(page);
  await macro.open(3009);
  await expect(macro.action(2)).toContainText('Teams couldn’t be loaded.');
  await macro.action(2).getByRole('textbox').fill('302');
  expect(await macro.sentBy(() => macro.save.click())).toMatchObject({
    macro: { actions: [{}, action('assign_team', 302), {}, {}] },
  });
  await expectAccessible(page);
});

test('macros are exported and imported with a preview before anything is written', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, '/acme/macros?search=Hand%20over%20to%20B');
  await expect(page.getByRole('link', { name: 'Hand over to Billing', exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  const options = page.getByRole('button', { name: 'View options' });
  const exportFound = async () => {
    await options.click();
    await page.getByRole('menuitem', { name: 'This list (JSON)' }).click();
  };
  await sandbox.fault({ operation: 'macros.list', kind: 'status', status: 403 });
  await exportFound();
  await expect(page.getByRole('alert')).toBeVisible();
  await sandbox.fault({ operation: 'macros.list', kind: 'rate_limited', retry_after_s: 1 });
  await exportFound();
  const text = await readFile(await (await download).path(), 'utf8');
  const file = JSON.parse(text) as { macros: { name: string; actions: unknown[] }[]; teams: object };
  expect(file.macros.map(({ name }) => name)).toEqual(['Hand over to Billing']);
  expect(file.teams).toEqual({ 302: 'Billing' });

  const macro = (name: string, ...actions: unknown[]) => ({ name, visibility: 'global', actions });
  const foreign = {
    ...file,
    teams: { 9: 'BILLING' },
    macros: [
      ...file.macros,
      macro('From afar', action('assign_team', 9)),
      macro('Second from afar', action('add_label', 'vip')),
      macro('With a stranger', action('assign_agent', 12)),
      macro('Refused', action('send_webhook_event', 'x')),
    ],
  };
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'macros.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const counts = page.getByRole('group', { name: 'Import preview' }).getByRole('button');
  await expect(counts).toHaveText(['1 already here', '2 to create', '2 to review']);
  await page.getByRole('button', { name: 'Already here 1' }).click();
  await expect(row('Hand over to Billing')).toContainText('The macro already exists with the same actions.');
  await expect(row('Matched by name')).toContainText('Matched by name: team Billing.');
  await expect(row('With a stranger')).toContainText('Not found here');
  await expect(row('Refused')).toContainText('Not supported by the platform: send_webhook_event');
  expect(await sandbox.requests('macros.create')).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Import “Refused”' }).check();
  await sandbox.fault({ operation: 'macros.create', kind: 'rate_limited', retry_after_s: 1 });
  await page.getByRole('button', { name: 'Import 3 macros' }).click();
  await expect(counts.filter({ hasText: 'created' })).toHaveText('2 created');
  await page.getByRole('button', { name: 'Created 2' }).click();
  await expect(row('Matched by name')).toContainText('Saved');
  await expect(row('Second from afar')).toContainText('Saved');
  await expect(page.getByRole('list', { name: 'Not imported' })).toContainText('Unsupported actions');
  const created = (await sandbox.requests('macros.create')).filter(({ status }) => status === 201);
  expect(created).toHaveLength(2);
});

test('a macro import checks whether a row with no response was written, and writes nothing twice', async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, '/acme/macros/import');
  const names = ['Lost one', 'Lost two', 'Lost three'];
  const macros = names.map((name) => ({
    name,
    visibility: 'personal',
    actions: [action('resolve_conversation')],
  }));
  await page.locator('input[type=file]').setInputFiles({
    name: 'macros.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ format: 'messaging-console macros 1', macros, teams: {}, agents: {} }),
    ),
  });
  await sandbox.fault({ operation: 'macros.create', kind: 'created_malformed', times: 2 });
  await page.getByRole('button', { name: 'Import 3 macros' }).click();
  // The file field is gone, but the result of the import stays on screen.
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Import preview' }).getByRole('button')).toHaveText([
    '3 created',
  ]);
  expect(await sandbox.requests('macros.create')).toHaveLength(3);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Choose another file' })).toBeVisible();
});

test('an invalid import file of macros is reported', async ({ page }) => {
  await signIn(page, AGENT, '/acme/macros/import');
  await expect(page.getByText('These macros will be personal')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByRole('alert')).toContainText('“other.json” isn’t a macro export file.');
  // The file field is empty, so that the same file can be chosen again after it was corrected. Otherwise browsers would
  // ignore the selection, because they fire the change event only for a different file.
  await expect(page.locator('input[type=file]')).toHaveValue('');
  await expectAccessible(page);
});

test("a missing macro and somebody else's macro are reported as not found", async ({ page }) => {
  await signIn(page, undefined, '/acme/macros/3101');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
