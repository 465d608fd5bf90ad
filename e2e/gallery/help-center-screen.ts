// Helpers for gallery pictures of the help center.
import { expect, type Page } from '@playwright/test';
import { ArticlePage } from '../pages/help-center-page';
import type { Sandbox } from '../sandbox-hooks';
import type { GalleryScreen } from './gallery-screen';

export const PORTAL_PATH = 'help-center/acme-help';
export const getDialog = (page: Page) => page.getByRole('dialog');
export const pressButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Creates a gallery screen of an article. Calls `open` once the editor shows the article's text. */
export const createArticleScreen = (
  name: string,
  open: (editor: ArticlePage, page: Page, sandbox: Sandbox) => Promise<void>,
  path = '10001',
): GalleryScreen => ({
  name: `article-${name}`,
  path: `${PORTAL_PATH}/articles/${path}`,
  as: 'author@acme.test',
  open: async (page, sandbox) => {
    const editor = new ArticlePage(page);
    await expect(editor.text).toBeVisible();
    await open(editor, page, sandbox);
  },
});
