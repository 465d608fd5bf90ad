// Images in the text of an article, which stay images while one writes around them.
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, PIXEL, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const IMAGE = '![The tray](https://elsewhere.test/tray.png)';

test('the cursor passes an image, and what deletes a letter deletes all of it', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const image = editor.text.locator('.cm-image-placeholder');
  const markdown = async () => {
    await page.getByRole('switch', { name: 'Show Markdown' }).click();
    const text = await editor.text.textContent();
    await page.getByRole('switch', { name: 'Show Markdown' }).click();
    return text;
  };
  await editor.text.fill(`One ${IMAGE} two`);
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(image).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  await expect(image).toBeVisible();
  await expect.poll(markdown).toBe(`One ${IMAGE}! two`);
  await editor.text.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(image).toHaveCount(0);
  await expect(editor.text).toHaveText('One  two');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(image).toBeVisible();
});

test('a click chooses an image', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const image = editor.text.locator('.cm-image-placeholder');
  await editor.text.fill(`One ${IMAGE} two`);
  await image.click();
  await expect(editor.text.locator('.cm-image-chosen')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(image).toHaveCount(0);
  await expect(editor.text).toHaveText('One  two');
});

test('undoing takes away all of an image that was uploaded since', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One');
  await editor.text.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('/ima');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Image' }).getByRole('button', { name: 'Upload an image' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL }]);
  await expect(editor.text.locator('.cm-image img')).toBeVisible();
  await editor.text.press('ControlOrMeta+z');
  await expect(editor.text).toHaveText('One');
  await editor.text.press('ControlOrMeta+y');
  await expect(editor.text.locator('.cm-image img')).toBeVisible();
  // What was done before it can be undone, too.
  await editor.text.press('ControlOrMeta+z');
  await expect(editor.text).toHaveText('One');
  await editor.text.press('ControlOrMeta+z');
  await expect(editor.text).not.toHaveText('One');
});

test('what is found in the address of an image is seen, and replaced there', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const image = editor.text.locator('.cm-image-placeholder');
  await editor.text.fill(`One ${IMAGE} two`);
  await expect(image).toBeVisible();
  await page.keyboard.press('ControlOrMeta+f');
  const find = page.getByRole('search').filter({ has: page.getByRole('textbox', { name: 'Find' }) });
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('tray.png');
  await page.keyboard.press('Enter');
  await expect(editor.text.locator('.cm-searchMatch-selected')).toHaveText('tray.png');
  await expect(editor.text).toContainText(IMAGE);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(image).toBeVisible();
});

test('the find panel keeps the keyboard as its last match is replaced, and has it back', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One kettle');
  await page.keyboard.press('ControlOrMeta+f');
  const find = page.getByRole('search').filter({ has: page.getByRole('textbox', { name: 'Find' }) });
  const sought = find.getByRole('textbox', { name: 'Find', exact: true });
  await sought.fill('kettle');
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(sought).toBeFocused();
  await expect(sought).toHaveValue('kettle');
  await find.getByRole('button', { name: /^Replace all/ }).click();
  await expect(find).toContainText('No matches');
  await expect(sought).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
  await expect(editor.text).toBeFocused();
});

test('what is found in the address of a link or in a table is seen there', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill(
    'See [the tray](https://help.test/tray).\n\n| A | B |\n| - | - |\n| One tray more | Two |',
  );
  await page.keyboard.press('ControlOrMeta+f');
  const find = page.getByRole('search').filter({ has: page.getByRole('textbox', { name: 'Find' }) });
  const found = find.getByRole('status');
  const match = editor.text.locator('.cm-searchMatch-selected');
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('tray');
  await page.keyboard.press('Enter');
  await expect(found).toHaveText('Match 2 of 3');
  await expect(editor.text).toContainText('help.test');
  await expect(match).toHaveText('tray');
  await page.keyboard.press('Enter');
  await expect(found).toHaveText('Match 3 of 3');
  await expect(match).toHaveText('tray');
  // The cell stays one.
  await expect(editor.text.locator('.cm-cell', { hasText: 'tray' })).toHaveText(/^\s*One tray more\s*$/);
  const middle = async (of: Locator) => {
    const { y, height } = (await of.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  expect(Math.abs((await middle(found)) - (await middle(find.getByText('Whole words'))))).toBeLessThan(2);
  await expectAccessible(page);
});

test('an image that was lost with its page is chosen again where it stands', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One ![](upload:0a1b2c3d) two');
  const lost = page.getByText('The image in line 1 wasn’t uploaded');
  await expect(lost).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose again…' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL }]);
  await expect(editor.text.locator('.cm-image img')).toBeVisible();
  await expect(editor.text).toHaveText(/^One .* two$/);
  await expect(lost).toHaveCount(0);
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
});

test('a file that is no image is chosen anew', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.getByLabel('Choose images').setInputFiles([notes]);
  await expect(editor.images).toContainText('Not uploaded: use a PNG, JPEG, GIF or WebP image.');
  const chooser = page.waitForEvent('filechooser');
  await editor.images.getByRole('button', { name: 'Choose another image…' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL }]);
  await expect(editor.text.locator('.cm-image img')).toBeVisible();
  await expect(editor.images).toHaveCount(0);
});
