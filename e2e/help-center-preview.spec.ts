// The preview of an article as its readers will see it, in two widths.
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

/** The value of `--accent-ink` on a light page. */
const LIGHT_LINK = 'rgb(47, 66, 176)';
const LIST = '- A spoon\n- [ ] A cup';
const PARTS = Array.from({ length: 40 }, (_, index) => `## Part ${index}\n\nWords of it.`).join('\n\n');

test('the preview replaces the editor and shows the complete article in two widths', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(`[The shop](https://shop.example.test)\n\n${LIST}\n\n${PARTS}`);
  // The toolbar's shortcuts work before its buttons are rendered.
  await page.keyboard.press('ControlOrMeta+Alt+P');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Your first cup', level: 1 })).toHaveCount(1);
  await expect(preview.getByText('Rinse, heat, pour.')).toHaveCount(1);
  await expect(editor.title).toBeHidden();
  await expect(page.getByRole('link', { name: 'View the published page' })).toHaveAttribute(
    'href',
    'https://help.acme.test/hc/acme-help/articles/your-first-cup',
  );
  // Returns the position of an element's right edge.
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width : 0;
  };
  const end = await endOf(page.getByRole('link', { name: 'View the published page' }));
  expect(Math.abs(end - (await endOf(preview)))).toBeLessThan(4);
  await expectAccessible(page);
  const items = preview.getByRole('listitem');
  await expect(items.filter({ hasText: 'A spoon' })).toHaveCSS('list-style-type', 'disc');
  await expect(items.filter({ hasText: 'A cup' })).toHaveCSS('list-style-type', 'none');
  // The portal's page is light in every color scheme of the console.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(preview.getByRole('link', { name: 'The shop' })).toHaveCSS('color', LIGHT_LINK);
  await page.emulateMedia({ colorScheme: 'light' });

  await preview.getByText('Part 30', { exact: true }).scrollIntoViewIfNeeded();
  const width = async () => (await preview.boundingBox())?.width ?? 0;
  const desktop = await width();
  await page.getByText('Phone', { exact: true }).click();
  await expect.poll(width).toBeLessThan(361);
  expect(desktop).toBeGreaterThan(600);
  await expect(preview.getByText('Part 30', { exact: true })).toBeInViewport();

  await page.getByText('Side by side', { exact: true }).click();
  await expect(editor.text.getByText('Part 30', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Back to writing' }).click();
  await expect(preview).toHaveCount(0);
  await expect(editor.title).toBeVisible();
  await expect(editor.text.getByText('Part 30', { exact: true })).toBeInViewport();
});

test('Escape closes the preview and returns to the editor', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+Alt+p');
  await expect(preview).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(editor.text).toBeFocused();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview).toBeFocused();
  await page.getByText('Side by side', { exact: true }).click();
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+Alt+p');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Alt+p');
  await expect(preview).toBeVisible();
  await expect(editor.text).toBeFocused();
  // Pressing Escape outside the text moves the focus into the text and never leaves the article.
  await page.getByRole('button', { name: 'Back to writing' }).click();
  await page.getByRole('button', { name: 'Preview' }).focus();
  await page.keyboard.press('Escape');
  await expect(editor.text).toBeFocused();
  await expect(page).toHaveURL(/articles\/10013$/);
});
