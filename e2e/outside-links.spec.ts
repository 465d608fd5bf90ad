// Links in articles that lead to hosts the console doesn't know.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('a link to an unknown host shows its host before it opens, and Cancel returns the focus to it', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  const editor = new ArticlePage(page);
  // The second letter of the host is the Cyrillic "с".
  await editor.setMarkdown('[https://acme.test/shop](https://aсme.test/shop)');
  await page.keyboard.press('ControlOrMeta+Alt+P');
  const link = page
    .getByRole('region', { name: 'Preview' })
    .getByRole('link', { name: 'https://acme.test/shop' });
  const dialog = page.getByRole('dialog', { name: 'Open a link to another website?' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('xn--ame-4ed.test', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The host contains characters other than a–z')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open xn--ame-4ed.test' })).toHaveAttribute(
    'href',
    'https://xn--ame-4ed.test/shop',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  // Moves between the buttons, because Enter can't press a button that has just appeared.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click({ button: 'middle' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});
