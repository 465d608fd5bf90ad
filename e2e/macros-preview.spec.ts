// The preview of a macro, variables in its messages, and the row actions of the list.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';

test('the preview shows the effect of a macro on a conversation without running the macro', async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3018);
  await macro.preview('1042');
  const changes = page.getByRole('figure', { name: 'Before and after, conversation #1042' });
  const field = (name: string) => changes.locator('dt', { hasText: name }).locator('+ dd');
  await expect(field('Status')).toHaveText(/^Open\s*Snoozed$/);
  await expect(field('Team')).toContainText('Customer Care');
  await expect(field('Assignee')).toContainText('Soraya Lindqvist');
  await expect(changes).toContainText('Tidied by the macro for order 1042.');
  await expectAccessible(page);
  expect(
    (await sandbox.requests()).filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1')),
  ).toEqual([]);
  await macro.preview('#HD-7781');
  await page
    .getByRole('group', { name: 'Conversations found' })
    .getByRole('button', { name: '#987' })
    .click();
  await expect(page.getByRole('figure', { name: 'Before and after, conversation #987' })).toBeVisible();
  await macro.preview('1,042');
  await expect(changes).toBeVisible();
  await macro.preview('999999');
  await expect(page.getByRole('alert')).toContainText('Not found');
});

test('the preview uses the conversation with the latest activity and skips an incomplete action', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await expect(page.getByRole('figure', { name: /^Before and after, conversation #/ })).toBeVisible();
  await macro.add('Assign a team');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Not chosen yet in action 1');
  await macro.choose(1, 'Billing');
  await expect(preview).not.toContainText('Not chosen yet');
  await expect(preview.locator('dt', { hasText: 'Team' }).locator('+ dd')).toContainText('Billing');
});

test('variables in the text of a macro are shown as chips, and as source while the cursor is inside', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.add('Send a message');
  const text = macro.action(1).getByRole('textbox');
  const chips = macro.action(1).locator('[data-name]');
  await text.fill('Hi {{contact.first_name}}, {{contact.points}}');
  await expect(chips).toHaveCount(1);
  await expect(chips).toHaveAttribute('data-name', 'First name');
  await text.press('Control+Home');
  for (let step = 0; step < 5; step += 1) await text.press('ArrowRight');
  await expect(chips).toHaveCount(0);
  await text.press('Control+Home');
  for (let step = 0; step < 3; step += 1) await text.press('ArrowRight');
  await expect(chips).toHaveCount(1);
  // Pressing Delete in front of a chip removes the whole chip, and undo restores it.
  await text.press('Delete');
  await expect(text).toHaveValue('Hi , {{contact.points}}');
  await text.press('Control+Z');
  await expect(text).toHaveValue('Hi {{contact.first_name}}, {{contact.points}}');
});

test('a macro can be deleted and duplicated from its row', async ({ page }) => {
  await signIn(page, undefined, '/acme/macros');
  const row = page.getByRole('row', { name: /Close without a word/ });
  await row.hover();
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Close without a word” deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page
    .getByRole('row', { name: /Close as solved/ })
    .getByRole('link', { name: 'Duplicate' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Close as solved (copy)');
});

test('a macro is created with the keyboard alone: each new action gets the focus, and Enter picks the first match', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await signIn(page, undefined, '/acme/macros');
  await page.getByRole('link', { name: 'New macro' }).click();
  await expect(macro.name).toBeFocused();
  await page.keyboard.type('Refund');
  await macro.add('Send a message');
  await page.keyboard.type('Dear customer');
  await macro.add('Add labels');
  await page.keyboard.type('vi');
  await expect(page.getByRole('option', { name: 'vip' })).toBeVisible();
  // The second Enter selects no further label and doesn't create the macro.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await macro.add('Assign a team');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type('logis');
  await expect(page.getByRole('option', { name: 'Logistics' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(macro.name).toHaveValue('Refund');
  await expect(macro.action(1).getByRole('textbox')).toHaveValue('Dear customer');
  await expect(macro.action(2).locator('.mantine-Pill-root')).toHaveText(['vip']);
  await expect(macro.action(3).getByRole('combobox')).toHaveValue('Logistics');
  await macro.add('Resolve the conversation');
  await expect(page.getByRole('button', { name: 'Add action' })).toBeFocused();
});

test('Enter picks the first match even if the search was typed before the list had opened completely', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await page.clock.install();
  await signIn(page, undefined, '/acme/macros/new');
  await macro.add('Assign a team');
  // Pauses the timers, as a busy browser does.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('logis');
  await expect(page.getByRole('option', { name: 'Logistics' })).toBeVisible();
  await page.clock.runFor(10);
  await page.keyboard.press('Enter');
  await expect(macro.action(1).getByRole('combobox')).toHaveValue('Logistics');
});

test('a new macro that could not be created returns the focus to the field', async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await signIn(page, undefined, '/acme/macros/new');
  await macro.add('Resolve the conversation');
  await macro.name.fill('Later');
  await sandbox.fault({ operation: 'macros.list', kind: 'server_error' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert', { name: 'Not saved' })).toContainText('nothing was created');
  await expect(macro.name).toBeFocused();
});
