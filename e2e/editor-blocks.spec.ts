// The editor's menus and popovers, by keyboard and by mouse.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import {
  ArticlePage,
  DEMO_PORTAL_PATH,
  getTextBounds,
  openArticle,
  PIXEL_IMAGE,
} from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('the toolbar above selected text formats the text', async ({ page }) => {
  const editor = await openArticle(page, 'Use citric acid');
  const tools = page.getByRole('toolbar', { name: 'Format the selection' });
  await editor.type('');
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(tools).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(editor.text).toBeFocused();
  await tools.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('dialog', { name: 'Link' }).getByRole('combobox').fill('https://acid.test/');
  await expect(tools).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();
  expect(await editor.getMarkdown()).toBe('Use citric [*acid*](https://acid.test/)');
});

test('linking text that spans two blocks is rejected with a reason', { tag: '@deep' }, async ({ page }) => {
  const editor = await openArticle(page, 'Above\n\nBelow');
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('alert')).toContainText('select text within one block');
  await expect(page.getByRole('dialog', { name: 'Link' })).toHaveCount(0);
});

test('the link toolbar opens, changes and removes a link', async ({ page }) => {
  const editor = await openArticle(page, 'See [the tray](https://help.test/tray) now');
  const tools = page.getByRole('toolbar', { name: 'Link' });
  const link = page.getByRole('dialog', { name: 'Link' });
  await editor.text.getByText('the tray').hover();
  await expect(tools).toContainText('https://help.test/tray');
  await expectAccessible(page);
  await tools.getByRole('button', { name: 'Edit link' }).click();
  await expect(link.getByRole('combobox')).toHaveValue('https://help.test/tray');
  await link.getByRole('combobox').fill('help.test/new');
  await page.keyboard.press('Enter');
  expect(await editor.getMarkdown()).toBe('See [the tray](https://help.test/new) now');
  await editor.text.getByText('the tray').click();
  await page.keyboard.press('ControlOrMeta+k');
  await link.getByRole('button', { name: 'Remove link' }).click();
  expect(await editor.getMarkdown()).toBe('See the tray now');
});

test('Ctrl+click on a link opens it in another tab', async ({ page, context }) => {
  const editor = await openArticle(page, `See [the console](${new URL(page.url()).origin}/robots.txt) now`);
  const opened = context.waitForEvent('page');
  await editor.text.getByText('the console').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
});

test('the “+” button at an empty line opens the block menu and inserts no character', async ({ page }) => {
  const editor = await openArticle(page, '');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await editor.text.click();
  const insert = page.getByRole('button', { name: 'Insert a block' });
  await insert.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await insert.click();
  await page.keyboard.type('quo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Said.');
  expect(await editor.getMarkdown()).toBe('> Said.');
});

test('blocks, a link and an image are inserted with the “/” menu', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await editor.title.fill('Descaling');
  await editor.type('/');
  await expect(menu.getByRole('option', { selected: true })).toHaveText(/^Heading 2/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.keyboard.type('slash\n/task');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rinse it\n\n/link');
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('your first');
  await expect(link.getByRole('option', { name: /^Your first cup/, selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();

  await page.keyboard.type(' now\n/ima');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Image' }).getByRole('button', { name: 'Upload an image' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
  await expect(editor.text.locator('img[src]')).toBeVisible();
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();
  await editor.describeImage('A [tray]');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  expect(await editor.getMarkdown()).toMatch(
    /^\/slash\n\n- \[ \] Rinse it\n\n\[Your first cup\]\(https:[^()]+\) now\n\n!\[A \\\[tray\\\]\]\(http:[^()]+\)$/,
  );

  // Images of articles that weren't opened before are listed only after a click on the button that searches all
  // articles.
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  await editor.type('/ima');
  await page.keyboard.press('Enter');
  const images = page.getByRole('dialog', { name: 'Image' });
  await expect(images.getByRole('button', { name: 'A [tray]' })).toHaveCount(0);
  await images.getByRole('button', { name: 'Find images in all articles' }).click();
  await expect(images.getByRole('button', { name: 'A [tray]' })).toBeVisible();
  await expect(images).toBeFocused();
  await images.getByRole('button', { name: 'A [tray]' }).click();
  await expect(editor.text).toBeFocused();
  expect(await editor.getMarkdown()).toMatch(/^!\[A \\\[tray\\\]\]\(http:[^()]+\)$/);
});

test('callouts can be created, and readers see them as quotes', async ({ page }) => {
  const editor = await openArticle(page, '');
  await editor.type('/warn');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hot water.');
  await expect(editor.text.locator('blockquote')).toHaveAttribute('data-callout', 'warning');
  expect(await editor.getMarkdown()).toBe('> **Warning:** Hot water.');
});

test('undoing an inserted block leaves an empty line', async ({ page }) => {
  const editor = await openArticle(page, '');
  await editor.type('/num');
  await page.keyboard.press('Enter');
  await expect(editor.text.locator('ol')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.type('Text');
  expect(await editor.getMarkdown()).toBe('Text');
});

test('a typed URL becomes a link whose toolbar shows its address', async ({ page }) => {
  const editor = await openArticle(page, '');
  await editor.type('See https://help.test/a_b, or (www.help.test)');
  await expect(editor.text.getByRole('link')).toHaveText(['https://help.test/a_b', 'www.help.test']);
  await editor.text.getByText('www.help.test').hover();
  await expect(page.getByRole('toolbar', { name: 'Link' })).toContainText('http://www.help.test');
  expect(await editor.getMarkdown()).toBe('See https://help.test/a_b, or (www.help.test)');
});

test('Backspace deletes selected text with several styles', async ({ page }) => {
  const editor = await openArticle(page, 'Here with **bold words** inside.\n\nBelow.');
  const [from, to] = [
    await getTextBounds(editor.text, 'Here'),
    await getTextBounds(editor.text, 'bold words'),
  ];
  await page.mouse.move(from.left + 1, from.middle);
  await page.mouse.down();
  await page.mouse.move(to.right - 1, to.middle, { steps: 8 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Here with bold words');
  await page.keyboard.press('Backspace');
  await expect(editor.text.locator('p').first()).toHaveText(' inside.');
});
