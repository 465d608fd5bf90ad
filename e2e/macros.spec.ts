// Macros: read out, edited without losing anything, copied, carried to another account; as administrator and as agent.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';

const AGENT = 'agent@acme.test';
const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });

test('the list reads every macro out, and its address reproduces it', async ({ page }) => {
  await signIn(page, undefined, '/acme/macros?search=warranty&sort=newest');
  const row = page.getByRole('row', { name: /Warranty case/ });
  await expect(row).toContainText('Adds the labels “warranty”, “spare_parts”, then assigns Workshop');
  await expect(row).toContainText('Everyone');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('(mine)');
  await expect(page.getByText('12 results')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Only me' }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody has this');
  await expect(page.getByText('No macro has that name')).toBeVisible();
  await expectAccessible(page);
});

test('an agent sees the global ones and its own personal ones', async ({ page }) => {
  await signIn(page, AGENT, '/acme/macros?search=%3A');
  await expect(page.getByRole('link', { name: 'Tobias: close and tag' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mei-Lin/ })).toHaveCount(0);
});

test('every action has its picker, and what was chosen is what is sent', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.name.fill('All of them');
  await macro.visibility.selectOption('Everyone');
  await macro.add('Send a message');
  await macro.action(1).getByRole('button', { name: 'Start from a canned response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take over a canned response' });
  await dialog.getByRole('list').getByRole('button').first().click();
  await expect(macro.action(1).getByRole('textbox')).not.toHaveValue('');
  await macro.action(1).getByRole('textbox').fill('Hello ');
  await macro.action(1).getByRole('button', { name: 'Insert a variable' }).click();
  await page.getByRole('menuitem', { name: '{{contact.name}}' }).click();
  await expect(macro.action(1).getByRole('textbox')).toHaveValue('Hello {{contact.name}}');
  await macro.add('Add a private note');
  await macro.action(2).getByRole('textbox').fill('Done');
  await macro.add('Add labels');
  await macro.choose(3, 'vip');
  await page.getByRole('option', { name: 'refund', exact: true }).click();
  await page.keyboard.press('Escape');
  await macro.add('Remove labels');
  await macro.choose(4, 'bug');
  await page.keyboard.press('Escape');
  await macro.add('Assign a team');
  await macro.choose(5, 'Billing');
  await macro.add('Assign an agent');
  await macro.choose(6, 'Wren');
  await macro.add('Set the status');
  await macro.action(7).getByRole('combobox').selectOption('pending');
  await macro.add('Set the priority');
  await macro.action(8).getByRole('combobox').selectOption('None (clear it)');
  for (const title of [
    'Take the team away',
    'Mute the conversation',
    'Resolve the conversation',
    'Snooze the conversation',
    'Open the conversation',
    'Mark as pending',
  ])
    await macro.add(title);
  await expectAccessible(page);
  expect(await macro.sentBy(() => macro.create.click())).toEqual({
    macro: {
      name: 'All of them',
      visibility: 'global',
      actions: [
        action('send_message', 'Hello {{contact.name}}'),
        action('add_private_note', 'Done'),
        action('add_label', 'vip', 'refund'),
        action('remove_label', 'bug'),
        action('assign_team', 302),
        action('assign_agent', 16),
        action('change_status', 'pending'),
        action('change_priority', 'nil'),
        action('remove_assigned_team'),
        action('mute_conversation'),
        action('resolve_conversation'),
        action('snooze_conversation'),
        action('open_conversation'),
        action('mark_conversation_as_pending'),
      ],
    },
  });
  await expect(page.getByText('Created.')).toBeVisible();
  await expect(page).toHaveURL(/\/acme\/macros\/\d+/);
});

test('a new action asks for its target, and nothing is sent without a name', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.add('Assign a team');
  await macro.create.click();
  await expect(macro.name).toBeFocused();
  await expect(macro.action(1)).toContainText('Choose one first.');
  await expectAccessible(page);
  await macro.name.fill('With a team');
  await macro.create.click();
  await expect(page.getByRole('alert')).toContainText('Not sent.');
  expect(await sandbox.requests('macros.create')).toEqual([]);
});

test('actions move by buttons, keys and drag, are duplicated and removed', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3009);
  const before = ['Add labels', 'Assign a team', 'Set the priority', 'Add a private note'];
  expect(await macro.titles()).toEqual(before);
  const [labels = '', team = '', priority = '', note = ''] = before;
  await page.getByRole('button', { name: 'Move down: Action 1: Add labels' }).click();
  expect(await macro.titles()).toEqual([team, labels, priority, note]);
  const handle = page.getByRole('button', { name: /^Move: Action \d: Add labels/ });
  await handle.press('ArrowDown');
  await expect(handle).toBeFocused();
  expect(await macro.titles()).toEqual([team, priority, labels, note]);
  await expect(page.getByText('Add labels is now action 3 of 4.')).toBeAttached();
  await handle.press('ArrowUp');
  await handle.press('ArrowUp');
  expect(await macro.titles()).toEqual(before);

  const target = await macro.action(4).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 12 });
  await page.mouse.up();
  expect(await macro.titles()).toEqual([team, priority, note, labels]);

  await page.getByRole('button', { name: /^Duplicate: Action 1/ }).click();
  expect(await macro.titles()).toEqual([team, team, priority, note, labels]);
  await expect(macro.action(2)).toContainText('The team is set more than once.');
  await page.getByRole('button', { name: /^Remove: Action 5/ }).click();
  await expect(macro.action(4).getByRole('button').first()).toBeFocused();
  const sent = await macro.sentBy(() => macro.save.click());
  expect(sent).toMatchObject({
    macro: {
      actions: [
        action('assign_team', 304),
        action('assign_team', 304),
        action('change_priority', 'medium'),
        { action_name: 'add_private_note' },
      ],
    },
  });
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});

test('what is not understood is shown as it came, and another name alone sends only the name', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3020);
  await expect(macro.action(1)).toContainText('send_email_transcript');
  await expect(macro.action(1)).toContainText('"to": "books@acme.test"');
  await expect(macro.action(1)).toContainText('{"delay_seconds":30}');
  await expectAccessible(page);
  await macro.name.fill('For the accountant');
  expect(await macro.sentBy(() => macro.save.click())).toEqual({ macro: { name: 'For the accountant' } });
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For the accountant' })).toBeVisible();
});

test('an action outside the list is refused in its place, and nothing typed is lost', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3019);
  await macro.add('Resolve the conversation');
  await macro.save.click();
  await expect(macro.action(1).getByRole('alert')).toContainText('Unsupported actions: send_webhook_event');
  await expect(macro.action(2).getByRole('alert')).toHaveCount(0);
  await expect(macro.actions).toHaveCount(3);
  await expectAccessible(page);
});

test('the parameters of any action can be edited as JSON', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3012);
  await page.getByRole('button', { name: 'Edit as JSON: Action 1: Assign an agent' }).click();
  const json = page.getByRole('textbox', { name: /Parameters as JSON/ });
  await expect(json).toHaveValue('[\n  "self"\n]');
  await json.fill('["self", {');
  await expect(json).toHaveAccessibleDescription(/not JSON yet/);
  await macro.save.click();
  await expect(page.getByText('Not sent.')).toBeVisible();
  await json.fill('["last_responding_agent"]');
  expect(await macro.sentBy(() => macro.save.click())).toEqual({
    macro: { actions: [action('assign_agent', 'last_responding_agent')] },
  });
});

test('likely mistakes are said beside the action, and block nothing', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3030);
  await expect(macro.action(1)).toContainText('The label “vip” is both added and removed');
  await expect(macro.action(4)).toContainText('The team is set more than once');
  await macro.add('Send a message');
  await expect(macro.action(5)).toContainText('There is no text to send.');
  await macro.save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});

test('what a macro would do is computed for a conversation, and nothing is run', async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3018);
  await page.getByLabel('Conversation number').fill('1042');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const table = page.getByRole('table', { name: 'Before and after, conversation 1042' });
  await expect(table.getByRole('row', { name: /^Status/ })).toContainText('snoozed');
  await expect(table.getByRole('row', { name: /^Team/ })).toContainText('Customer Care');
  await expect(table.getByRole('row', { name: /^Assignee/ })).toContainText('Soraya Lindqvist');
  await expect(page.getByText('“Tidied by the macro for order 1042.”')).toBeVisible();
  expect(
    (await sandbox.requests()).filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1')),
  ).toEqual([]);
  await page.getByLabel('Conversation number').fill('999999');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Not found');
});

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
  const sent = await macro.sentBy(() => notice.getByRole('button', { name: 'Save mine over it' }).click());
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
  await expect(page.getByText('3 macros. 3 chosen, 3 imported.')).toBeVisible();
  expect(await sandbox.requests('macros.create')).toHaveLength(3);
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
  await expectAccessible(page);
});

test('a macro that is not there, or is somebody else’s, is not found', async ({ page }) => {
  await signIn(page, undefined, '/acme/macros/3101');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
