// Gallery states of an article while it is written, checked, compared, published and deleted.
import { expect, type Page } from '@playwright/test';
import { type ArticlePage, PIXEL_IMAGE } from '../pages/help-center-page';
import { signIn } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';
import type { GalleryScreen } from './gallery-screen';
import { createArticleScreen, getDialog, PORTAL_PATH, pressButton } from './help-center-screen';

/** Prepares a new draft with a link to another draft, and opens the publish dialog. */
async function openPublish(editor: ArticlePage, page: Page, sandbox: Sandbox): Promise<void> {
  const send = await sandbox.elsewhere('author@acme.test');
  const { data } = (await send('GET', 'portals/acme-help/articles?status=draft&per_page=1')) as {
    data: readonly { readonly public_url: string }[];
  };
  await page.getByLabel('Description').fill('Two minutes a day');
  await editor.setMarkdown(
    `Pull it out, see [here](${data[0]?.public_url}).\n\n![](https://elsewhere.test/a.png)\n`,
  );
  await editor.write('Cleaning the drip tray', '');
  await editor.publish.click();
  await expect(editor.dialog.getByRole('button', { name: 'Remove link' })).toBeVisible();
}

const TABLE = 'Fill the tank.\n\n| Water | Descale |\n| --- | --- |\n| Soft | Twice a year |';

export const ARTICLE_SCREEN_STATES: readonly GalleryScreen[] = [
  createArticleScreen('menu', async (_, page) => {
    await pressButton(page, 'Actions');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  createArticleScreen('details', async (editor, page) => {
    // On wide screens the details are already open next to the text.
    const panel = page.getByRole('button', { name: 'Details panel' });
    if ((page.viewportSize()?.width ?? 0) < 640) await editor.act('Details panel');
    else if ((await panel.getAttribute('aria-pressed')) === 'false') await panel.click();
    await expect(editor.category).toBeVisible();
  }),
  {
    name: 'article-new-details',
    path: `${PORTAL_PATH}/articles/new`,
    as: 'author@acme.test',
    width: 768,
    open: async (page) => {
      await pressButton(page, 'Details panel');
      await expect(getDialog(page).getByLabel('Initial status')).toBeVisible();
    },
  },
  {
    name: 'article-more-tools',
    path: `${PORTAL_PATH}/articles/10001`,
    as: 'author@acme.test',
    width: 390,
    open: async (page) => {
      await pressButton(page, 'More tools');
      await expect(page.getByRole('menuitemcheckbox', { name: 'Show Markdown' })).toBeVisible();
    },
  },
  createArticleScreen('table', async (editor, page) => {
    await editor.setMarkdown(TABLE);
    await page.keyboard.press('ControlOrMeta+End');
    await pressButton(page, 'Column');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  createArticleScreen('table-cell', async (editor, page) => {
    await editor.setMarkdown(TABLE);
    await page.keyboard.press('ControlOrMeta+End');
    await expect(page.getByRole('button', { name: 'Column', exact: true }).first()).toBeVisible();
  }),
  createArticleScreen('selection', async (editor, page) => {
    await editor.text.getByText('Rinse', { exact: false }).first().dblclick();
    await expect(page.getByRole('toolbar', { name: 'Format the selection' })).toBeVisible();
  }),
  createArticleScreen('unsaved', async (editor) => {
    await editor.type(' More.');
    await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  }),
  createArticleScreen('review', async (editor) => {
    await editor.type(' More.');
    await editor.review.click();
    await expect(editor.dialog.getByRole('region', { name: 'What changes' })).toContainText('More.');
  }),
  createArticleScreen('review-source', async (editor) => {
    await editor.type(' More.');
    await editor.review.click();
    await editor.dialog.getByText('Markdown', { exact: true }).click();
    await expect(editor.dialog.getByRole('table', { name: 'Text' })).toBeVisible();
  }),
  createArticleScreen('focus', async (editor, page) => {
    await page.keyboard.press('ControlOrMeta+Shift+F');
    await expect(editor.category).toBeHidden();
  }),
  createArticleScreen('preview-phone', async (editor, page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await editor.preview('Phone');
    await expect(page.getByRole('button', { name: 'Back to writing' })).toBeVisible();
  }),
  ...['Archive', 'Delete'].map((act) =>
    createArticleScreen(act.toLowerCase(), async (editor) => {
      await editor.act(act);
      await expect(editor.dialog).toBeVisible();
    }),
  ),
  createArticleScreen('history', async (editor, page) => {
    await pressButton(page, 'History');
    await expect(editor.dialog).toBeVisible();
  }),
  createArticleScreen(
    'history-versions',
    async (editor, page) => {
      await editor.write('Cleaning the drip tray', 'Pull it out.');
      await editor.type(' Rinse it.');
      await editor.saveDraft.click();
      await expect(editor.line(/^Saved \d/)).toBeVisible();
      await editor.type(' Dry it.');
      await pressButton(page, 'History');
      await editor.dialog
        .getByRole('button', { name: /^Saved / })
        .first()
        .click();
      await expect(editor.dialog.getByRole('button', { name: 'Restore' })).toBeVisible();
    },
    'new',
  ),
  createArticleScreen(
    'publish',
    async (editor) => {
      await editor.write('Cleaning the drip tray', 'Pull it out.');
      await editor.publish.click();
      await expect(editor.dialog).toContainText('Add a one-sentence description.');
    },
    'new',
  ),
  createArticleScreen('publish-open', openPublish, 'new'),
  createArticleScreen(
    'publish-linked',
    async (editor, page, sandbox) => {
      await openPublish(editor, page, sandbox);
      await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
      await editor.dialog.getByRole('button', { name: 'Publish the linked article, too' }).click();
      await expect(editor.dialog).toContainText('Skipped because the record changed in the meantime.');
    },
    'new',
  ),
  createArticleScreen(
    'conflict',
    async (editor, _, sandbox) => {
      await editor.write('Two hands', 'First line');
      await editor.type(' mine');
      await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
      await editor.saveDraft.click();
      await expect(editor.dialog.getByRole('region', { name: 'Conflict 1 of 1' })).toBeVisible();
    },
    'new',
  ),
  createArticleScreen(
    'image-refused',
    async (editor, page, sandbox) => {
      await editor.write('A picture', 'Text');
      await sandbox.fault({ operation: 'uploads.create', kind: 'status', status: 413 });
      await page
        .getByLabel('Choose images')
        .setInputFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
      await expect(editor.images.getByText(/^The server doesn’t accept/)).toBeVisible();
    },
    'new',
  ),
  createArticleScreen('earlier-changes', async (editor, page) => {
    await editor.type(' Typed.');
    await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await signIn(page, 'author@acme.test', `/acme/${PORTAL_PATH}/articles/10001`);
    await expect(editor.abandonedDraft).toBeVisible();
  }),
];
