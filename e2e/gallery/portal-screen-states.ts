// Gallery states of a help center's portals, categories and lists of articles.
import { expect } from '@playwright/test';
import type { GalleryScreen } from './gallery-screen';
import { getDialog, PORTAL_PATH, pressButton } from './help-center-screen';

export const PORTAL_SCREEN_STATES: readonly GalleryScreen[] = [
  {
    name: 'portal-new',
    path: 'help-center',
    open: async (page) => {
      await pressButton(page, 'New portal');
      await getDialog(page).getByLabel('Slug').fill('acme-help');
      await getDialog(page).getByRole('button', { name: 'Create' }).click();
      await expect(getDialog(page).getByLabel('Name')).toHaveAccessibleDescription(/./);
    },
  },
  {
    name: 'portal-of-others',
    path: PORTAL_PATH,
    as: 'agent@acme.test',
    open: (page) => expect(page.getByText('You don’t have permission to do this')).toBeVisible(),
  },
  {
    name: 'portal-language-remove',
    path: `${PORTAL_PATH}/settings`,
    open: async (page) => {
      await pressButton(page, 'Remove Spanish (es)');
      await getDialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(getDialog(page).getByLabel('Type es to confirm')).toHaveAccessibleDescription(
        /exactly “es”/,
      );
    },
  },
  {
    name: 'portal-not-confirmed',
    path: `${PORTAL_PATH}/settings`,
    open: async (page, sandbox) => {
      await page.getByLabel('Portal name').fill('Another name');
      await sandbox.fault({ operation: 'portals.update', kind: 'created_malformed' });
      await sandbox.fault({ operation: 'portals.get', kind: 'latency', delay_ms: 0 });
      await sandbox.fault({ operation: 'portals.get', kind: 'status', status: 403, times: 99 });
      await pressButton(page, 'Save');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'category-edit',
    path: `${PORTAL_PATH}/categories`,
    open: async (page) => {
      await pressButton(page, 'Edit Orders');
      await getDialog(page).getByLabel('Slug').fill('billing');
      await expect(getDialog(page)).toContainText('…/en/billing');
    },
  },
  {
    name: 'category-delete-blocked',
    path: `${PORTAL_PATH}/categories`,
    open: async (page) => {
      await pressButton(page, 'Delete Seasonal offers');
      await expect(getDialog(page)).toContainText('including archived');
    },
  },
  {
    name: 'articles-publish-many',
    path: `${PORTAL_PATH}?status=draft`,
    open: async (page) => {
      const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
      await rows.nth(1).getByRole('checkbox').check();
      await rows.nth(2).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(getDialog(page)).toContainText('2 drafts');
    },
  },
  {
    name: 'articles-published-many',
    path: `${PORTAL_PATH}?status=draft`,
    open: async (page, sandbox) => {
      const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
      await rows.nth(1).getByRole('checkbox').check();
      await rows.nth(2).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await sandbox.fault({ operation: 'articles.get', kind: 'server_error' });
      await getDialog(page).getByRole('button', { name: 'Publish 2 articles' }).click();
      await expect(getDialog(page).getByText('1 of 2 done.')).toBeVisible();
    },
  },
  {
    name: 'articles-all-selected',
    path: `${PORTAL_PATH}?status=archived`,
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: /^Select all \d+$/ }).click();
      await page.getByRole('button', { name: 'Restore as draft' }).click();
      await expect(getDialog(page).getByRole('row').nth(40)).toBeAttached();
    },
  },
  {
    name: 'portal-replace-found',
    path: `${PORTAL_PATH}/replace`,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Find' }).fill('kettle');
      await page.getByRole('textbox', { name: 'Replace with' }).fill('pot');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('button', { name: 'Select all', exact: true }).click();
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      await expect(getDialog(page)).toContainText(/match(?:es)? in \d/);
    },
  },
  {
    name: 'articles-import',
    path: `${PORTAL_PATH}/settings`,
    open: async (page) => {
      const text = '---\ntitle: "The lid"\ncategory: machines\n---\n\n![Lid](lid.png)\n';
      const input = page.getByLabel('Import files or a ZIP…');
      await expect(page.getByRole('button', { name: 'Import files or a ZIP…' })).toBeEnabled();
      await input.setInputFiles([{ name: 'lid.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }]);
      await expect(getDialog(page)).toContainText('Missing: lid.png');
    },
  },
];
