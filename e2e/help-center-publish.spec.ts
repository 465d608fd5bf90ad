// Correcting the problems of an article in the publish dialog.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('links, images and alt text can be corrected in the publish dialog', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const { data } = (await send('GET', 'portals/acme-help/articles?status=draft&locale=en&per_page=2')) as {
    data: readonly { readonly title: string; readonly public_url: string }[];
  };
  const [one, other] = data;
  const content = `[a](${one?.public_url}) and [b](${other?.public_url})\n\n![](https://elsewhere.test/a.png) ![](https://elsewhere.test/b.png)\n\n[c](#gone) and [d](#gone)\n\n## The tray\n\n## The tray\n`;
  const article = { title: 'To be mended', description: 'Short', content };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { publish, dialog, text } = new ArticlePage(page);
  await publish.click();
  await expect(dialog).toContainText('1 of 5 done');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Choose a heading…' }).first().click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Choose a heading…' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'The tray (#the-tray-1)' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a heading…' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Remove link' }).first().click();
  await expect(dialog).toContainText('Links to headings work');

  // The alt text can be corrected again, even after the check is done.
  const alternatives = dialog.getByRole('textbox', { name: 'Alt text: what does the image show?' });
  await alternatives.nth(1).fill('A kettle');
  await page.keyboard.press('Enter');
  await alternatives.nth(1).fill('A pot');
  await page.keyboard.press('Enter');
  await alternatives.first().fill('A cup');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Every image has alt text');
  await alternatives.first().fill('A mug');
  await page.keyboard.press('Enter');

  await dialog
    .getByLabel('Replace with a file…')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL_IMAGE });
  await expect(dialog.getByRole('link', { name: 'Open the image' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Remove link' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Choose another article…' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Choose another article…' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Choose another article…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Choose another article…' }).fill('Your first cup');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Links to articles work for readers');
  await expect(dialog).toContainText('4 of 5 done');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toHaveCount(0);
  const stored = (await send('GET', `portals/acme-help/articles/${id}`)) as { content: string };
  expect(stored.content).toMatch(
    /^a and \[b\]\(https:\S+your-first-cup\)\n\n!\[A mug\]\((?!https:\/\/elsewhere)\S+\) !\[A pot\]\(https:\/\/elsewhere\.test\/b\.png\)\n\n\[c\]\(#the-tray-1\) and d\n\n## The tray\n\n## The tray\n$/,
  );
  await expect(text).toContainText('a and b');
});

test('the check that reports a link to a draft can also publish the draft', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const linked = (await send('POST', 'portals/acme-help/articles', {
    article: { title: 'The linked one', description: 'Short', content: 'Words.' },
  })) as { id: number; public_url: string };
  const article = {
    title: 'The linking one',
    description: 'Short',
    content: `See [a](${linked.public_url}).`,
  };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { publish, dialog } = new ArticlePage(page);
  await publish.click();
  // Another person changes the draft, so that the draft differs from the one in the dialog's list.
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await dialog.getByRole('button', { name: 'Publish the linked article, too' }).click();
  await expect(dialog).toContainText('Skipped because the record changed in the meantime.');
  // The button is disabled instead of removed, because controls must not move under the pointer.
  await expect(dialog.getByRole('button', { name: 'Publish the linked article, too' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await publish.click();
  await sandbox.fault({ operation: 'articles.update', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Publish the linked article, too' }).click();
  await expect(dialog).toContainText('Links to articles work for readers');
  const stored = (await send('GET', `portals/acme-help/articles/${linked.id}`)) as { status: string };
  expect(stored.status).toBe('published');
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});

test('the toast about a published article with a long title shows the whole label of its button', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const article = {
    title: 'A title that needs two lines of the toast',
    description: 'Short',
    content: 'Text.',
  };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { publish, dialog } = new ArticlePage(page);
  await publish.click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  const isCut = await page
    .getByRole('status')
    .getByRole('button', { name: 'Copy link' })
    .evaluate((button) =>
      [button, ...button.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth),
    );
  expect(isCut).toBe(false);
});

const between = (text: string) => `To begin with.\n\n${text}The end.\n`;
const paragraphs = (count: number) => between('word\n\n'.repeat(count));
/** Paragraphs of one to several lines. Their estimated heights are wrong, because the lengths differ. */
const UNEVEN = between(
  Array.from({ length: 1000 }, (_, index) => `${'word '.repeat(1 + ((index * 37) % 90))}\n\n`).join(''),
);

test('a long text scrolls in the publish dialog, and only its visible part is rendered', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const article = { title: 'Long', description: 'Short', content: UNEVEN };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { publish, dialog } = new ArticlePage(page);
  await publish.click();
  const shown = dialog.getByRole('region', { name: 'What will be public' });
  await expect(shown.getByText('To begin with.')).toBeVisible();
  await expect(shown.getByText('The end.')).toHaveCount(0);
  // The text scrolls with the dialog and has no scroll area of its own.
  expect(await shown.evaluate((region) => region.scrollHeight - region.clientHeight)).toBe(0);
  await page.keyboard.press('End');
  await expect(shown.getByText('The end.')).toBeInViewport();
  await expect(shown.getByText('To begin with.')).toHaveCount(0);
});

test('text typed just before publishing is included in the review', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const { dialog, text } = new ArticlePage(page);
  await text.click();
  await page.keyboard.press('x');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog).toContainText('Review changes before publishing');
});

test('text typed after Ctrl+S in a published article is kept while the review opens', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.type(' saved');
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' and typed on while', { delay: 60 });
  await expect(editor.dialog).toContainText('Review changes before publishing');
  await expect(editor.text).toContainText('saved and typed on while');
  // Advances the clock until the dialog takes the focus, which happens once the person stops typing. The button is
  // briefly disabled after that.
  const goOn = editor.dialog.getByRole('button', { name: 'Keep editing' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(goOn).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(editor.dialog).toBeVisible();
  await page.clock.runFor(600);
  await page.keyboard.press('Space');
  await page.clock.resume();
  await expect(editor.dialog).toHaveCount(0);
});

test('changes in a long text are rendered when they are scrolled into view', async ({ page, sandbox }) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const article = { title: 'Long', description: 'Short', content: 'Former.', status: 'published' };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { review, dialog, text } = new ArticlePage(page);
  await expect(text).toContainText('Former.');
  // Without changes no review dialog opens.
  await page.keyboard.press('ControlOrMeta+s');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, UNEVEN);
  await review.click();
  const shown = dialog.getByRole('region', { name: 'What changes' });
  await expect(shown.getByText('To begin with.')).toBeVisible();
  await expect(shown.getByText('The end.')).toHaveCount(0);
  expect(await shown.evaluate((region) => region.scrollHeight - region.clientHeight)).toBe(0);
  await page.keyboard.press('End');
  await expect(shown.getByText('The end.')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an article of 131,072 paragraphs shows its changes, or a message that comparing them takes too long', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  test.setTimeout(180_000);
  const send = await sandbox.elsewhere('author@acme.test');
  const article = { title: 'Very long', description: 'Short', content: paragraphs(131_072) };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { publish, dialog } = new ArticlePage(page);
  await publish.click();
  const shown = dialog.getByRole('region', { name: 'What will be public' });
  await expect(shown.getByText('To begin with.').or(shown.getByText('Preview isn’t available'))).toBeVisible({
    timeout: 90_000,
  });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a publishing check lists the first passages with a problem, and the others on request', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const images = Array.from({ length: 8 }, (_, index) => `![A cup](https://elsewhere.test/${index}.png)`);
  const article = { title: 'Cups', description: 'Short', content: images.join('\n\n') };
  const { id } = (await send('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { publish, dialog } = new ArticlePage(page);
  await publish.click();
  const places = dialog.getByText(/^This image is hosted elsewhere/);
  await expect(places).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Show 2 more' }).click();
  await expect(places).toHaveCount(8);
});
