// The rooms of a portal: who may enter them, languages, categories, and many articles at once.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('an agent who is no member of the portal is told so', async ({ page }) => {
  await signIn(page, 'agent@acme.test', PORTAL);
  await expect(page.getByText('You may not do this')).toBeVisible();
});

test('a member writes articles, but makes no portals', async ({ page }) => {
  await signIn(page, 'author@acme.test', '/acme/help-center');
  await expect(page.getByRole('button', { name: 'New portal' })).toBeDisabled();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Acme Help & Advice' }).click();
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('row')).toHaveCount(26);
});

test('creates a portal whose slug is for ever, and tells a taken one', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/help-center');
  await page.getByRole('button', { name: 'New portal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Manuals');
  await dialog.getByLabel('Slug').fill('acme-help');
  await dialog.getByLabel('Default language').fill('pt_BR');
  await expect(dialog).toContainText('“acme-help” stays for ever.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(/already taken/);
  await dialog.getByLabel('Slug').fill('manuals');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/help-center\/manuals\/settings/);
  await expect(page.getByText('Brazilian Portuguese (pt_BR)').first()).toBeVisible();
});

test('changes languages on what is stored now, and counts what is lost', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', `${PORTAL}/settings`);
  await page.getByLabel('Add a language').fill('fr');
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByRole('button', { name: 'Remove French (fr)' })).toBeVisible();
  const requests = await sandbox.requests();
  const write = requests.findIndex(({ operation }) => operation === 'portals.update');
  expect(requests[write - 1]?.operation, 'it is read again right before').toBe('portals.get');

  await page.getByRole('button', { name: 'Remove Spanish (es)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('6 categories');
  await expect(dialog).toContainText(/\d+ articles/);
  await expect(dialog).toContainText(/\d+ public address/);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByLabel('Type es to remove it')).toHaveAccessibleDescription(/exactly es/);
  await dialog.getByLabel('Type es to remove it').fill('es');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Spanish (es)' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove French (fr)' })).toBeVisible();
});

test('shows the tree, locks what is no longer allowed, and edits only what changed', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/categories`);
  await expect(page.getByText('Locked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Premiers pas' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Orders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slug').fill('billing');
  await expect(dialog).toContainText('…/en/orders');
  await expect(dialog).toContainText('…/en/billing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(/already taken/);
  await dialog.getByLabel('Slug').fill('all-orders');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'all-orders' })).toBeVisible();
  expect(await sandbox.requests('categories.update')).toHaveLength(2);
});

test('clears a category away, blocker by blocker', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/categories`);
  const dialog = page.getByRole('dialog');
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}` }).click();

  await remove('Old product lines');
  await expect(dialog).toContainText('1 category nested in it.');
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
  await expect(dialog).toContainText('1 category linked as its translation.');
  await dialog.getByRole('link').click();
  await page.getByRole('button', { name: 'Edit Tarjetas regalo' }).click();
  await dialog.getByLabel('Translation of').selectOption('None');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Categories' }).click();
  await remove('Seasonal offers');
  await expect(dialog).toContainText(/\d+ articles?, archived ones included/);
  await dialog.getByRole('link').click();
  await page.getByLabel('Choose all on this page').check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByLabel('Category').selectOption('Press · English (en)');
  await dialog.getByRole('button', { name: /^Move \d+ article/ }).click();
  await expect(dialog.getByText('not sent yet')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No article fits')).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  await remove('Seasonal offers');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Seasonal offers')).toHaveCount(0);
});

test('publishes many, each with its own outcome', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}?status=draft&per_page=25`);
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  for (const row of [1, 2, 3, 4]) await rows.nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await sandbox.fault({ operation: 'articles.update', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await dialog.getByRole('button', { name: 'Publish 4 articles' }).click();
  await expect(dialog.getByText('4 of 4 settled')).toBeVisible();
  await expect(dialog.getByText('changed by someone meanwhile: left alone')).toHaveCount(1);
  await expect(dialog.getByText(/^outcome unknown/)).toHaveCount(1);
  await expect(dialog.getByText('done', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
});

test('a link reproduces a list', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}?status=archived&locale=en&sort=title_asc&search=the`);
  await expect(page.getByLabel('Status')).toHaveValue('archived');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await expect(page.getByLabel('Sort by')).toHaveValue('title_asc');
  await expect(page.getByLabel('Search title, description and text')).toHaveValue('the');
});

test('brings files in by a plan, and takes all articles out', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/settings`);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  );
  await expect(page.getByRole('button', { name: 'Import files or a zip…' })).toBeEnabled();
  await page.getByLabel('Import files or a zip…').setInputFiles([
    {
      name: 'lid.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(
        '---\ntitle: "The lid"\ncategory: machines\n---\n\n![Lid](lid.png) ![](none.png)\n',
      ),
    },
    { name: 'lid.png', mimeType: 'image/png', buffer: pixel },
    { name: 'your-first-cup.md', mimeType: 'text/markdown', buffer: Buffer.from('# Your first cup\n') },
  ]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Machines and grinders');
  await expect(dialog).toContainText('Missing: none.png');
  await expect(dialog).toContainText('is there already: left out');
  await expectAccessible(page);
  expect(await sandbox.requests('articles.create')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create 1 draft' }).click();
  await expect(dialog.getByText('done', { exact: true })).toBeVisible();
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
  expect(await sandbox.requests('articles.create')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all articles' }).click();
  expect((await download).suggestedFilename()).toBe('acme-help.zip');
  await expect(page.getByText(/^\d+ articles exported\.$/)).toBeVisible();
});
