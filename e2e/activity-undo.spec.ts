// Undoing changes from the activity list: restoring earlier values, recreating a deleted record, undoing a bulk action.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, type Sandbox, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { HomePage } from './pages/home-page';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { TeamPage } from './pages/team-page';
import {
  type CreatedRecord,
  expectSaved,
  INITIAL_RECORD_NAME,
  RECORD_RESOURCES,
  type RecordResource,
} from './record-forms';

const MINE = 'Mine';
const THEIRS = 'Theirs';

/** Opens the newest entry with this name in the activity list. */
async function openEntry(page: Page, name: string) {
  await new HomePage(page).openActivity();
  await page.getByRole('button', { name, exact: true }).first().click();
  return page.getByRole('dialog', { name });
}

const undoing = (page: Page) => page.getByRole('dialog', { name: /^Undo the change/ });

test('the activity list can undo an edit, and can recreate a deleted record with a new ID', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open(3010);
  const name = await macro.name.inputValue();
  await macro.name.fill('Renamed by mistake');
  await macro.save.click();
  await expect(page.getByText('“Renamed by mistake” saved')).toBeVisible();

  const entry = await openEntry(page, 'Renamed by mistake');
  await entry.getByRole('button', { name: 'Undo change' }).click();
  const dialog = undoing(page);
  const cells = dialog.getByRole('row', { name: /^Name/ }).getByRole('cell');
  await expect(cells).toHaveText(['Renamed by mistake', name]);
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The wrong one');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText(`Change to “${name}” undone`)).toBeVisible();
  await expect(entry.getByText(/^Undone/)).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(macro.name).toHaveValue(name);

  await page.getByRole('link', { name: 'Canned responses', exact: true }).click();
  const responses = new CannedResponsesPage(page);
  await responses.enter('goodbye-all', 'So long.');
  await expect(page.getByText('“goodbye-all” created')).toBeVisible();
  const other = await sandbox.elsewhere('both@acme.test');
  const found = async () => (await other('GET', 'canned-responses?search=goodbye-all')) as unknown;
  const before = JSON.stringify(await found());

  const creation = await openEntry(page, 'goodbye-all');
  await creation.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete “goodbye-all”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('“goodbye-all” deleted')).toBeVisible();
  await creation.getByRole('button', { name: 'Close' }).click();

  const deletion = await openEntry(page, 'goodbye-all');
  await deletion.getByRole('button', { name: 'Create again' }).click();
  const again = page.getByRole('dialog', { name: 'Create “goodbye-all” again?' });
  await expect(again).toContainText('The record will have a new ID and URL.');
  await again.getByRole('button', { name: 'Create again' }).click();
  await expect(deletion.getByText(/^Undone/)).toBeVisible();
  await expect(deletion.getByRole('link', { name: 'Open' })).toBeVisible();
  const after = JSON.stringify(await found());
  expect(after).toContain('So long.');
  expect(after).not.toBe(before);
});

/**
 * Creates a record in another browser and renames it in this one. Returns a function that renames the record in the
 * other browser, and a function that returns the update requests.
 */
async function renamed(page: Page, sandbox: Sandbox, resource: RecordResource) {
  const { path, wrapper, nameField, rest, open } = resource;
  const other = await sandbox.elsewhere('both@acme.test');
  const record = (await other('POST', path, {
    [wrapper]: { [nameField]: INITIAL_RECORD_NAME, ...rest },
  })) as CreatedRecord;
  const address = `${path}/${wrapper === 'portal' ? record.slug : record.id}`;
  const form = await open(page, record);
  await form.name.fill(MINE);
  await form.save.click();
  await expectSaved(page, resource, MINE);
  return {
    renameElsewhere: () => other('PATCH', address, { [wrapper]: { [nameField]: THEIRS } }),
    updates: () => sandbox.requests(resource.update),
  };
}

for (const resource of RECORD_RESOURCES) {
  test(`undoing a change to ${resource.title} overwrites a later change only after confirmation`, {
    tag: '@deep',
  }, async ({ page, sandbox }) => {
    const { renameElsewhere, updates } = await renamed(page, sandbox, resource);
    await renameElsewhere();
    const entry = await openEntry(page, MINE);
    await entry.getByRole('button', { name: 'Undo change' }).click();
    const dialog = undoing(page);
    await expect(dialog.getByText('Some fields changed since you saved')).toBeVisible();
    const row = dialog.getByRole('row').filter({ hasText: THEIRS });
    await expect(row.getByRole('cell')).toHaveText([THEIRS, INITIAL_RECORD_NAME]);
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    const undo = dialog.getByRole('button', { name: 'Undo change' });
    await expect(undo).toBeDisabled();
    await expect(dialog.getByText('Choose at least one field.')).toBeVisible();
    await expectAccessible(page);
    const sent = (await updates()).length;

    await row.getByRole('checkbox').check();
    await undo.click();
    await expect(page.getByText(`Change to “${INITIAL_RECORD_NAME}” undone`)).toBeVisible();
    expect(await updates()).toHaveLength(sent + 1);
    await expect(entry.getByText(/^Undone/)).toBeVisible();
  });
}

test("Undo doesn't overwrite a change that somebody else makes while the undo dialog is open", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const macro = new MacroPage(page);
  await macro.open(3010);
  const name = await macro.name.inputValue();
  await macro.name.fill(MINE);
  await macro.save.click();
  await expect(page.getByText(`“${MINE}” saved`)).toBeVisible();
  const entry = await openEntry(page, MINE);
  await entry.getByRole('button', { name: 'Undo change' }).click();
  const dialog = undoing(page);
  const row = dialog.getByRole('row', { name: /^Name/ });
  await expect(row.getByRole('checkbox')).toBeChecked();
  await sandbox.fault({ operation: 'macros.get', kind: 'concurrent_edit' });
  await dialog.getByRole('button', { name: 'Undo change' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'This record changed since you opened it' }),
  ).toBeVisible();
  await expect(row.getByRole('cell')).toHaveText([`${MINE} (edited by someone else)`, name]);
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  expect(await sandbox.requests('macros.update')).toHaveLength(1);
  await expectAccessible(page);
});

test('undoing an added team member removes the member again', { tag: '@deep' }, async ({ page, sandbox }) => {
  const team = new TeamPage(page);
  await team.open(302);
  await team.joins('Wren');
  await team.apply.click();
  await team.updateMembers.click();
  await expect(team.outcome('Wren')).toContainText('Saved');
  await team.dialog.getByRole('button', { name: 'Close' }).last().click();
  const entry = await openEntry(page, 'Wren');
  await entry.getByRole('button', { name: 'Undo change' }).click();
  const dialog = undoing(page);
  await expect(dialog.getByRole('row', { name: /^Team member/ }).getByRole('cell')).toHaveText(['Yes', 'No']);
  await dialog.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText('Change to “Wren” undone')).toBeVisible();
  expect(await sandbox.requests('teams.members.remove')).toHaveLength(1);
});

test('undoing a bulk action skips records that somebody has changed since the bulk action', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?status=published&per_page=25`);
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  for (const number of [1, 2, 3]) await rows.nth(number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const archiving = page.getByRole('dialog');
  await archiving.getByRole('button', { name: 'Archive 3 articles' }).click();
  await expect(archiving.getByText('3 of 3 done.')).toBeVisible();
  await archiving.getByRole('button', { name: 'Close' }).last().click();
  const [changed] = await sandbox.requests('articles.update');
  const other = await sandbox.elsewhere('both@acme.test');
  const article = changed?.path.replace(/^.*accounts\/1\//, '') ?? '';
  await other('PATCH', article, { article: { status: 'draft' } });

  const run = await openEntry(page, 'Update of 3 articles');
  await run.getByRole('button', { name: 'Undo all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo all' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo 3 items' }).click();
  await expect(dialog.getByText('Done, but 1 item wasn’t saved.')).toBeVisible();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('Skipped because the record changed in the meantime.')).toHaveCount(1);
  expect(await other('GET', article)).toMatchObject({ status: 'draft' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await run.getByRole('button', { name: 'Undo all' }).click();
  await expect(dialog.getByText('Undone', { exact: true })).toHaveCount(2);
});

test('undoing the archiving of an article runs the publishing checks before the article becomes public again', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const other = await sandbox.elsewhere('author@acme.test');
  const createArticle = async (title: string, content: string) =>
    (await other('POST', 'portals/acme-help/articles', {
      article: { title, content, status: 'published' },
    })) as { readonly id: number; readonly public_url: string };
  const fit = await createArticle('Fit to be read', 'All is well.');
  const unfit = await createArticle('Unfit', '![a pixel](data:image/png;base64,AAAA)');
  for (const [title, { id }] of Object.entries({ 'Fit to be read': fit, Unfit: unfit })) {
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    // Waits until the outcome of the change is stored. Closing the page earlier would leave the change unconfirmed.
    await new HomePage(page).openActivity();
    await expect(page.getByRole('row', { name: title }).getByText('Saved', { exact: true })).toBeVisible();
  }
  const undo = undoing(page).getByRole('button', { name: 'Undo change' });
  const wrong = await openEntry(page, 'Unfit');
  await wrong.getByRole('button', { name: 'Undo change' }).click();
  const check = undoing(page).getByRole('listitem').filter({ hasText: 'Fix before publishing' });
  await expect(check).toContainText('This image is stored only in the text or on this computer.');
  await expect(undo).toBeDisabled();
  await undoing(page).getByRole('button', { name: 'Cancel' }).click();
  await wrong.getByRole('button', { name: 'Close' }).click();

  const right = await openEntry(page, 'Fit to be read');
  await expect(right.getByRole('row', { name: 'Status' })).toContainText('PublishedArchived');
  await right.getByRole('button', { name: 'Undo change' }).click();
  await expect(undoing(page).getByRole('link', { name: fit.public_url })).toBeVisible();
  await expectAccessible(page);
  await undo.click();
  await expect(page.getByText('Change to “Fit to be read” undone')).toBeVisible();
  expect(await other('GET', `portals/acme-help/articles/${fit.id}`)).toMatchObject({ status: 'published' });
});

test('recreating a deleted team offers to add its previous members', { tag: '@deep' }, async ({ page }) => {
  const team = new TeamPage(page);
  await team.open(303);
  const name = await team.name.inputValue();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete team' }).click();
  await team.dialog.getByRole('button', { name: 'Delete team' }).click();
  await expect(page.getByText(`“${name}” deleted`)).toBeVisible();
  const deletion = await openEntry(page, name);
  await deletion.getByRole('button', { name: 'Create again' }).click();
  const again = page.getByRole('dialog', { name: `Create “${name}” again` });
  await expect(again.getByText(/^Its 2 members aren’t added yet/)).toBeVisible();
  await again.getByRole('button', { name: 'Create again' }).click();
  await deletion.getByRole('link', { name: 'Open' }).click();
  await team.apply.click();
  await team.updateMembers.click();
  await expect(team.dialog.getByText('Saved', { exact: true })).toHaveCount(2);
});
