// Bulk actions and uploads, each up to the action that sends its first write.
import type { Page } from '@playwright/test';
import { CannedResponseImportPage } from '../pages/canned-response-import-page';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from '../pages/help-center-page';
import { signIn } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';
import { WRITE_CASES } from './write-cases';

export interface InterruptibleRunCase {
  readonly name: string;
  readonly operation: string;
  /** Prepares the bulk action or upload. Returns the function that sends its first write. */
  readonly begin: (page: Page, sandbox: Sandbox) => Promise<() => Promise<void>>;
}

const jsonFile = (name: string, content: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

const markdownFile = (name: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(`# ${name}`),
});

const RUNS: readonly InterruptibleRunCase[] = [
  {
    name: 'a bulk action on articles',
    operation: 'articles.update',
    begin: async (page) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?status=draft&per_page=25`);
      const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
      for (const row of [1, 2, 3]) await rows.nth(row).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      return () => page.getByRole('button', { name: 'Publish 3 articles' }).click();
    },
  },
  {
    name: 'a text replacement in a portal',
    operation: 'articles.update',
    begin: async (page) => {
      await signIn(page, 'admin@acme.test', '/acme/help-center/acme-wholesale/replace');
      await page.getByRole('textbox', { name: 'Find' }).fill('e');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('button', { name: 'Select all', exact: true }).click();
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      const dialog = page.getByRole('dialog');
      return () => dialog.getByRole('button', { name: /^Replace in \d+ articles?$/ }).click();
    },
  },
  {
    name: 'an import of canned responses',
    operation: 'cannedResponses.create',
    begin: async (page) => {
      const screen = new CannedResponseImportPage(page);
      await screen.open();
      await screen.choose('rows.csv', 'short_code,content\ncell/1,One\ncell/2,Two\ncell/3,Three\n');
      return () => screen.start.click();
    },
  },
  {
    name: 'an import of macros',
    operation: 'macros.create',
    begin: async (page) => {
      await signIn(page, undefined, '/acme/macros/import');
      const macros = ['Cell one', 'Cell two'].map((name) => ({
        name,
        visibility: 'global',
        actions: [{ action_name: 'mute_conversation', action_params: [] }],
      }));
      await page
        .locator('input[type=file]')
        .setInputFiles(jsonFile('macros.json', { format: 'messaging-console macros 1', macros }));
      return () => page.getByRole('button', { name: 'Import 2 macros' }).click();
    },
  },
  {
    name: 'an import of articles',
    operation: 'articles.create',
    begin: async (page) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/settings`);
      const label = 'Import files or a ZIP…';
      await page.getByRole('button', { name: label }).and(page.locator(':enabled')).waitFor();
      await page.getByLabel(label).setInputFiles([markdownFile('Cell-a.md'), markdownFile('Cell-b.md')]);
      return () => page.getByRole('dialog').getByRole('button', { name: 'Create 2 drafts' }).click();
    },
  },
  {
    name: 'the creation of missing categories',
    operation: 'categories.create',
    begin: async (page) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations`);
      await page.getByRole('button', { name: /^Create \d+ categories$/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Create \d+ categories$/ });
      return () => dialog.getByRole('button', { name: /^Create \d+ categories$/ }).click();
    },
  },
  {
    name: 'an upload',
    operation: 'uploads.create',
    begin: async (page) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
      await new ArticlePage(page).type(' Cell.');
      const file = { name: 'cell.png', mimeType: 'image/png', buffer: PIXEL_IMAGE };
      return () => page.getByLabel('Choose images').setInputFiles([file]);
    },
  },
];

/**
 * All kinds of unfinished work that another person's sign-in can interrupt: forms, dialogs, bulk actions and uploads.
 */
export const INTERRUPTIBLE_RUN_CASES: readonly InterruptibleRunCase[] = [
  ...RUNS,
  ...WRITE_CASES.map(
    ({ operation, begin }): InterruptibleRunCase => ({
      name: operation,
      operation,
      begin: async (page, sandbox) => {
        const { submit } = await begin(page, sandbox);
        return () => submit.click();
      },
    }),
  ),
];
