// Undo and View in the toasts about saved and deleted records.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { TeamPage } from './pages/team-page';

const CODE = 'account/locked/formal';

test('the toast about a saved canned response links to the response, and undoes the change after a review', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `/acme/canned-responses?search=${CODE}`);
  const screen = new CannedResponsesPage(page);
  const edit = async (text: string) => {
    await screen.edit(CODE);
    const former = await screen.content.inputValue();
    await screen.content.fill(text);
    await screen.save.click();
    return former;
  };
  const toast = screen.notice(`“${CODE}” saved`);
  const former = await edit('Typed by mistake');
  // Hovers over the toast so that it stays open.
  await toast.hover();
  await expect(toast.getByRole('button', { name: 'View' })).toBeVisible();
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toBeHidden();
  await expect(screen.dialog).toContainText('Typed by mistake');
  await expect(screen.dialog).toContainText(former.split('\n')[0] ?? '');
  await screen.dialog.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText(`Change to “${CODE}” undone`)).toBeVisible();
  await expect(screen.rows.filter({ hasText: CODE })).toContainText('The account is locked after five');

  await edit('Typed by mistake again');
  // Waits until the save has finished. Otherwise the colleague's change would come first and cause a conflict.
  await expect(toast).toBeVisible();
  const [sent] = (await sandbox.requests('cannedResponses.update')).slice(-1);
  const write = await sandbox.elsewhere('agent@acme.test');
  const path = sent?.path.replace(/^.*accounts\/1\//, '') ?? '';
  await write('PATCH', path, { canned_response: { content: 'Written by a colleague' } });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(screen.dialog.getByText('Some fields changed since you saved')).toBeVisible();
  await expect(screen.dialog.getByRole('button', { name: 'Undo change' })).toBeDisabled();
});

test('the toast about a deleted canned response offers to create it again, also after a failed attempt', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `/acme/canned-responses?search=${CODE}`);
  const screen = new CannedResponsesPage(page);
  await screen.open(CODE);
  await screen.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete “${CODE}”?` });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  const toast = screen.notice(`“${CODE}” deleted`);
  await expect(toast.getByRole('button')).toHaveText(['Create again', '']);
  await toast.getByRole('button', { name: 'Create again' }).click();
  await expect(screen.dialog).toContainText('The record will have a new ID and URL.');
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'status', status: 422 });
  await screen.dialog.getByRole('button', { name: 'Create again' }).click();
  await expect(screen.dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await screen.dialog.getByRole('button', { name: 'Create again' }).click();
  await expect(screen.notice(`“${CODE}” created`).getByRole('button', { name: 'View' })).toBeVisible();
  await expect(screen.rows.filter({ hasText: CODE })).toHaveCount(1);
});

test('after Undo the page of a macro shows the restored version, but keeps text typed after the save', async ({
  page,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3010);
  const former = await macro.name.inputValue();
  const dialog = page.getByRole('dialog');
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await dialog.getByRole('button', { name: 'Undo change' }).click();
    await expect(dialog).toBeHidden();
  };
  await macro.name.fill('Renamed by mistake');
  await macro.save.click();
  await undo();
  await expect(macro.name).toHaveValue(former);
  await expect(macro.save).toBeHidden();

  await macro.name.fill('Renamed again');
  await macro.save.click();
  await page.getByRole('button', { name: 'Undo', exact: true }).hover();
  await macro.name.fill('Typed since');
  await undo();
  await expect(macro.name).toHaveValue('Typed since');
  await expect(macro.save).toBeVisible();
});

test('the page of a team shows the restored version after Undo', async ({ page }) => {
  const team = new TeamPage(page);
  await team.open(302);
  const former = await team.name.inputValue();
  await team.name.fill('Renamed by mistake');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await team.dialog.getByRole('button', { name: 'Undo change' }).click();
  await expect(team.dialog).toBeHidden();
  await expect(team.name).toHaveValue(former);
  await expect(page.getByText('changed since you opened')).toBeHidden();
});
