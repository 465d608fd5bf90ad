// Gallery states of backing up, comparing and applying an account: in progress and with results.
import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { createManualsFile } from '../manuals-file';
import { ApplyPage } from '../pages/apply-page';
import { ComparePage } from '../pages/compare-page';
import type { GalleryScreen } from './gallery-screen';

/** Builds an export of macros that differ from Acme's. */
export function createOtherAccountExport() {
  const kinds = [
    'labels',
    'inboxes',
    'teams',
    'availability-reasons',
    'canned-responses',
    'automation-rules',
    'portals',
    'categories',
    'articles',
    'assistants',
  ];
  const unread = kinds.map((kind) => ({ kind, why: 'not-chosen' }));
  const macro = (name: string) => ({
    name,
    visibility: 'global',
    actions: [{ action_name: 'open_conversation', action_params: [] }],
  });
  const files = {
    'bundle.json': { format: 'account-bundle', version: 1, unread },
    'macros/global/Spam.json': macro('Spam'),
    'macros/global/Archive.json': macro('Archive'),
    'macros/global/Take it.json': macro('Take it'),
    'macros/global/Take it-2.json': macro('Take it'),
  };
  const encoded = Object.entries(files).map(([path, value]) => [
    path,
    new TextEncoder().encode(JSON.stringify(value)),
  ]);
  return {
    name: 'other-2026-11-01-09-30-admin@acme.test.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(encoded))),
  };
}

/** Opens the file and checks it against an empty workspace. */
async function checked(page: Page): Promise<ApplyPage> {
  const apply = new ApplyPage(page);
  await apply.give(await createManualsFile());
  await page.getByRole('checkbox', { name: /^Publish the articles/ }).check();
  await apply.read.click();
  await expect(apply.names).toBeVisible();
  return apply;
}

const STAGING = { path: '/acme-staging/compare?tab=apply', as: 'transfer@acme.test' } as const;

const APPLY_STATES: readonly GalleryScreen[] = [
  { name: 'apply-source', path: 'compare?tab=apply' },
  {
    name: 'apply-names',
    ...STAGING,
    open: async (page) => {
      await checked(page);
    },
  },
  {
    name: 'apply-plan',
    ...STAGING,
    open: async (page) => {
      const apply = await checked(page);
      await apply.skipOpen();
      await expect(apply.counts).toBeVisible();
    },
  },
  {
    name: 'apply-by-hand',
    ...STAGING,
    open: async (page) => {
      const apply = await checked(page);
      await apply.skipOpen();
      await page
        .getByRole('checkbox', { name: /^Done: / })
        .first()
        .check();
    },
  },
  {
    name: 'apply-question',
    ...STAGING,
    open: async (page) => {
      const apply = await checked(page);
      await apply.skipOpen();
      await apply.ask();
    },
  },
  {
    name: 'apply-run',
    ...STAGING,
    open: async (page, sandbox) => {
      await sandbox.fault({ operation: 'portals.create', kind: 'status', status: 400 });
      const apply = await checked(page);
      await apply.skipOpen();
      await apply.ask();
      await apply.typeCount('2');
      await apply.start.click();
      await expect(apply.dialog).toContainText('You can continue.');
    },
  },
  {
    name: 'apply-ended',
    ...STAGING,
    open: async (page) => {
      const apply = await checked(page);
      await apply.skipOpen();
      await apply.ask();
      await apply.typeCount('2');
      await apply.start.click();
      await expect(apply.dialog.getByText('Done', { exact: true })).toBeVisible();
      await apply.close();
      await apply.readAgain.scrollIntoViewIfNeeded();
    },
  },
];

export const COMPARE_SCREEN_STATES: readonly GalleryScreen[] = [
  {
    name: 'compare-exported',
    path: 'compare?tab=export',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Articles' }).uncheck();
      await new ComparePage(page).backedUp();
      await expect(page.getByText(/records backed up as/)).toBeVisible();
    },
  },
  {
    name: 'compare-waiting',
    path: 'compare?tab=export',
    open: async (page, sandbox) => {
      await sandbox.fault({ operation: 'articles.get', kind: 'rate_limited', retry_after_s: 60 });
      await new ComparePage(page).backUp.click();
      await expect(page.getByText('Pausing for the request limit.')).toBeVisible();
    },
  },
  {
    name: 'compare-unfinished',
    path: 'compare?tab=export',
    open: async (page, sandbox) => {
      await sandbox.fault({ operation: 'articles.get', kind: 'rate_limited', retry_after_s: 60 });
      await new ComparePage(page).backUp.click();
      await expect(page.getByText('Pausing for the request limit.')).toBeVisible();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(page.getByText('A backup isn’t finished')).toBeVisible();
    },
  },
  { name: 'compare-sources', path: 'compare?tab=compare' },
  {
    name: 'compare-no-bundle',
    path: 'compare?tab=compare',
    open: async (page) => {
      await new ComparePage(page).give({
        name: 'notes.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('no archive'),
      });
      await expect(page.getByText('This ZIP file can’t be read.')).toBeVisible();
    },
  },
  {
    name: 'compare-result',
    path: 'compare?tab=compare',
    open: async (page) => {
      const compare = new ComparePage(page);
      await compare.compareWith(createOtherAccountExport());
      await expect(compare.rows.first()).toBeVisible();
    },
  },
  {
    name: 'compare-difference',
    path: 'compare?tab=compare',
    open: async (page) => {
      const compare = new ComparePage(page);
      await compare.compareWith(createOtherAccountExport());
      await compare.counts.getByRole('button', { name: '1 differs' }).click();
      await compare.rows.getByRole('button', { name: 'Show both versions: Spam' }).click();
      await expect(page.getByRole('dialog')).toContainText('open_conversation');
    },
  },
  ...APPLY_STATES,
];
