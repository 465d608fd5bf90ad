// Gallery states of a help center's portals, categories and lists of articles.
import { expect } from '@playwright/test';
import { dialog, PORTAL, press } from './help-center-screen';
import type { Screen } from './screen';

export const PORTAL_STATES: readonly Screen[] = [
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
      await expect(dialog(page).getByLabel('Type es to confirm')).toHaveAccessibleDescription(/exactly “es”/);
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
      await expect(dialog(page)).toContainText('2 drafts');
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
    name: 'portal-replace-found',
    path: `${PORTAL}/replace`,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Find' }).fill('kettle');
      await page.getByRole('textbox', { name: 'Replace with' }).fill('pot');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('button', { name: 'Select all', exact: true }).click();
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      await expect(dialog(page)).toContainText(/match(?:es)? in \d/);
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
