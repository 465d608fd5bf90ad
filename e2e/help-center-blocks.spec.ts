// Writing an article: blocks by "/", links, and images with what they show.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, PIXEL, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('marks what is selected by the tools over it', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const editor = new ArticlePage(page);
  const tools = page.getByRole('toolbar', { name: 'Format the selection' });
  await editor.type('Use citric acid');
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
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('https://acid.test/');
  await expect(tools).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text).toHaveText('Use citric *[acid](https://acid.test/)*');
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Above\n\nBelow');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('alert')).toContainText('select them within one block');
  await expect(link).toHaveCount(0);
});

test('the + before an empty line opens the menu of blocks, and leaves nothing', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const editor = new ArticlePage(page);
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
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text).toHaveText('> Said.');
});

test('writes with “/” and an image', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const editor = new ArticlePage(page);
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await editor.title.fill('Descaling');
  await editor.type('/');
  await expect(menu.getByRole('option', { selected: true })).toHaveText(/^Heading 2/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.keyboard.type('slash\n\n/task');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rinse it\n\n/link');
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('your first');
  await expect(link.getByRole('option', { name: /^Your first cup/, selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();

  await page.keyboard.type(' now\n\n/ima');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Image' }).getByRole('button', { name: 'Upload an image' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL }]);
  await expect(editor.text.locator('.cm-image img')).toBeVisible();
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();
  await editor.describeImage('A [tray]');
  await expect(editor.text).toBeFocused();

  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text).toHaveText(
    /^\/slash- \[ \] Rinse it\[Your first cup\]\(https:[^()]+\) now!\[A \\\[tray\\\]\]\(http:[^()]+\)$/,
  );

  // Whoever opened none of the other articles finds their images by having them read.
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  await editor.type('/ima');
  await page.keyboard.press('Enter');
  const images = page.getByRole('dialog', { name: 'Image' });
  await expect(images.getByRole('button', { name: 'A [tray]' })).toHaveCount(0);
  await images.getByRole('button', { name: 'Find images in all articles' }).click();
  await expect(images.getByRole('button', { name: 'A [tray]' })).toBeVisible();
  await expect(images).toBeFocused();
  await images.getByRole('button', { name: 'A [tray]' }).click();
  await expect(editor.text).toBeFocused();
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text).toHaveText(/^!\[A \\\[tray\\\]\]\(http:[^()]+\)$/);
});
