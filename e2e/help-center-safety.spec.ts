// Hostile text as the title, description and body of an article, in the list, the editor and the preview. No script
// runs, no request goes to another host, and the content security policy is never violated. `watch-page.ts` detects
// violations of these rules.
import { isDeepRun } from '../src/build/depth';
import { SCRIPT_PAYLOADS } from '../src/lib/markdown/fixtures/script-payloads';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

/** The deep run uses all payloads, the ordinary run a few. */
const PAYLOADS = isDeepRun ? SCRIPT_PAYLOADS : SCRIPT_PAYLOADS.slice(0, 10);

test('hostile titles and descriptions are shown as text in the list of articles', async ({
  page,
  sandbox,
}) => {
  const write = await sandbox.elsewhere('author@acme.test');
  for (const payload of PAYLOADS) {
    const article = { title: payload, description: payload, content: payload, locale: 'en' };
    await write('POST', 'portals/acme-help/articles', { article });
  }
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?per_page=100`);
  const titles = page.getByRole('table').getByRole('link');
  const next = page.getByRole('button', { name: 'Next page' });
  const seen: string[] = [];
  for (let number = 1; ; number += 1) {
    await expect(page.getByText(`${(number - 1) * 100 + 1}–`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Articles' })).toHaveAttribute('aria-busy', 'false');
    seen.push(...(await titles.allTextContents()));
    if (await next.isDisabled()) break;
    await next.click();
  }
  // Every payload is shown literally. Only spaces around a title are removed.
  expect(PAYLOADS.filter((payload) => !seen.includes(payload.trim()))).toEqual([]);
});

test('hostile title, description and text are shown as text in the editor', async ({ page }) => {
  test.setTimeout(60_000 + PAYLOADS.length * 2_000);
  page.on('dialog', () => expect(null, 'a payload opened a dialog').toBe('nothing'));
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.preview('Side by side');
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const [index, payload] of PAYLOADS.entries()) {
    await editor.title.fill(payload.replaceAll('\n', ' '));
    await editor.description.fill(payload);
    await editor.setMarkdown(`No. ${index}\n\n${payload}\n\nbefore ${payload} after`);
    await expect(preview).toContainText(`No. ${index}`);
  }
});

test.describe('a page that records its layout requests', () => {
  test.use({ freshPage: true });

  test('the editor lays out only the visible part of a one-megabyte word', async ({ page, sandbox }) => {
    const write = await sandbox.elsewhere('author@acme.test');
    const article = { title: 'One word', content: `Before.\n\n${'a'.repeat(2 ** 20)}`, locale: 'en' };
    const written = await write('POST', 'portals/acme-help/articles', { article });
    const { id } = written as { readonly id: number };
    // Records the longest text whose position the editor measures, because each measurement forces the browser to lay
    // out that text.
    await page.addInitScript(() => {
      const { getBoundingClientRect } = Element.prototype;
      Element.prototype.getBoundingClientRect = function measured() {
        if (this.classList.contains('cm-content')) {
          const { dataset } = document.documentElement;
          dataset.laidOut = String(Math.max(Number(dataset.laidOut ?? 0), this.textContent.length));
        }
        return getBoundingClientRect.call(this);
      };
    });
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
    await expect(new ArticlePage(page).text).toContainText('aaaa');
    await expect
      .poll(() => page.evaluate(() => Number(document.documentElement.dataset.laidOut)))
      .toBeGreaterThan(5000);
    expect(await page.evaluate(() => Number(document.documentElement.dataset.laidOut))).toBeLessThan(100_000);
  });
});

test('formatting nested too deeply for the call stack is pasted as plain text', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.paste({ 'text/html': '<div>x'.repeat(5000), 'text/plain': 'Five thousand boxes' });
  await expect(editor.text).toHaveText('Five thousand boxes');
  await expect(page.getByRole('alert').filter({ hasText: 'Pasted as plain text' })).toBeVisible();
});

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(content as string, 'latin1'),
});

test("each invalid image is rejected with a reason, and articles can be imported after a ZIP file that can't be read", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.text.waitFor();
  // A header that claims 65,536 by 65,536 pixels, which are more than four billion pixels.
  const huge = Buffer.from(PIXEL_IMAGE);
  huge.writeUInt32BE(65_536, 16);
  huge.writeUInt32BE(65_536, 20);
  await page
    .getByLabel('Choose images')
    .setInputFiles([
      file('page.png', '<!DOCTYPE html><script>alert(1)</script>'),
      file('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      file('script.gif', 'GIF89a/*\x01\x00*/=alert(1)//'),
      file('huge.png', huge),
    ]);
  for (const [name, reason] of [
    ['page.png', 'use a PNG, JPEG, GIF or WebP image'],
    ['drawing.png', 'use a PNG, JPEG, GIF or WebP image'],
    ['script.gif', 'the image can’t be read'],
    ['huge.png', 'it has more than 100 million pixels'],
  ] as const)
    await expect(editor.images).toContainText(`${name}Not uploaded: ${reason}`);
  expect(await sandbox.requests('uploads.create')).toEqual([]);

  await page.evaluate((path) => history.pushState(null, '', path), `${DEMO_PORTAL_PATH}/settings`);
  const files = page.getByLabel('Import files or a ZIP…');
  await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
  await files.setInputFiles(file('all.zip', 'PK\x05\x06'));
  await expect(page.getByText('This ZIP file can’t be read.')).toBeVisible();
  // YAML that consists only of undefined aliases.
  await files.setInputFiles(file('slow.md', `---\n${'*a_ '.repeat(2000)}\n---\n# Slow`));
  await expect(page.getByRole('dialog')).toContainText('New draft');
});

test('the publish review stays usable and shows a message if checking the text takes too long', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  const write = await sandbox.elsewhere('author@acme.test');
  const slow = {
    title: 'Slow on purpose',
    description: 'Slow',
    content: '*a_ '.repeat(24_000),
    locale: 'en',
  };
  await write('POST', 'portals/acme-help/articles', { article: slow });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?search=Slow`);
  await page.getByRole('link', { name: slow.title }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Checking the text…')).toBeVisible();
  await expect(dialog).toContainText('couldn’t be checked in ten seconds', { timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(
    dialog.getByRole('alert').filter({
      hasText: 'Preview isn’t available: the text is too deeply nested or takes over ten seconds to render.',
    }),
  ).toBeVisible({ timeout: 60_000 });
  // The slow text can't be checked, so the list must not show the checks of the text as done.
  await expect(dialog).toContainText('1 of 5 done', { timeout: 60_000 });
});

test('Markdown nested too deeply for the call stack causes no failure of a review or a bulk action', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const write = await sandbox.elsewhere('author@acme.test');
  const nested = { title: 'Nesting in elements', content: '<b>x'.repeat(3000), locale: 'en' };
  const quoted = { title: 'Nesting in quotes', content: '> '.repeat(5000), locale: 'en' };
  const plain = { title: 'Nesting of birds', content: 'In May.', locale: 'en' };
  for (const article of [nested, plain, quoted])
    await write('POST', 'portals/acme-help/articles', { article });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?search=Nesting`);
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  for (const row of [1, 2, 3]) await rows.nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish 3 articles' }).click();
  await expect(dialog.getByText('3 of 3 done.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Done, but 2 items weren’t saved.')).toBeVisible();
  await expect(dialog.getByText('The text is nested too deeply')).toHaveCount(2);
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: nested.title }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(dialog).toContainText('The text is nested too deeply', { timeout: 30_000 });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(
    dialog.getByRole('alert').filter({
      hasText: 'Preview isn’t available: the text is too deeply nested or takes over ten seconds to render.',
    }),
  ).toBeVisible();
});
