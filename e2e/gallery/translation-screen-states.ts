// Gallery states of an article and its translations: the translation board, the original beside the text, linked and
// unlinked translations.
import { expect } from '@playwright/test';
import type { GalleryScreen } from './gallery-screen';
import { createArticleScreen, getDialog, PORTAL_PATH, pressButton } from './help-center-screen';

export const TRANSLATION_SCREEN_STATES: readonly GalleryScreen[] = [
  {
    name: 'translations-create-categories',
    path: `${PORTAL_PATH}/translations`,
    open: async (page) => {
      await pressButton(page, /^Create \d+ categor/);
      await expect(getDialog(page).getByRole('row').nth(1)).toBeVisible();
    },
  },
  createArticleScreen('translations', async (_, page) => {
    await page.getByRole('complementary', { name: 'Details' }).getByText('Translations').click();
    await expect(page.getByRole('link', { name: / in Spanish/ })).toBeVisible();
  }),
  createArticleScreen('link', async (editor) => {
    await editor.act('Link as a translation…');
    await expect(editor.dialog).toBeVisible();
  }),
  createArticleScreen(
    'unlink',
    async (editor) => {
      await editor.act('Unlink the translation…');
      await expect(editor.dialog).toBeVisible();
    },
    '10019',
  ),
  {
    name: 'article-translate',
    path: `${PORTAL_PATH}/translations?search=payment+declined`,
    as: 'author@acme.test',
    open: async (page) => {
      await page.getByRole('link', { name: /Translate "Payment declined"/ }).click();
      await expect(page.getByRole('region', { name: 'Original', exact: true })).not.toBeEmpty();
    },
  },
];
