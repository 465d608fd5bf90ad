// The pages of a portal: access, languages and categories.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { choosePortalLanguage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test("an agent who isn't a member of a portal sees a message about the missing permission", async ({
  page,
}) => {
  await signIn(page, 'agent@acme.test', DEMO_PORTAL_PATH);
  await expect(page.getByText('You don’t have permission to do this')).toBeVisible();
});

test("a member of a portal writes articles but can't create portals", async ({ page }) => {
  await signIn(page, 'author@acme.test', '/acme/help-center');
  await expect(page.getByRole('button', { name: 'New portal' })).toHaveCount(0);
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Acme Help & Advice' }).click();
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('row')).toHaveCount(26);
  // This page doesn't show the message, because nothing on it is unavailable. The settings page shows the message once.
  await expect(page.getByText('Only account administrators')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Only account administrators can edit the portal’s settings.')).toHaveCount(1);
});

test('portal tabs stay in place when the page changes, and the current tab is visible', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', DEMO_PORTAL_PATH);
  const tabs = page.getByRole('navigation', { name: 'Sections of this portal' });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number | undefined>();
    for (const name of ['Articles', 'Categories', 'Translations', 'Checks', 'Settings']) {
      const tab = tabs.getByRole('link', { name });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(tab).toBeInViewport({ ratio: 1 });
      heights.add((await tab.boundingBox())?.y);
    }
    expect([...heights], `${width} wide`).toHaveLength(1);
  }
});

test('creating a portal says that its slug is permanent, and reports a slug that is in use', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/help-center');
  await page.getByRole('button', { name: 'New portal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  for (const field of ['Name', 'Slug', 'Default language'])
    await expect(dialog.getByLabel(field, { exact: false }).first()).toHaveAccessibleDescription(
      /This field can’t be empty/,
    );
  await dialog.getByLabel('Name').fill('Guías & Man\u200buals');
  await expect(dialog.getByLabel('Slug')).toHaveValue('guias-manuals');
  await dialog.getByLabel('Slug').fill('acme-help');
  await dialog.getByLabel('Name').fill('Manuals');
  await expect(dialog.getByLabel('Slug')).toHaveValue('acme-help');
  await dialog.getByRole('combobox', { name: 'Default language' }).fill('brazil');
  await page.getByRole('option', { name: 'Brazilian Portuguese (pt_BR)' }).click();
  await expect(dialog).toContainText('You can’t change the slug “acme-help” later.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(/already in use/i);
  await dialog.getByLabel('Slug').fill('manuals');
  await sandbox.fault({ operation: 'portals.create', kind: 'server_error' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toContainText('can’t be found. You can safely create it again.');
  await sandbox.fault({ operation: 'portals.create', kind: 'created_malformed' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('“Manuals” created. The confirmation didn’t arrive')).toBeVisible();
  await expect(page).toHaveURL(/help-center\/manuals\/settings/);
  await expect(page.getByText('Brazilian Portuguese (pt_BR)').first()).toBeVisible();
});

test('adding a portal language loads the stored list first, and removing a language counts the affected content', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  await expect(page.getByText('Use the dashboard to archive the portal and to set its logo')).toBeVisible();
  await choosePortalLanguage(page, 'French (fr)');
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByRole('button', { name: 'Remove French (fr)' })).toBeVisible();
  const requests = await sandbox.requests();
  const write = requests.findIndex(({ operation }) => operation === 'portals.update');
  expect(requests[write - 1]?.operation, 'it is read again right before').toBe('portals.get');

  // The first attempt fails before the write. The second attempt succeeds, but its response can't be read.
  await choosePortalLanguage(page, 'German (de)');
  await sandbox.fault({ operation: 'portals.get', kind: 'server_error' });
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByRole('alert', { name: 'Not saved' })).toBeVisible();
  await expect(page.getByRole('alert', { name: 'We couldn’t confirm your last save' })).toHaveCount(0);
  await sandbox.fault({ operation: 'portals.update', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'portals.get', kind: 'latency', delay_ms: 0 });
  await sandbox.fault({ operation: 'portals.get', kind: 'status', status: 403, times: 9 });
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByRole('alert', { name: 'We couldn’t confirm your last save' })).toBeVisible();
  const check = page.getByRole('button', { name: 'Check now' });
  // “Check now” stays enabled, because the automatic check failed.
  await expect(check).toBeEnabled();
  await sandbox.clearFaults();
  const writes = (await sandbox.requests('portals.update')).length;
  await check.click();
  await expect(page.getByText('saved. The confirmation didn’t arrive')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove German (de)' })).toBeVisible();
  expect(await sandbox.requests('portals.update')).toHaveLength(writes);

  await page.getByRole('button', { name: 'Remove Spanish (es)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('6 categories');
  await expect(dialog).toContainText(/\d+ articles/);
  await expect(dialog).toContainText(/\d+ public URLs?/);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByLabel('Type es to confirm')).toHaveAccessibleDescription(/exactly “es”/);
  await expect(dialog.getByRole('code')).toHaveText('es');
  await dialog.getByLabel('Type es to confirm').fill('es');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Spanish (es)' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove French (fr)' })).toBeVisible();
});

test('saving a portal reports another person’s change that is found after the write', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  const name = page.getByLabel('Portal name');
  await name.fill('Help by me');
  // After a successful response without a body, the console fetches the portal again. Meanwhile another person has
  // changed the portal.
  await sandbox.fault({ operation: 'portals.update', kind: 'no_body' });
  await sandbox.fault({ operation: 'portals.get', kind: 'latency', delay_ms: 0 });
  await sandbox.fault({ operation: 'portals.get', kind: 'concurrent_edit' });
  await page.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(versions).toContainText('Help by me (edited by someone else)');
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Use current version' }).click();
  await expect(name).toHaveValue('Help by me (edited by someone else)');
  await expectAccessible(page);

  const other = await sandbox.elsewhere('both@acme.test');
  const countWrites = async () => (await sandbox.requests('portals.update')).length;
  const former = await countWrites();
  await choosePortalLanguage(page, 'French (fr)');
  await sandbox.fault({ operation: 'portals.update', kind: 'no_body' });
  await sandbox.fault({ operation: 'portals.get', kind: 'latency', delay_ms: 0 });
  // Delays the request until the test has changed the list of languages, because the sandbox has no fault that changes
  // it.
  await sandbox.fault({ operation: 'portals.get', kind: 'latency', delay_ms: 3000, times: 2 });
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect.poll(countWrites).toBe(former + 1);
  await other('PATCH', 'portals/acme-help', { portal: { allowed_locales: ['en', 'es'] } });
  const notSaved = page.getByText('The save couldn’t be confirmed, and the current version hasn’t changed.');
  await expect(notSaved).toBeVisible();
  await expect(page.getByLabel('New language')).toHaveValue('fr');
  await expect(page.getByRole('button', { name: 'Remove French (fr)' })).toHaveCount(0);
});

test('the category tree locks disallowed languages, and saving a category sends only changed fields', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/categories`);
  await expect(page.getByText('Locked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Premiers pas' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Orders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slug').fill('billing');
  await expect(dialog).toContainText('…/en/orders');
  await expect(dialog).toContainText('…/en/billing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(/already in use/i);
  await dialog.getByLabel('Slug').fill('all-orders');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'all-orders' })).toBeVisible();
  expect(await sandbox.requests('categories.update')).toHaveLength(2);
});

test('the category dialog lists the values that the platform stored differently before it closes', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/categories`);
  await page.getByRole('button', { name: 'Edit Press' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slug').fill('newsroom');
  await sandbox.fault({ operation: 'categories.update', kind: 'concurrent_edit' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const differences = dialog.getByRole('status', { name: 'Saved, but changed by the platform' });
  await expect(differences).toContainText('Nothing here yet (edited by someone else)');
  await expect(differences.getByRole('term')).toHaveText(['Description']);
  await expect(dialog.getByLabel('Slug')).not.toBeEditable();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('cell', { name: 'newsroom' })).toBeVisible();
});

test('a category is deleted after the records that prevent it are resolved one by one', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/categories`);
  const dialog = page.getByRole('dialog');
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}` }).click();

  await remove('Old product lines');
  await expect(dialog).toContainText('1 subcategory');
  await dialog.getByRole('link').click();
  await remove('Kettles of 2019');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Categories' }).click();
  await remove('Old product lines');
  await expect(dialog).toContainText('“Old product lines” is empty.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Old product lines')).toHaveCount(0);

  await remove('Gift cards');
  await expect(dialog).toContainText('1 linked translation');
  await dialog.getByRole('link').click();
  await page.getByRole('button', { name: 'Edit Tarjetas regalo' }).click();
  await dialog.getByLabel('Translation of').selectOption('None');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Categories' }).click();
  await remove('Seasonal offers');
  await expect(dialog).toContainText(/\d+ articles? \(including archived\)/);
  await dialog.getByRole('link').click();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Move \d+ article/ })).toBeDisabled();
  const places = dialog.getByRole('cell', { name: 'Seasonal offers' });
  await expect(places.first()).toHaveText('Seasonal offersEnglish (en)');
  await dialog.getByLabel('Category').selectOption('Tarjetas regalo · Spanish (es)');
  await expect(dialog).toContainText('will change to Spanish (es).');
  await expect(places.first()).toHaveText('Seasonal offersEnglish (en) → Spanish (es)');
  await dialog.getByLabel('Category').selectOption('Press · English (en)');
  await dialog.getByRole('button', { name: /^Move \d+ article/ }).click();
  await expect(dialog.getByText('not sent yet')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No results for these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  await remove('Seasonal offers');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Seasonal offers')).toHaveCount(0);
});
