// Bulk actions on macros: changing their visibility, and deleting and exporting the selected macros.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test('the visibility of several macros is changed, and Undo restores it', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/macros');
  const rows = page.getByRole('region', { name: 'Macros' }).getByRole('row');
  const personal = rows.filter({ hasText: 'Only me' });
  await expect(personal).not.toHaveCount(0);
  const count = await personal.count();
  const shared = rows.filter({ hasText: 'Everyone' });
  await personal.first().getByRole('checkbox').check();
  await shared.first().getByRole('checkbox').check();
  await shared.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change visibility' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Visible to').selectOption('Only me');
  await expect(dialog.getByText('2 shared macros will be visible to their authors only.')).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('Unchanged');
  await expectAccessible(page);
  await sandbox.fault({ operation: 'macros.update', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Change visibility of 2 macros' }).click();
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Saved' })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(personal).toHaveCount(count + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Undo 2 items' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(personal).toHaveCount(count);
});

test('an agent can export selected macros and delete only personal macros, and sees no option to share macros', async ({
  page,
  sandbox,
}) => {
  const write = await sandbox.elsewhere('agent@acme.test');
  const actions = [{ action_name: 'mute_conversation', action_params: [] }];
  await write('POST', 'macros', { macro: { name: 'A personal one', actions, visibility: 'personal' } });
  await signIn(page, 'agent@acme.test', '/acme/macros');
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole('region', { name: 'Macros' }).getByRole('row');
  await rows.filter({ hasText: 'Only me' }).first().getByRole('checkbox').check();
  await rows.filter({ hasText: 'Everyone' }).first().getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: '2 macros selected' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Change visibility' })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export (JSON)' }).click(),
  ]);
  const { macros } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { macros: object[] };
  expect(macros).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(1)).toContainText('Skipped: shared macros need an administrator');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete 1 macro' }).click();
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Create again' })).toBeVisible();
  expect(await sandbox.requests('macros.delete')).toHaveLength(1);
});
