// Saving macros, and carrying them elsewhere: what is refused, lost, changed by others; export and import.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { expectKept } from './kept-forms';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';

const AGENT = 'agent@acme.test';
const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });

test('an agent is told beforehand that the macro will be personal', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open('new', AGENT);
  await expect(page.getByText('This macro will be personal')).toBeVisible();
  await expect(macro.visibility).toHaveCount(0);
  await macro.name.fill('Agent’s own');
  await macro.add('Resolve the conversation');
  expect(await macro.sentBy(() => macro.create.click())).toMatchObject({ macro: { visibility: 'personal' } });
  await expect(page.getByText('Created.')).toBeVisible();
});

test('an agent’s change of a global macro is refused, and the text stays', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3001, AGENT);
  await expect(page.getByText('likely to refuse an agent’s changes')).toBeVisible();
  await macro.name.fill('Renamed by an agent');
  await macro.save.click();
  await expect(page.getByRole('alert')).toContainText('You may not do this');
  await expect(macro.name).toHaveValue('Renamed by an agent');
});

test('somebody else’s change stops the save, both are shown, and only what was changed here is sent', async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3010);
  await macro.add('Resolve the conversation');
  await sandbox.fault({ operation: 'macros.get', kind: 'concurrent_edit' });
  await macro.save.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this macro' });
  await expect(notice).toContainText('VIP to the front (edited by someone else)');
  await expect(notice).toContainText('then resolves the conversation');
  expect(await sandbox.requests('macros.update')).toEqual([]);
  await expectAccessible(page);
  // A team that wasn't chosen yet would be taken away.
  const mine = notice.getByRole('button', { name: 'Save mine over it' });
  await macro.add('Assign a team');
  await expect(mine).toBeDisabled();
  await page.getByRole('button', { name: /^Remove: .*Assign a team$/ }).click();
  const sent = await macro.sentBy(() => mine.click());
  expect(Object.keys((sent as { macro: object }).macro)).toEqual(['actions']);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(macro.name).toHaveValue('VIP to the front (edited by someone else)');
});

test('a lost answer is settled by reading, and nothing is written twice', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open(3011);
  await macro.name.fill('Calm');
  await sandbox.fault({ operation: 'macros.update', kind: 'created_malformed' });
  await macro.save.click();
  await expect(page.getByText('looking it up shows that it is there')).toBeVisible();
  await macro.name.fill('Calmer');
  await sandbox.fault({ operation: 'macros.update', kind: 'server_error' });
  await macro.save.click();
  await expect(page.getByText('there is no trace of it on the platform as of now')).toBeVisible();
  await expect(macro.name).toHaveValue('Calmer');
});

test('a creation whose answer got lost is found by its name', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open('new?from=3001');
  await expect(macro.name).toHaveValue('Close as solved (copy)');
  await macro.name.fill('Spam');
  await sandbox.fault({ operation: 'macros.create', kind: 'created_malformed' });
  await macro.create.click();
  await expect(page.getByText('Created.')).toBeVisible();
  await expect(page).not.toHaveURL(/macros\/3003/);
  expect(await sandbox.requests('macros.create')).toHaveLength(1);
  await expect(macro.actions).toHaveCount(2);
});

test('what the browser itself sent twice is told, with the way to both', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open('new?from=3002');
  await macro.name.fill('Twice');
  await sandbox.fault({ operation: 'macros.create', kind: 'drop_after_write' });
  await macro.create.click();
  // Chromium repeats what dies on a kept-alive connection; on a fresh one the answer is lost, and looked up.
  const doubles = page.getByRole('alert').filter({ hasText: 'It was created more than once' });
  await expect(doubles.or(page.getByText('Created.')).first()).toBeVisible();
  const written = (await sandbox.requests('macros.create')).length;
  await expect(doubles.getByRole('link')).toHaveCount(written > 1 ? written : 0);
});

test('leaving with something unsaved asks', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3002);
  await macro.name.fill('Half a na');
  await page.getByRole('link', { name: 'All macros' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(macro.name).toHaveValue('Half a na');
  await page.getByRole('link', { name: 'All macros' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Macros', exact: true })).toBeVisible();
});

test('what is typed outlives a crash, and is saved only over what was seen', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const first = new MacroPage(page);
  await first.open(3010);
  await first.name.fill('Typed before the crash');
  await first.add('Resolve the conversation');
  await expect(first.actions).toHaveCount(3);
  await expectKept(page, 'resolve_conversation');
  await page.close({ runBeforeUnload: false });

  const second = await context.newPage();
  watch(second);
  const macro = new MacroPage(second);
  await macro.open(3010);
  await expect(second.getByText('What you typed is back, as you left it:')).toBeVisible();
  await expect(macro.name).toHaveValue('Typed before the crash');
  await expect(macro.actions).toHaveCount(3);
  await sandbox.fault({ operation: 'macros.get', kind: 'concurrent_edit' });
  await macro.save.click();
  await expect(second.getByText('Somebody else changed this macro')).toBeVisible();
  await second.getByRole('button', { name: 'Discard it' }).click();
  await expect(macro.name).toHaveValue('VIP to the front (edited by someone else)');
  await second.reload();
  await macro.open(3010);
  await expect(macro.actions).toHaveCount(2);
  await expect(second.getByText('What you typed is back')).toHaveCount(0);
});

test('is deleted after asking', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open(3034);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /Delete “/ });
  await sandbox.fault({ operation: 'macros.delete', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Macros', exact: true })).toBeVisible();
});

test('where lists can’t be had, targets are typed', async ({ page, sandbox }) => {
  for (const operation of ['teams.list', 'labels.list', 'agents.list']) {
    await sandbox.fault({ operation, kind: 'server_error', times: 9 });
  }
  const macro = new MacroPage(page);
  await macro.open(3009);
  await expect(macro.action(2)).toContainText('Type the team’s number.');
  await macro.action(2).getByRole('textbox').fill('302');
  expect(await macro.sentBy(() => macro.save.click())).toMatchObject({
    macro: { actions: [{}, action('assign_team', 302), {}, {}] },
  });
  await expectAccessible(page);
});

test('export and import carry macros over, with a plan before anything is written', async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, '/acme/macros?search=Hand%20over%20to%20B');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what was found' }).click();
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
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'macros.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Hand over to Billing')).toContainText('Already there with the same actions');
  await expect(row('Import “From afar”')).toContainText('Found here by name: team Billing.');
  await expect(row('With a stranger')).toContainText('Not found here');
  await expect(row('Refused')).toContainText('The platform will refuse: send_webhook_event');
  expect(await sandbox.requests('macros.create')).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Import “Refused”' }).check();
  await sandbox.fault({ operation: 'macros.create', kind: 'rate_limited', retry_after_s: 1 });
  await page.getByRole('button', { name: 'Import 3 macros' }).click();
  await expect(row('Import “From afar”')).toContainText('Imported.');
  await expect(row('Second from afar')).toContainText('Imported.');
  await expect(row('Import “Refused”')).toContainText('Unsupported actions');
  const created = (await sandbox.requests('macros.create')).filter(({ status }) => status === 201);
  expect(created).toHaveLength(2);
});

test('an import whose answer gets lost finds its row, and writes nothing twice', async ({
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
  // Nothing takes the run's place while it goes on.
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(page.getByText('3 macros. 3 chosen, 3 imported.')).toBeVisible();
  expect(await sandbox.requests('macros.create')).toHaveLength(3);
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
});

test('a file that is none is told', async ({ page }) => {
  await signIn(page, AGENT, '/acme/macros/import');
  await expect(page.getByText('This macro will be personal')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByRole('alert')).toContainText('“other.json” is not a file of exported macros.');
  // The same file can be chosen again once it was corrected: browsers tell of a choice only where it is another.
  await expect(page.locator('input[type=file]')).toHaveValue('');
  await expectAccessible(page);
});

test('a macro that is not there, or is somebody else’s, is not found', async ({ page }) => {
  await signIn(page, undefined, '/acme/macros/3101');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
