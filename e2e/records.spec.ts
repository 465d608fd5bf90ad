// Everything that can go wrong while a record is saved, for each kind of record: a fault before the write, a response
// lost after the write, and a concurrent change, deletion or renaming by another person. All kinds share the code in
// src/records.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, type Sandbox, test } from './fixtures';
import { goToSection } from './go-to-screen';
import {
  type CreatedRecord,
  expectSaved,
  INITIAL_RECORD_NAME,
  RECORD_RESOURCES,
  type RecordForm,
  type RecordResource,
} from './record-forms';

const MINE = 'Mine';
const THEIRS = 'Theirs';

/** A record open in its form, with functions that change the record as another person. */
interface Walk {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly resource: RecordResource;
  readonly form: RecordForm;
  readonly renameElsewhere: () => Promise<unknown>;
  readonly deleteElsewhere: () => Promise<unknown>;
  /** Returns the number of update requests so far, including those of the other person. */
  readonly countUpdates: () => Promise<number>;
}

async function openRecord(page: Page, sandbox: Sandbox, resource: RecordResource): Promise<Walk> {
  const { path, wrapper, nameField, rest, update, open } = resource;
  const other = await sandbox.elsewhere('both@acme.test');
  const response = await other('POST', path, { [wrapper]: { [nameField]: INITIAL_RECORD_NAME, ...rest } });
  const record = response as CreatedRecord;
  const isPortal = wrapper === 'portal';
  const address = `${path}/${isPortal ? record.slug : record.id}`;
  return {
    page,
    sandbox,
    resource,
    form: await open(page, record),
    renameElsewhere: () => other('PATCH', address, { [wrapper]: { [nameField]: THEIRS } }),
    // Resets the sandbox instead of deleting a portal, because no operation deletes portals.
    deleteElsewhere: () => (isPortal ? sandbox.reset() : other('DELETE', address)),
    countUpdates: async () => (await sandbox.requests(update)).length,
  };
}

/** Returns the body of the next update. */
async function sentBy({ page, resource }: Walk, button: Locator): Promise<unknown> {
  const request = page.waitForRequest((one) => one.method() === 'PATCH');
  await button.click();
  const body = (await request).postDataJSON() as Record<string, unknown>;
  return body[resource.wrapper];
}

const notice = ({ page }: Walk, name: string) => page.getByRole('alert', { name });

/** Returns the dialog that compares both versions after a concurrent change. */
const versionsOn = ({ page, resource }: Walk) =>
  page.getByRole('dialog', resource.isMerged ? {} : { name: 'Compare versions' });

/** Opens the review of both versions. Returns the button that overwrites the other person's version. */
async function saveOver({ page, resource, form }: Walk): Promise<Locator> {
  if (!resource.isMerged) return page.getByRole('button', { name: 'Save my version' });
  await page.getByRole('button', { name: 'Use merged text' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return form.save;
}

const BRANCHES: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'a request that fails before the write': async (walk) => {
    const { page, sandbox, resource, form, countUpdates } = walk;
    await form.name.fill(MINE);
    await sandbox.fault({ operation: resource.update, kind: 'server_error' });
    await form.save.click();
    await expect(notice(walk, 'Probably not saved')).toContainText('the current version hasn’t changed');
    await expect(form.name).toHaveValue(MINE);
    await form.save.click();
    await expectSaved(page, resource, MINE);
    expect(await countUpdates()).toBe(2);
  },

  'a response that is lost after the write': async ({ page, sandbox, resource, form, countUpdates }) => {
    await form.name.fill(MINE);
    await sandbox.fault({ operation: resource.update, kind: 'created_malformed' });
    await form.save.click();
    await expectSaved(page, resource, MINE, true);
    expect(await countUpdates()).toBe(1);
  },

  'a conflict with another person’s change': async (walk) => {
    const { page, resource, form, renameElsewhere, countUpdates } = walk;
    await form.name.fill(MINE);
    await renameElsewhere();
    await form.save.click();
    const versions = versionsOn(walk);
    await expect(versions).toContainText(THEIRS);
    if (!resource.isMerged)
      await expect(versions.getByRole('row').nth(1).getByRole('cell')).toHaveText([
        INITIAL_RECORD_NAME,
        THEIRS,
        MINE,
      ]);
    expect(await countUpdates()).toBe(1);
    await expectAccessible(page);
    if (!resource.isMerged) {
      // Escape closes only the comparison, even above another dialog, and doesn't discard the input.
      await page.keyboard.press('Escape');
      await expect(versions).toHaveCount(0);
      await expect(form.name).toHaveValue(MINE);
      const compare = notice(walk, 'This record changed since you opened it').getByRole('button', {
        name: 'Compare versions',
      });
      await expect(compare).toBeFocused();
      await compare.press('Enter');
    }
    if (resource.isMerged) await versions.getByRole('button', { name: 'Keep my version' }).click();
    expect(await sentBy(walk, await saveOver(walk))).toEqual({ [resource.nameField]: MINE });
    await expectSaved(page, resource, MINE);
  },

  'a deletion by another person': async (walk) => {
    const { page, sandbox, resource, form, deleteElsewhere, countUpdates } = walk;
    await form.name.fill(MINE);
    await deleteElsewhere();
    if (resource.list) {
      // If the list can't be loaded, the console can't prove that the record was deleted, and must not report a
      // deletion.
      await sandbox.fault({ operation: resource.list, kind: 'server_error' });
      await form.save.click();
      await expect(notice(walk, 'Not saved')).toContainText('couldn’t be checked');
    }
    await form.save.click();
    await expect(notice(walk, 'This record no longer exists')).toContainText('Your changes are still here.');
    expect(await countUpdates()).toBe(0);
    // Closes the dialog for editing records that don't have their own page.
    if (resource.list) await page.keyboard.press('Escape');
    else await goToSection(page, 'Inboxes');
    const question = page.getByRole('dialog', { name: /^(Unsaved changes|Leave without saving\?)$/ });
    await question.getByRole('button', { name: resource.list ? 'Cancel' : 'Stay on page' }).click();
    await expect(form.name).toHaveValue(MINE);
  },

  'a renaming by another person': async (walk) => {
    const { page, resource, form, renameElsewhere, countUpdates } = walk;
    await form.changeOther();
    await renameElsewhere();
    let save = form.saveOther;
    if (!save) {
      await form.save.click();
      await expect(versionsOn(walk)).toContainText(THEIRS);
      expect(await countUpdates()).toBe(1);
      save = await saveOver(walk);
    }
    expect(await sentBy(walk, save)).toEqual(resource.otherChange);
    await expectSaved(page, resource, THEIRS);
  },
};

const branches = Object.entries(BRANCHES);

for (const [row, resource] of RECORD_RESOURCES.entries())
  for (const [column, [branch, walk]] of branches.entries()) {
    // The ordinary run covers a diagonal of the matrix: each kind of record in one case, and each case with at least
    // one kind of record.
    const tag = row % branches.length === column ? [] : ['@deep'];
    test(
      `saving a record shows the right result after ${branch}: ${resource.title}`,
      { tag },
      async ({ page, sandbox }) => walk(await openRecord(page, sandbox, resource)),
    );
  }
