// Images in the text of an article. They must stay images while a person edits the text around them.
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const IMAGE = '![The tray](https://elsewhere.test/tray.png)';

test('the cursor moves past an image, and Backspace and Delete remove it as a whole', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const image = editor.imageNote;
  await editor.setMarkdown(`One ${IMAGE} two`);
  // The fifth keypress selects the image, the sixth moves past it.
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  await expect(image).toBeVisible();
  expect(await editor.getMarkdown()).toBe(`One ${IMAGE}! two`);
  await editor.text.press('ControlOrMeta+Home');
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Backspace');
  await expect(image).toHaveCount(0);
  await expect(editor.text).toHaveText(/^One {1,2}two$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(image).toBeVisible();
});

test('a click selects an image', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const image = editor.imageNote;
  await editor.setMarkdown(`One ${IMAGE} two`);
  await image.click();
  await page.keyboard.press('Delete');
  await expect(image).toHaveCount(0);
  await expect(editor.text).toHaveText(/^One {1,2}two$/);
});

test('Undo removes an inserted image as a whole, even after its upload has finished', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One');
  await editor.text.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('/ima');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Image' }).getByRole('button', { name: 'Upload an image' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
  await expect(editor.image).toBeVisible();
  await editor.text.press('ControlOrMeta+z');
  await expect(editor.text).toHaveText('One');
  await editor.text.press('ControlOrMeta+y');
  await expect(editor.image).toBeVisible();
  // Further presses undo the edits before the image.
  for (let step = 0; step < 5; step++) await editor.text.press('ControlOrMeta+z');
  await expect(editor.text).not.toContainText('One');
  await expect(editor.image).toHaveCount(0);
});

test('the find panel keeps the focus after the last replacement, and gets the focus again when it is reopened', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
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
  await expect(find.getByRole('status')).toHaveText('1 replaced');
  await expect(sought).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
  await expect(editor.text).toBeFocused();
});

test('text is found and replaced across styles and in table cells', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(
    'See [the *tr*ay](https://help.test/tray).\n\n| A | B |\n| - | - |\n| One tray more | Two |',
  );
  await page.keyboard.press('ControlOrMeta+f');
  const find = page.getByRole('search').filter({ has: page.getByRole('textbox', { name: 'Find' }) });
  const found = find.getByRole('status');
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('TRAY');
  await expect(found).toHaveText('Match 1 of 2');
  await page.keyboard.press('Enter');
  await expect(found).toHaveText('Match 2 of 2');
  await page.keyboard.press('Enter');
  await expect(found).toHaveText('Match 1 of 2');
  const middle = async (of: Locator) => {
    const { y, height } = (await of.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  expect(Math.abs((await middle(found)) - (await middle(find.getByText('Whole words'))))).toBeLessThan(2);
  await expectAccessible(page);
  await find.getByRole('textbox', { name: 'Replace with' }).fill('cup');
  await find.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(found).toHaveText('Match 1 of 1');
  await find.getByRole('button', { name: /^Replace all/ }).click();
  await expect(found).toHaveText('1 replaced');
  await page.keyboard.press('Escape');
  expect(await editor.getMarkdown()).toBe(
    'See [the *cup*](https://help.test/tray).\n\n| A | B |\n| - | - |\n| One cup more | Two |',
  );
});

test('an image that wasn’t uploaded before the page closed can be selected again in the text', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown('One ![](upload:0a1b2c3d) two');
  const lost = page.getByText('The image in line 1 wasn’t uploaded');
  await expect(lost).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose again…' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
  await expect(editor.image).toBeVisible();
  await expect(editor.text).toHaveText(/^One .* two$/);
  await expect(lost).toHaveCount(0);
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
});

test("the person can choose another file after choosing one that isn't an image", async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.getByLabel('Choose images').setInputFiles([notes]);
  await expect(editor.images).toContainText('Not uploaded: use a PNG, JPEG, GIF or WebP image.');
  const chooser = page.waitForEvent('filechooser');
  await editor.images.getByRole('button', { name: 'Choose another image…' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
  await expect(editor.image).toBeVisible();
  await expect(editor.images).toHaveCount(0);
});
