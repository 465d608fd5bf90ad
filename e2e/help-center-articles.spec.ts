// Lists of articles: published in bulk, shared by a link, imported and exported as files.
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('publishing several articles together shows the outcome of each article', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?status=published&per_page=25`);
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  const choose = async (numbers: readonly number[]) => {
    for (const number of numbers) await rows.nth(number).getByRole('checkbox').check();
  };
  const status = page.getByRole('radiogroup', { name: 'Status' });
  const only = async (name: string) => {
    await status.getByText(name).click();
    await expect(rows.nth(1)).toContainText(name);
    await expect(page.getByRole('region', { name: 'Articles' })).toHaveAttribute('aria-busy', 'false');
  };
  await choose([1, 2]);
  await only('Archived');
  await choose([1]);
  await only('Draft');
  await choose([1, 2, 3, 4]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await sandbox.fault({ operation: 'articles.update', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await expect(dialog).toContainText('2 published · 1 archived · 4 drafts');
  await expect(dialog).toContainText('2 articles skipped: already in this state.');
  await expect(dialog).toContainText('1 archived article will become public.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sandbox.fault({ operation: 'articles.get', kind: 'server_error' });
  await dialog.getByRole('button', { name: 'Publish 5 articles' }).click();
  await expect(dialog.getByText('4 of 5 done.')).toBeVisible();
  await expect(dialog).not.toContainText('will become public');
  await expect(dialog.getByText('1 item is left. You can continue.')).toBeVisible();
  await expect(dialog.getByText('Nothing was sent. ')).toHaveCount(1);
  await expect(dialog.getByText('Skipped because the record changed in the meantime.')).toHaveCount(1);
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue (1)' }).click();
  await expect(dialog.getByText('Done, but 1 item wasn’t saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const former = (await sandbox.requests('articles.update')).length;
  const sections = page.getByRole('navigation', { name: 'Sections of this portal' });
  await sections.getByRole('link', { name: 'Settings' }).click();
  await sections.getByRole('link', { name: 'Articles' }).click();
  await only('Published');
  await choose([1, 2, 3]);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 1500 });
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Archive 3 articles' }).click();
  await expect(dialog.getByText('Saving…')).toBeVisible();
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Stop and leave?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(sections.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await answered;
  await sections.getByRole('link', { name: 'Articles' }).click();
  await only('Archived');
  expect(await sandbox.requests('articles.update')).toHaveLength(former + 1);
});

test('an article that is opened before the typed search is sent stays open', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', DEMO_PORTAL_PATH);
  const row = page.getByRole('link', { name: 'Cancelling an order', exact: true });
  await expect(row).toBeVisible();
  await sandbox.fault({ operation: 'articles.get', kind: 'latency', delay_ms: 1500 });
  await page.getByLabel('Search articles').fill('cancelling');
  await row.click();
  await expect(new ArticlePage(page).title).toHaveValue('Cancelling an order');
});

test('Shift+click selects a range of articles without shifting the table', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?per_page=25`);
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  const place = await rows.nth(1).boundingBox();
  await rows.nth(2).getByRole('checkbox').click();
  await rows
    .nth(5)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: '4 articles selected' });
  await expect(bar).toBeInViewport();
  expect(await rows.nth(1).boundingBox()).toEqual(place);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
  // Retries, because single-key shortcuts load after the first screen.
  const search = page.getByRole('searchbox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 200 });
  }).toPass();
});

test('all articles that match a search are restored to drafts, and Undo in the toast reverts this', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?status=archived&search=kettle&per_page=2`);
  const tabs = page.getByRole('radiogroup', { name: 'Status' });
  const all = (await tabs.getByText(/^Archived \d+$/).textContent())?.replace('Archived ', '') ?? '';
  expect(Number(all)).toBeGreaterThan(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: `Select all ${all}` }).click();
  await expect(page.getByRole('group', { name: `${all} articles selected` })).toBeVisible();
  const restore = page.getByRole('button', { name: 'Restore as draft' });
  const dialog = page.getByRole('dialog');
  await restore.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await restore.click();
  await expect(dialog.getByRole('row')).toHaveCount(1 + Number(all));
  await dialog.getByRole('button', { name: `Restore ${all} articles as drafts` }).click();
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(tabs.getByText('Archived 0')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: `Undo ${all} items` }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(Number(all));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(tabs.getByText(`Archived ${all}`)).toBeVisible();
});

test('an article is duplicated, and the copies are deleted together', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  const editor = new ArticlePage(page);
  await editor.act('Duplicate');
  await expect(editor.title).toHaveValue('Copy of Your first cup');
  await expect(editor.text).toContainText('rinse');
  // The duplicated article isn't saved yet and exists only in this form, so leaving the form would discard it.
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();
  expect(await sandbox.requests('articles.create')).toHaveLength(1);

  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('checkbox', { name: 'Select Copy of Your first cup' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 1 article' });
  await expect(dialog).toContainText('1 draft');
  await dialog.getByRole('button', { name: 'Delete 1 article' }).click();
  await expect.poll(async () => (await sandbox.requests('articles.delete')).length).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Copy of Your first cup')).toHaveCount(0);
});

test('a link reproduces the filters of the article list', async ({ page }) => {
  await signIn(
    page,
    'author@acme.test',
    `${DEMO_PORTAL_PATH}?status=archived&locale=en&sort=title_asc&search=the`,
  );
  await expect(page.getByRole('radio', { name: 'Archived' })).toBeChecked();
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await expect(page.getByLabel('Sort by')).toHaveValue('title_asc');
  await expect(page.getByLabel('Search articles')).toHaveValue('the');
});

test('files are imported after a preview, and all articles are exported', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  );
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  await page.getByLabel('Import files or a ZIP…').setInputFiles([
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
  await expect(dialog).toContainText('an article with this title already exists');
  await expectAccessible(page);
  expect(await sandbox.requests('articles.create')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create 1 draft' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
  expect(await sandbox.requests('articles.create')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page
    .getByLabel('Import files or a ZIP…')
    .setInputFiles([{ name: 'rim.md', mimeType: 'text/markdown', buffer: Buffer.from('# The rim\n') }]);
  await sandbox.fault({ operation: 'articles.create', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Create 1 draft' }).click();
  // Chromium resends a request if it reused the connection of an earlier request and that connection breaks.
  const duplicates = page.getByRole('alert').filter({ hasText: '2 identical records were created' });
  await expect(duplicates).toContainText('The browser sent “The rim” more than once');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(duplicates.getByRole('button', { name: /^Open #/ })).toHaveCount(2);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all articles' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe('acme-help.zip');
  await expect(
    page.getByText(/^\d+ articles exported\. With 1 image\. \d+ images are hosted elsewhere/),
  ).toBeVisible();
  // The export can be imported again: the image is next to its article.
  const files = unzipSync(await readFile(await archive.path()));
  expect(Buffer.from(files['images/lid.png'] ?? [])).toEqual(pixel);
  expect(Buffer.from(files['en/machines/the-lid.md'] ?? []).toString()).toContain(
    '![Lid](../../images/lid.png) ![](none.png)\n',
  );
  await page.getByLabel('Include images').uncheck();
  const without = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all articles' }).click();
  expect(Object.keys(unzipSync(await readFile(await (await without).path())))).not.toContain(
    'images/lid.png',
  );
});

test('an article can be linked to its original and unlinked, by ID if the platform can’t list articles', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const editor = new ArticlePage(page);
  const { dialog } = editor;
  const sent = async (button: string) => {
    const request = page.waitForRequest((one) => one.method() === 'PATCH');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    const body = (await request).postDataJSON() as unknown;
    await expect(dialog).toHaveCount(0);
    return body;
  };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  await editor.act('Link as a translation…');
  await expect(dialog).toContainText('This article has translations of its own.');
  await dialog.getByRole('link', { name: 'See the translations' }).click();
  await expect(page.getByRole('link', { name: 'Open Your first cup in Spanish (es)' })).toBeVisible();
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10019`);
  await editor.act('Unlink the translation…');
  expect(await sent('Unlink')).toEqual({ article: { associated_article_id: null } });
  await editor.act('Link as a translation…');
  await dialog.getByRole('combobox', { name: 'Translation of' }).fill('Your first');
  await page.getByRole('option', { name: 'Your first cup · English (en)' }).click();
  expect(await sent('Link')).toEqual({ article: { associated_article_id: 10001 } });
  await editor.act('Unlink the translation…');
  await sent('Unlink');

  await sandbox.vary(['absent-405:articles.list']);
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10005`);
  await editor.act('Link as a translation…');
  await dialog.getByLabel('Article ID').fill('10024');
  expect(await sent('Link')).toEqual({ article: { associated_article_id: 10024 } });
});

test('after Undo in a toast the open article shows the stored values and can be saved', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const article = new ArticlePage(page);
  await article.write('Limescale', 'Twice a year.');
  const [first = ''] = await article.category.locator('option:checked').allTextContents();
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).filter({ hasText: 'Undo' }).click();
    await article.dialog.getByRole('button', { name: 'Undo change' }).click();
    await expect(article.dialog).toHaveCount(0);
  };

  await article.category.selectOption({ label: 'Billing · English (en)' });
  await article.saveDraft.click();
  await expect(page.getByText('Category changed to “Billing”')).toBeVisible();
  await article.type(' Or thrice.');
  await takeBack();
  await expect(article.category.locator('option:checked')).toHaveText(first);
  await expect(article.text).toContainText('Twice a year. Or thrice.');

  await article.act('Archive');
  await article.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('“Limescale” archived')).toBeVisible();
  await takeBack();
  await expect(page.getByText('This article was updated')).toHaveCount(0);
  await expect(article.saveDraft).toBeVisible();
  await article.saveDraft.click();
  await expect(article.line(/^Saved/)).toBeVisible();
});
