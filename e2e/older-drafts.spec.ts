// A draft that an earlier build stored for a form that has changed since then.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { TeamPage } from './pages/team-page';
import { expectStoredInput, readFormDrafts } from './stored-form-drafts';

test.use({ freshPage: true });

/**
 * Converts each stored draft to an earlier version of the form, which named the description "purpose" and had no
 * business hours.
 */
const makeOlder = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('form-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          transaction.objectStore('drafts').openCursor().onsuccess = ({ target }) => {
            const cursor = target instanceof IDBRequest ? target.result : null;
            if (!cursor) return;
            const { description, working_hours_enabled: _, ...typed } = cursor.value.form.typed;
            const form = { ...cursor.value.form, typed: { ...typed, purpose: description } };
            cursor.update({ ...cursor.value, form });
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('an older draft restores the fields that still exist, and offers to copy or discard the text of removed fields', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const team = new TeamPage(page);
  await team.open(302);
  await team.name.fill('Invoices');
  await team.description.fill('Everything about money');
  await expectStoredInput(page, 'Everything about money');
  await makeOlder(page);
  await expectStoredInput(page, 'purpose');

  await team.open(302);
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(team.name).toHaveValue('Invoices');
  await expect(team.description).not.toHaveValue('Everything about money');
  const notice = page.getByRole('status', { name: 'Part of an earlier draft couldn’t be restored' });
  await expect(notice).toContainText('Everything about money');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Copy text' }).click();
  await expect(notice.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Everything about money');

  // The text of a removed field stays after the other fields are saved, until a person discards it.
  expect(await team.sentBySaving()).toEqual({ team: { name: 'Invoices' } });
  await expect(notice).toContainText('Everything about money');
  await notice.getByRole('button', { name: 'Discard' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => readFormDrafts(page)).toBe('[]');
});
