// Importing files as articles: formats, content that is lost, images, and links between the files.
import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import {
  createWordDocument,
  createWordImage,
  createWordParagraph,
  createWordText,
} from '../src/lib/file/fixtures/word-document';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { HomePage } from './pages/home-page';
import { signIn } from './pages/sign-in-page';

const text = (content: string) => new TextEncoder().encode(content);

const ARCHIVE = zipSync({
  'docs/machines/boiler.md': text(
    '---\ntitle: The boiler: how it works\n---\nSee [the valve](valve.en.html#open).\n',
  ),
  'docs/machines/valve.en.html': text(
    '<title>Acme</title><h1>The valve</h1><p>See <a href="boiler.md">the boiler</a>.</p>' +
      '<img src="../img/valve.png" alt="Valve"><script>run()</script><iframe src="https://x.test"></iframe>',
  ),
  'docs/img/valve.png': new Uint8Array(PIXEL_IMAGE),
});

test('a ZIP of Markdown and HTML files becomes articles that link to each other', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  await page
    .getByLabel('Import files or a ZIP…')
    .setInputFiles({ name: 'docs.zip', mimeType: 'application/zip', buffer: Buffer.from(ARCHIVE) });
  const dialog = page.getByRole('dialog', { name: 'Import articles' });
  const table = dialog.getByRole('region', { name: 'Import preview' });
  await expect(table).toContainText('The boiler: how it works');
  await expect(table).toContainText('Markdown with YAML front matter');
  await expect(table).toContainText('Not imported: 1 script and 1 video or embedded page');
  await expectAccessible(page);
  // Moves the focus first, because a new dialog briefly ignores Enter until the focus moves.
  await page.keyboard.press('Tab');
  await table.getByRole('button', { name: 'The valve' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'The valve' });
  await expect(preview).toContainText('See the boiler.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(table.getByRole('button', { name: 'The valve' })).toBeFocused();

  // The response of the second write is lost, but the console finds out that the article was saved.
  await sandbox.fault({ operation: 'articles.update', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Create 2 drafts' }).click();
  await expect(dialog.getByText('3 of 3 done.')).toBeVisible();
  await expect(table.getByText(/^Saved/)).toHaveCount(2);
  expect(await sandbox.requests('articles.create')).toHaveLength(2);
  const read = await sandbox.elsewhere('author@acme.test');
  const list = (await read('GET', 'portals/acme-help/articles?search=The%20')) as {
    readonly data: readonly { readonly id: number; readonly title: string; readonly public_url: string }[];
  };
  const find = (title: string) => list.data.find((article) => article.title === title);
  const [boiler, valve] = [find('The boiler: how it works'), find('The valve')];
  expect(await read('GET', `portals/acme-help/articles/${boiler?.id}`)).toMatchObject({
    content: `See [the valve](${valve?.public_url}#open).\n`,
  });
  expect(await read('GET', `portals/acme-help/articles/${valve?.id}`)).toMatchObject({
    content: expect.stringContaining(`See [the boiler](${boiler?.public_url}).`),
  });

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download new addresses as CSV' }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet).toMatch(/docs\/machines\/valve\.en\.html,The valve,https:\/\/.+\/articles\/the-valve/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
});

test("a Word document becomes an article, including its image and the image's alt text", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  const body =
    createWordParagraph(createWordText('Descaling the boiler'), 'Title') +
    createWordParagraph(createWordText('Before you start'), 'Heading2') +
    createWordParagraph(
      createWordText('Switch it ') +
        createWordText('off', 'b') +
        createWordText('. ') +
        createWordImage(0, 'The switch'),
    );
  const document = createWordDocument(body, { images: [new Uint8Array(PIXEL_IMAGE)] });
  await page.getByLabel('Import files or a ZIP…').setInputFiles([
    { name: 'descaling.docx', mimeType: 'application/zip', buffer: Buffer.from(document) },
    { name: 'broken.docx', mimeType: 'application/zip', buffer: Buffer.from('no document') },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Import articles' });
  const table = dialog.getByRole('region', { name: 'Import preview' });
  await expect(table.getByText('Word document')).toHaveCount(2);
  await expect(table).toContainText('1 image');
  await expect(table).toContainText('Skipped: the file is damaged, too large, or isn’t UTF-8 text');
  await page.keyboard.press('Tab');
  await sandbox.fault({ operation: 'articles.create', kind: 'created_malformed' });
  await dialog.getByRole('button', { name: 'Create 1 draft' }).click();
  await expect(table.getByText(/^Saved/)).toHaveCount(1);
  expect(await sandbox.requests('articles.create')).toHaveLength(1);
  const read = await sandbox.elsewhere('author@acme.test');
  const list = (await read('GET', 'portals/acme-help/articles?search=Descaling')) as {
    readonly data: readonly { readonly id: number; readonly title: string }[];
  };
  const created = list.data.find(({ title }) => title === 'Descaling the boiler');
  expect(await read('GET', `portals/acme-help/articles/${created?.id}`)).toMatchObject({
    content: expect.stringMatching(
      /^## Before you start\n\nSwitch it \*\*off\*\*\. !\[The switch\]\(https?:\/\/.+\)$/,
    ),
  });
});

const body = (link: string) =>
  `<p>See <a href="https://acme.zendesk.com/hc/en-us/articles/${link}">the other</a>.</p>`;
const article = (id: number, title: string, link: string) => ({
  ...{ id, title, locale: 'en-us', section_id: 7, draft: false, label_names: [], body: body(link) },
  html_url: `https://acme.zendesk.com/hc/en-us/articles/${id}`,
});
const ZENDESK = {
  name: 'zendesk.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      articles: [article(101, 'Grinding beans', '102-x'), article(102, 'Storing beans', '101')],
      sections: [{ id: 7, name: 'Beans and storage', locale: 'en-us', category_id: 1 }],
    }),
  ),
};

test('an import is available once the categories are loaded again', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'categories.list', kind: 'status', status: 403 });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  const choose = page.getByRole('button', { name: 'Import files or a ZIP…' });
  await expect(choose).toBeDisabled();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(choose).toBeEnabled();
});

const TRANSLATED = {
  articles: [
    article(201, 'Cleaning the mill', '201'),
    {
      ...article(201, 'Limpiar el molino', '201'),
      locale: 'es',
      html_url: 'https://acme.zendesk.com/hc/es/articles/201',
    },
  ],
  sections: ['en-us', 'es'].map((locale) => ({ id: 7, name: 'Mills', locale, category_id: 1 })),
};

test('an import creates no translation without its original', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  await page.getByLabel('Import files or a ZIP…').setInputFiles({
    ...{ name: 'zendesk.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(TRANSLATED)),
  });
  const dialog = page.getByRole('dialog', { name: 'Import articles' });
  const table = dialog.getByRole('region', { name: 'Import preview' });
  await expect(table.getByText('Zendesk export')).toHaveCount(2);
  await sandbox.fault({ operation: 'articles.create', kind: 'status', status: 422 });
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Create 2 drafts' }).click();
  await expect(table.getByRole('row', { name: /Limpiar el molino/ })).toContainText(
    'The original of this translation wasn’t created.',
  );
  expect(await sandbox.requests('articles.create')).toHaveLength(1);
});

test('an interrupted Zendesk import is continued, and undone together with its category', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
  const input = page.getByLabel('Import files or a ZIP…');
  const dialog = page.getByRole('dialog', { name: 'Import articles' });
  const table = dialog.getByRole('region', { name: 'Import preview' });
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  await input.setInputFiles(ZENDESK);
  await expect(table.getByText('Zendesk export')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /Beans and storage/ }).first()).toContainText('New category');
  await expectAccessible(page);
  // Fails the second write, which inserts a link to an article that didn't exist at the first write.
  await sandbox.fault({ operation: 'articles.update', kind: 'server_error' });
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Create 2 drafts' }).click();
  await expect(dialog.getByRole('button', { name: 'Download new addresses as CSV' })).toBeVisible();
  expect(await sandbox.requests('categories.create')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  await input.setInputFiles(ZENDESK);
  await expect(dialog.getByText(/^An earlier import created 2 of these articles/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Update links' }).click();
  await expect(dialog.getByText('1 of 1 done.')).toBeVisible();
  await expect(table.getByText(/^Saved/)).toHaveCount(1);
  expect(await sandbox.requests('articles.create')).toHaveLength(2);
  const read = await sandbox.elsewhere('author@acme.test');
  const list = async () =>
    (
      (await read('GET', 'portals/acme-help/articles?search=beans')) as {
        readonly data: readonly {
          readonly id: number;
          readonly title: string;
          readonly public_url: string;
        }[];
      }
    ).data.filter(({ title }) => title.endsWith(' beans'));
  const [first, second] = await list();
  for (const [one, other] of [
    [first, second],
    [second, first],
  ])
    expect(await read('GET', `portals/acme-help/articles/${one?.id}`)).toMatchObject({
      content: `See [the other](${other?.public_url}).`,
    });
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await new HomePage(page).openActivity();
  await page.getByRole('button', { name: /^Import of/ }).click();
  const run = page.getByRole('dialog', { name: /^Import of/ });
  await run.getByRole('button', { name: 'Undo all' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo all' });
  await page.keyboard.press('Tab');
  await undo.getByRole('button', { name: /^Undo \d items$/ }).click();
  await expect.poll(async () => (await sandbox.requests('categories.delete')).length).toBe(1);
  expect(await list()).toEqual([]);
});
