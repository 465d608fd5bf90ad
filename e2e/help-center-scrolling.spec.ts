// What the text of an article scrolls with, and what stays in sight.

import { expect, test } from './fixtures';
import { ArticlePage, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const CHAPTERS = Array.from({ length: 40 }, (_, index) => `\n\n## Chapter ${index + 1}\n\nOne line.`).join(
  '',
);

test('the title scrolls with the text, and comes back with its first line', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(CHAPTERS);
  await expect(editor.text.getByText('Chapter 40')).toBeInViewport();
  await expect(editor.title).not.toBeInViewport();
  await expect(tools).toBeInViewport();
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(editor.title).toBeInViewport();
});

test('a click below the text goes on writing at its end', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const editor = new ArticlePage(page);
  const box = await editor.text.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (page.viewportSize()?.height ?? 0) - 120);
  await expect(editor.text).toBeFocused();
});

test('the Markdown is shown where the text was read', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(CHAPTERS);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(editor.title).toBeInViewport();
  await page.getByRole('complementary', { name: 'Details' }).getByText('Chapter 20', { exact: true }).click();
  const heading = editor.text.getByText(/^(?:## )?Chapter 20$/);
  await expect(heading).toBeInViewport();
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(heading).toHaveText('## Chapter 20');
  await expect(heading).toBeInViewport();
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(heading).toBeInViewport();
});
