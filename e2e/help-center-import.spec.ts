// Importing files as articles: formats, losses, images and links between the files.
import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import {
  createWordDocument,
  wordImage,
  wordParagraph,
  wordText,
} from '../src/lib/file/fixtures/word-document';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { PIXEL_IMAGE, PORTAL } from './pages/help-center-page';
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
  await signIn(page, 'author@acme.test', `${PORTAL}/settings`);
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
  // A new dialog ignores Enter for a moment, until the user moves the focus.
  await page.keyboard.press('Tab');
  await table.getByRole('button', { name: 'The valve' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'The valve' });
  await expect(preview).toContainText('See the boiler.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(table.getByRole('button', { name: 'The valve' })).toBeFocused();

  // The response of the second write is lost, and the console finds out that it was saved.
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

test('a Word document becomes an article with its image and its alternative text', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/settings`);
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  const body =
    wordParagraph(wordText('Descaling the boiler'), 'Title') +
    wordParagraph(wordText('Before you start'), 'Heading2') +
    wordParagraph(
      wordText('Switch it ') + wordText('off', 'b') + wordText('. ') + wordImage(0, 'The switch'),
    );
  const document = createWordDocument(body, { images: [new Uint8Array(PIXEL_IMAGE)] });
  await page.getByLabel('Import files or a ZIP…').setInputFiles([
    { name: 'descaling.docx', mimeType: 'application/zip', buffer: Buffer.from(document) },
    { name: 'broken.docx', mimeType: 'application/zip', buffer: Buffer.from('no document') },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Import articles' });
  const table = dialog.getByRole('region', { name: 'Import preview' });
  await expect(table).toContainText('Word document');
  await expect(table).toContainText('1 image');
  await expect(table).toContainText('Skipped: the file is damaged or too large to read');
  await page.keyboard.press('Tab');
  await sandbox.fault({ operation: 'articles.create', kind: 'drop_after_write' });
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
