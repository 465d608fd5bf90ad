// The help center while something is written, checked, compared, published and removed.
import { expect, type Page } from '@playwright/test';
import { ArticlePage, PIXEL } from '../pages/help-center-page';
import { signIn } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';
import type { Screen } from './screen';

const PORTAL = 'help-center/acme-help';
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const PORTALS: readonly Screen[] = [
  {
    name: 'portal-new',
    path: 'help-center',
    open: async (page) => {
      await press(page, 'New portal');
      await dialog(page).getByLabel('Slug').fill('acme-help');
      await dialog(page).getByRole('button', { name: 'Create' }).click();
      await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription(/./);
    },
  },
  {
    name: 'portal-of-others',
    path: PORTAL,
    as: 'agent@acme.test',
    open: (page) => expect(page.getByText('You don’t have permission to do this')).toBeVisible(),
  },
  {
    name: 'portal-language-remove',
    path: `${PORTAL}/settings`,
    open: async (page) => {
      await press(page, 'Remove Spanish (es)');
      await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(dialog(page).getByLabel('Type es to confirm')).toHaveAccessibleDescription(/exactly es/);
    },
  },
  {
    name: 'portal-not-confirmed',
    path: `${PORTAL}/settings`,
    open: async (page, sandbox) => {
      await page.getByLabel('Portal name').fill('Another name');
      await sandbox.fault({ operation: 'portals.update', kind: 'created_malformed' });
      await sandbox.fault({ operation: 'portals.get', kind: 'latency', delay_ms: 0 });
      await sandbox.fault({ operation: 'portals.get', kind: 'status', status: 403, times: 99 });
      await press(page, 'Save');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'category-edit',
    path: `${PORTAL}/categories`,
    open: async (page) => {
      await press(page, 'Edit Orders');
      await dialog(page).getByLabel('Slug').fill('billing');
      await expect(dialog(page)).toContainText('…/en/billing');
    },
  },
  {
    name: 'category-delete-blocked',
    path: `${PORTAL}/categories`,
    open: async (page) => {
      await press(page, 'Delete Seasonal offers');
      await expect(dialog(page)).toContainText('including archived');
    },
  },
  {
    name: 'articles-publish-many',
    path: `${PORTAL}?status=draft`,
    open: async (page) => {
      const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
      await rows.nth(1).getByRole('checkbox').check();
      await rows.nth(2).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(dialog(page)).toContainText('Draft: 2');
    },
  },
  {
    name: 'articles-published-many',
    path: `${PORTAL}?status=draft`,
    open: async (page, sandbox) => {
      const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
      await rows.nth(1).getByRole('checkbox').check();
      await rows.nth(2).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await sandbox.fault({ operation: 'articles.get', kind: 'server_error' });
      await dialog(page).getByRole('button', { name: 'Publish 2 articles' }).click();
      await expect(dialog(page).getByText('1 of 2 done.')).toBeVisible();
    },
  },
  {
    name: 'articles-all-selected',
    path: `${PORTAL}?status=archived`,
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: /^Select all \d+$/ }).click();
      await page.getByRole('button', { name: 'Restore as draft' }).click();
      await expect(dialog(page).getByRole('row').nth(40)).toBeAttached();
    },
  },
  {
    name: 'translations-create-categories',
    path: `${PORTAL}/translations`,
    open: async (page) => {
      await press(page, /^Create \d+ categor/);
      await expect(dialog(page).getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'portal-replace-found',
    path: `${PORTAL}/replace`,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Find' }).fill('kettle');
      await page.getByRole('textbox', { name: 'Replace with' }).fill('pot');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('button', { name: 'Select all', exact: true }).click();
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      await expect(dialog(page)).toContainText('Matches:');
    },
  },
  {
    name: 'articles-import',
    path: `${PORTAL}/settings`,
    open: async (page) => {
      const text = '---\ntitle: "The lid"\ncategory: machines\n---\n\n![Lid](lid.png)\n';
      const input = page.getByLabel('Import files or a ZIP…');
      await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
      await input.setInputFiles([{ name: 'lid.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }]);
      await expect(dialog(page)).toContainText('Missing: lid.png');
    },
  },
];

const article = (
  name: string,
  open: (editor: ArticlePage, page: Page, sandbox: Sandbox) => Promise<void>,
  path = '10001',
): Screen => ({
  name: `article-${name}`,
  path: `${PORTAL}/articles/${path}`,
  as: 'author@acme.test',
  open: async (page, sandbox) => {
    const editor = new ArticlePage(page);
    await expect(editor.text).toBeVisible();
    await open(editor, page, sandbox);
  },
});

/** A new draft with a link to another draft, about to be published. */
async function openPublish(editor: ArticlePage, page: Page, sandbox: Sandbox): Promise<void> {
  const send = await sandbox.elsewhere('author@acme.test');
  const { data } = (await send('GET', 'portals/acme-help/articles?status=draft&per_page=1')) as {
    data: readonly { readonly public_url: string }[];
  };
  await page.getByLabel('Description').fill('Two minutes a day');
  await editor.write(
    'Cleaning the drip tray',
    `Pull it out, see [here](${data[0]?.public_url}).\n\n![](https://elsewhere.test/a.png)\n`,
  );
  await editor.publish.click();
  await expect(editor.dialog.getByRole('button', { name: 'Remove link' })).toBeVisible();
}

const ARTICLES: readonly Screen[] = [
  article('menu', async (_, page) => {
    await press(page, 'Actions');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  article('details', async (editor, page) => {
    // Where there is space, they are beside the text already.
    if ((page.viewportSize()?.width ?? 0) < 640) await editor.act('Details panel');
    else if (await editor.category.isHidden()) await press(page, 'Details panel');
    await expect(editor.category).toBeVisible();
  }),
  article('translations', async (_, page) => {
    await page.getByRole('complementary', { name: 'Details' }).getByText('Translations').click();
    await expect(page.getByRole('link', { name: / in Spanish/ })).toBeVisible();
  }),
  {
    name: 'article-new-details',
    path: `${PORTAL}/articles/new`,
    as: 'author@acme.test',
    width: 768,
    open: async (page) => {
      await press(page, 'Details panel');
      await expect(dialog(page).getByLabel('Status when created')).toBeVisible();
    },
  },
  article('table', async (editor, page) => {
    await editor.text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('\n\n| Water | Descale |\n| --- | --- |\n| Soft | Twice a year |');
    await press(page, 'Column');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  article('selection', async (editor, page) => {
    await editor.text.getByText('Rinse', { exact: false }).first().dblclick();
    await expect(page.getByRole('toolbar', { name: 'Format the selection' })).toBeVisible();
  }),
  article('unsaved', async (editor) => {
    await editor.type(' More.');
    await expect(editor.line('Unsaved changes (kept in this browser)')).toBeVisible();
  }),
  article('review', async (editor) => {
    await editor.type(' More.');
    await editor.review.click();
    await expect(editor.dialog.getByRole('region', { name: 'What changes' })).toContainText('More.');
  }),
  article('review-source', async (editor) => {
    await editor.type(' More.');
    await editor.review.click();
    await editor.dialog.getByText('Markdown', { exact: true }).click();
    await expect(editor.dialog.getByRole('table', { name: 'Text' })).toBeVisible();
  }),
  article('focus', async (editor, page) => {
    await page.keyboard.press('ControlOrMeta+Shift+F');
    await expect(editor.category).toBeHidden();
  }),
  article('preview-phone', async (editor, page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await editor.preview('Phone');
    await expect(page.getByRole('button', { name: 'Back to writing' })).toBeVisible();
  }),
  article('link', async (editor) => {
    await editor.act('Link as a translation…');
    await expect(editor.dialog).toBeVisible();
  }),
  ...['Archive', 'Delete'].map((act) =>
    article(act.toLowerCase(), async (editor) => {
      await editor.act(act);
      await expect(editor.dialog).toBeVisible();
    }),
  ),
  article('history', async (editor, page) => {
    await press(page, 'History');
    await expect(editor.dialog).toBeVisible();
  }),
  article(
    'publish',
    async (editor) => {
      await editor.write('Cleaning the drip tray', 'Pull it out.');
      await editor.publish.click();
      await expect(editor.dialog).toContainText('Add a one-sentence description.');
    },
    'new',
  ),
  article('publish-open', openPublish, 'new'),
  article(
    'publish-linked',
    async (editor, page, sandbox) => {
      await openPublish(editor, page, sandbox);
      await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
      await editor.dialog.getByRole('button', { name: 'Publish it, too' }).click();
      await expect(editor.dialog).toContainText('Skipped: someone else updated it.');
    },
    'new',
  ),
  article(
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
  article(
    'image-refused',
    async (editor, page, sandbox) => {
      await editor.write('A picture', 'Text');
      await sandbox.fault({ operation: 'uploads.create', kind: 'status', status: 413 });
      await page
        .getByLabel('Choose images')
        .setInputFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL }]);
      await expect(editor.images.getByText(/^The server doesn’t accept/)).toBeVisible();
    },
    'new',
  ),
  article('earlier-changes', async (editor, page) => {
    await editor.type(' Typed.');
    await expect(editor.line('Unsaved changes (kept in this browser)')).toBeVisible();
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await signIn(page, 'author@acme.test', `/acme/${PORTAL}/articles/10001`);
    await expect(editor.abandonedDraft).toBeVisible();
  }),
  {
    name: 'article-translate',
    path: `${PORTAL}/translations?search=payment+declined`,
    as: 'author@acme.test',
    open: async (page) => {
      await page.getByRole('link', { name: /^Translate "Payment declined"/ }).click();
      await expect(page.getByRole('region', { name: 'Original' })).not.toBeEmpty();
    },
  },
];

export const HELP_CENTER_STATES: readonly Screen[] = [...PORTALS, ...ARTICLES];
