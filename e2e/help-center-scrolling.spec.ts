// Scrolling an article's text, and the parts of the page that stay in view.

import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const CHAPTERS = Array.from({ length: 40 }, (_, index) => `\n\n## Chapter ${index + 1}\n\nOne line.`).join(
  '',
);

test('the title scrolls away with the text and reappears above the first line', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await editor.setMarkdown(`First.${CHAPTERS}`);
  await page.keyboard.press('ControlOrMeta+End');
  await expect(editor.text.getByText('Chapter 40')).toBeInViewport();
  await expect(editor.title).not.toBeInViewport();
  await expect(tools).toBeInViewport();
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(editor.title).toBeInViewport();
});

test('a click below the text puts the cursor at the end of the text', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const box = await editor.text.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (page.viewportSize()?.height ?? 0) - 120);
  await expect(editor.text).toBeFocused();
});

test('switching to the Markdown source keeps the reading position', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(`First.${CHAPTERS}`);
  await page.keyboard.press('ControlOrMeta+End');
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

test("opening the find panel doesn't move the text, and the panel doesn't hide matches", async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new ArticlePage(page);
  const { text } = editor;
  await text.click();
  await page.keyboard.type('First words.');
  const first = text.getByText('First words.');
  const find = page.getByRole('search');
  const topOf = async (line: typeof first) => Math.round((await line.boundingBox())?.y ?? 0);
  const top = await topOf(first);
  await page.keyboard.press('ControlOrMeta+f');
  await expect(find).toBeVisible();
  await expect.poll(() => topOf(first)).toBe(top);
  await page.keyboard.type('First');
  await expect(find.getByText('Match 1 of 1')).toBeVisible();
  const bar = await find.boundingBox();
  await expect.poll(() => topOf(first)).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
  await expect.poll(() => topOf(first)).toBe(top);

  await page.setViewportSize({ width: 1280, height: 844 });
  // Waits until the toolbar has expanded after the resize. Until then its switches are in the menu "More tools".
  await expect(page.getByRole('button', { name: 'More tools' })).toHaveCount(0);
  await editor.setMarkdown(`First words.${CHAPTERS}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('ControlOrMeta+End');
  const last = text.getByText('Chapter 40');
  await expect(last).toBeInViewport();
  const lastTop = await topOf(last);
  await page.keyboard.press('ControlOrMeta+f');
  await expect(find).toBeVisible();
  await expect.poll(() => topOf(last)).toBe(lastTop);
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
  await expect.poll(() => topOf(last)).toBe(lastTop);
});

test("focus mode doesn't move the text, and leaving it restores all toolbars", { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  const panel = page.getByRole('complementary', { name: 'Details' });
  await editor.text.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+F');
  await expect(panel).toBeHidden();
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search or go to…' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+End');
  for (let line = 0; line < 30; line++) await page.keyboard.type('\nline');
  await page.keyboard.type('!');
  await expect(editor.text).toBeFocused();
  await expect(editor.title).not.toBeInViewport();
  await expectAccessible(page);
  // Each Escape closes one panel or menu, even if the focus is outside it.
  await editor.review.click();
  await expect(editor.dialog).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toHaveCount(0);
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await expect(navigation).toBeVisible();
  await editor.act('Focus mode');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await expect(panel).toBeVisible();
});

test('text typed at the end stays above the toolbar, and the toolbar stays above a phone’s keyboard', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(`First.${CHAPTERS}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('ControlOrMeta+Home');
  const moveKeyboard = (height: number, offsetTop: number) =>
    page.evaluate(
      (view) => {
        const { visualViewport } = window;
        for (const [name, value] of Object.entries(view))
          Object.defineProperty(visualViewport, name, { configurable: true, get: () => value });
        visualViewport?.dispatchEvent(new Event('scroll'));
      },
      { height, offsetTop },
    );
  await moveKeyboard(508, 0);
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  const getBottom = async (element: typeof tools) => {
    const box = await element.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(() => getBottom(tools)).toBeLessThan(512);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The end.');
  const end = editor.text.getByText('The end.');
  await expect.poll(() => getBottom(end)).toBeLessThan(508 - 48);
  // Simulates a browser that moves the page up, above the keyboard.
  await moveKeyboard(508, 336);
  await expect.poll(() => getBottom(tools)).toBeGreaterThan(800);
  await page.evaluate(() => {
    for (const name of ['height', 'offsetTop'] as const)
      Reflect.deleteProperty(window.visualViewport ?? {}, name);
  });
});
