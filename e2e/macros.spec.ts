import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';

const AGENT = 'agent@acme.test';
const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });

test('the list shows the actions of every macro, and the address contains the search and sort order', async ({
  page,
}) => {
  await signIn(page, undefined, '/acme/macros?search=warranty&sort=newest');
  const row = page.getByRole('row', { name: /Warranty case/ });
  await expect(row).toContainText(/Add labels: warranty\s*spare_parts.*Assign a team: Workshop/);
  await expect(row).toContainText('Everyone');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('(mine)');
  await expect(page.getByText('12 results')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Only me' }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody has this');
  await expect(page.getByText('No results for “nobody has this”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByText('1–25 of 60')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody has this');
  await expect(page.getByText('No results for “nobody has this”')).toBeVisible();
  // Following the link removes the search from the address, so the search field must be empty.
  await page
    .getByRole('navigation', { name: 'Sections', exact: true })
    .getByRole('link', { name: 'Macros' })
    .click();
  await expect(page.getByText('1–25 of 60')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
});

test('an agent sees shared macros and their own', async ({ page }) => {
  await signIn(page, AGENT, '/acme/macros?search=%3A');
  await expect(page.getByRole('link', { name: 'Tobias: close and tag', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mei-Lin/ })).toHaveCount(0);
});

test("pressing Enter in the search for a canned response doesn't save the macro", async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.name.fill('Not yet');
  await macro.add('Send a message');
  await macro.action(1).getByRole('textbox').fill('Hello');
  await macro.action(1).getByRole('button', { name: 'Insert canned response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a canned response' });
  await dialog.getByRole('searchbox').fill('refund');
  await dialog.getByRole('searchbox').press('Enter');
  await expect
    .poll(async () => (await sandbox.requests('cannedResponses.list')).at(-1)?.query)
    .toContain('search=refund');
  await dialog.getByRole('list').getByRole('button').first().click();
  await expect(macro.action(1).getByRole('textbox')).toBeFocused();
  expect(await sandbox.requests('macros.create')).toEqual([]);
});

test('the menu of an action links to the labels, team or agent that the action names', async ({ page }) => {
  const macro = new MacroPage(page);
  await signIn(page, undefined, '/acme/macros?search=everything at once');
  await page.getByRole('link', { name: 'Everything at once', exact: true }).click();
  const openMenu = (place: number) =>
    macro
      .action(place)
      .getByRole('button', { name: /^More actions/ })
      .click();
  await openMenu(1);
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Open / })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openMenu(4);
  await expect(page.getByRole('menuitem', { name: /^Open / })).toHaveText([/feedback/, /newsletter/]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openMenu(2);
  await page.getByRole('menuitem', { name: /^Open / }).press('Enter');
  await expect(page).toHaveURL(/\/teams\/301$/);
});

test('every action has a picker for its value, and the chosen value is sent', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.name.fill('All of them');
  await macro.visibility.selectOption('Everyone');
  await macro.add('Send a message');
  await macro.action(1).getByRole('button', { name: 'Use a canned response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a canned response' });
  await dialog.getByRole('list').getByRole('button').first().click();
  await expect(macro.action(1).getByRole('textbox')).not.toHaveValue('');
  await macro.action(1).getByRole('textbox').fill('Hello ');
  await macro.action(1).getByRole('button', { name: 'Insert variable' }).click();
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
  await macro.add('Change status');
  await macro.action(7).getByRole('combobox').selectOption('pending');
  await macro.add('Change priority');
  await macro.action(8).getByRole('combobox').selectOption('None (remove priority)');
  for (const title of [
    'Remove the team',
    'Mute the conversation',
    'Resolve the conversation',
    'Snooze the conversation',
    'Reopen the conversation',
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
  await expect(page.getByText('“All of them” created')).toBeVisible();
  await expect(page).toHaveURL(/\/acme\/macros\/\d+/);
});

test("a macro without a name or with an incomplete action isn't sent, and both problems are reported", async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.add('Assign a team');
  await macro.create.click();
  await expect(macro.name).toBeFocused();
  await expect(macro.action(1)).toContainText('Choose a team, or remove this action.');
  await expectAccessible(page);
  await macro.name.fill('With a team');
  await macro.create.click();
  await expect(page.getByRole('alert')).toContainText('Not saved. 1 field needs attention');
  await expect(macro.action(1).getByRole('combobox')).toBeFocused();
  expect(await sandbox.requests('macros.create')).toEqual([]);
});

test('the actions of a macro can be moved by menu, keyboard and dragging, duplicated and removed', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3009);
  const before = ['Add labels', 'Assign a team', 'Change priority', 'Add a private note'];
  expect(await macro.titles()).toEqual(before);
  // A closed picker renders no options. Otherwise thousands of labels would be rendered again on every keypress.
  await expect(page.locator('[role="option"]')).toHaveCount(0);
  const [labels = '', team = '', priority = '', note = ''] = before;
  // The menu focuses “Move down”, because the first action can't move up.
  await page.getByRole('button', { name: 'More actions: Action 1: Add labels' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More actions: Action 2: Add labels' })).toBeFocused();
  expect(await macro.titles()).toEqual([team, labels, priority, note]);
  const handle = page.getByRole('button', { name: /^Reorder Action \d: Add labels/ });
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

  await macro.act(1, 'Duplicate');
  expect(await macro.titles()).toEqual([team, team, priority, note, labels]);
  await expect(macro.action(2)).toContainText('The team is set more than once.');
  await macro.remove(5);
  await expect(macro.action(4).getByRole('button').first()).toBeFocused();
  // If the cursor was never in the text, the variable is inserted at the end.
  const text = macro.action(4).getByRole('textbox');
  const written = await text.inputValue();
  await macro.action(4).getByRole('button', { name: 'Insert variable' }).click();
  await page.getByRole('menuitem', { name: '{{agent.name}}' }).click();
  await expect(text).toHaveValue(`${written}{{agent.name}}`);
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
  await expect(page.getByText(/^“.*” saved$/)).toBeVisible();
});

test('unknown values of a macro are shown unchanged, and renaming the macro sends only the name', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3020);
  await expect(macro.action(1)).toContainText('Send email transcript');
  await expect(macro.action(1)).toContainText('"to": "books@acme.test"');
  await expect(macro.action(1)).toContainText('{"delay_seconds":30}');
  await expectAccessible(page);
  await macro.name.fill('For the accountant');
  expect(await macro.sentBy(() => macro.save.click())).toEqual({ macro: { name: 'For the accountant' } });
  await expect(page.getByText('“For the accountant” saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For the accountant' })).toBeVisible();
});

test('an action that the platform rejects as unknown is reported at the action, and no input is lost', {
  tag: '@deep',
}, async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3019);
  await macro.add('Resolve the conversation');
  await macro.save.click();
  await expect(macro.action(1).getByRole('alert')).toContainText('Unsupported actions: send_webhook_event');
  await expect(macro.action(2).getByRole('alert')).toHaveCount(0);
  await expect(macro.actions).toHaveCount(3);
  await expectAccessible(page);
});

test('the parameters of any macro action can be edited as JSON', async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3012);
  await macro.act(1, 'Edit as JSON');
  const json = page.getByRole('textbox', { name: /Parameters as JSON/ });
  await expect(json).toHaveValue('[\n  "self"\n]');
  await json.fill('["self", {');
  await expect(json).toHaveAccessibleDescription(/Not valid JSON/);
  // “Edit as a form” is disabled, because it would discard the invalid JSON.
  await page.getByRole('button', { name: 'More actions: Action 1: Assign an agent' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit as a form' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await macro.save.click();
  await expect(page.getByText('Not saved. 1 field needs attention')).toBeVisible();
  await json.fill('["last_responding_agent"]');
  expect(await macro.sentBy(() => macro.save.click())).toEqual({
    macro: { actions: [action('assign_agent', 'last_responding_agent')] },
  });
});

test("likely mistakes are shown beside the macro action and don't prevent saving", async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3030);
  await expect(macro.action(1)).not.toContainText('both added and removed');
  await expect(macro.action(2)).toContainText('The label “vip” is both added and removed');
  await expect(macro.action(4)).toContainText('The team is set more than once.');
  await macro.add('Send a message');
  await expect(macro.action(5)).toContainText('The message is empty.');
  await macro.save.click();
  await expect(page.getByText(/^“.*” saved$/)).toBeVisible();
});
