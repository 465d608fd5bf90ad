// Gallery states of conversations, canned responses and other short records: viewed, edited, imported and deleted.
import { expect, type Page } from '@playwright/test';
import { CannedResponseImportPage } from '../pages/canned-response-import-page';
import { CannedResponsesPage } from '../pages/canned-responses-page';
import { signIn } from '../pages/sign-in-page';
import type { GalleryScreen } from './gallery-screen';

const AGENT = 'agent@acme.test';
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('alert');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const CONVERSATIONS: readonly GalleryScreen[] = [
  {
    name: 'conversation-loading',
    path: 'conversations/1042',
    arrange: (sandbox) =>
      sandbox.fault({ operation: 'conversations.messages', kind: 'latency', delay_ms: 60_000, times: 9 }),
    open: (page) => expect(page.getByRole('main').getByLabel('Loading').first()).toBeVisible(),
  },
  {
    name: 'conversation-messages-failed',
    path: 'conversations/1042',
    arrange: (sandbox) =>
      sandbox.fault({ operation: 'conversations.messages', kind: 'server_error', times: 9 }),
    open: (page) => expect(alert(page)).toBeVisible(),
  },
  {
    name: 'conversation-details',
    path: 'conversations/1042',
    open: async (page) => {
      await press(page, /^Message \d+$/);
      await page.getByText('UUID, raw JSON').click();
      await expect(page.getByText('Content type').first()).toBeVisible();
    },
  },
  {
    name: 'conversation-activity',
    path: 'conversations/1042?message_type=activity',
    open: (page) => expect(page.getByRole('article').first()).toContainText('Activity'),
  },
  {
    name: 'conversation-facts',
    path: 'conversations/1042',
    width: 768,
    open: async (page) => {
      await press(page, 'About this conversation');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'conversation-not-found',
    path: 'conversations/1051',
    as: AGENT,
    open: (page) =>
      expect(page.getByText('The conversation doesn’t exist, or you don’t have access to it.')).toBeVisible(),
  },
];

const canned = (
  name: string,
  open: (screen: CannedResponsesPage, page: Page) => Promise<void>,
): GalleryScreen => ({
  name: `canned-response-${name}`,
  path: 'canned-responses',
  open: (page) => open(new CannedResponsesPage(page), page),
});

const CANNED_RESPONSES: readonly GalleryScreen[] = [
  canned('new', async (screen) => {
    await screen.openNew();
    await screen.create.click();
    await expect(screen.shortCode).toHaveAccessibleDescription(/can’t be empty/);
  }),
  canned('read', async (screen) => {
    await screen.open('50%_off');
    await expect(screen.dialog).toBeVisible();
  }),
  canned('edit', async (screen) => {
    await screen.edit('50%_off');
    await screen.content.fill('Half of it');
    await expect(screen.save).toBeEnabled();
  }),
  canned('leave-asked', async (screen, page) => {
    await screen.edit('50%_off');
    await screen.content.fill('Half of it');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  }),
  {
    ...canned('conflict', async () => {}),
    open: async (page, sandbox) => {
      const screen = new CannedResponsesPage(page);
      await screen.edit('100%');
      await screen.content.fill('Half of it');
      const other = await sandbox.elsewhere('both@acme.test');
      const { data } = (await other('GET', 'canned-responses?search=100%25')) as { data: { id: number }[] };
      await other('PATCH', `canned-responses/${data[0]?.id}`, { canned_response: { content: 'All of it' } });
      await screen.save.click();
      await expect(screen.dialog.getByText('This record changed since you opened it')).toBeVisible();
    },
  },
  {
    ...canned('not-confirmed', async () => {}),
    open: async (page, sandbox) => {
      const screen = new CannedResponsesPage(page);
      await screen.openNew();
      await screen.shortCode.fill('aa-own');
      await screen.content.fill('Mine');
      await sandbox.fault({ operation: 'cannedResponses.create', kind: 'created_malformed' });
      await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 99 });
      await screen.create.click();
      await expect(screen.dialog.getByRole('alert')).toContainText('We couldn’t confirm');
    },
  },
  canned('delete', async (screen) => {
    await screen.open('50%_off');
    await screen.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(screen.dialog).toContainText('Delete');
  }),
  canned('saved', async (screen) => {
    await screen.enter('aa-first', 'Hello');
    await expect(screen.notice('“aa-first” created')).toBeVisible();
  }),
];

const importing = (
  name: string,
  file: string,
  open: (screen: CannedResponseImportPage, page: Page) => Promise<void>,
) => ({
  name: `canned-response-import-${name}`,
  path: 'canned-responses/import',
  open: async (page: Page) => {
    const screen = new CannedResponseImportPage(page);
    await screen.choose('rows.csv', file);
    await open(screen, page);
  },
});

const ROWS = 'short_code,content\nnew/one,=1+1\n50%_off,Another text\nnew/two,Once\nnew/two,Twice\n ,Text\n';

const IMPORTS: readonly GalleryScreen[] = [
  importing('preview', ROWS, (screen) => expect(screen.start).toBeVisible()),
  importing('columns', 'code;text\na;b', (_, page) =>
    expect(page.getByRole('button', { name: 'Preview all rows' })).toBeVisible(),
  ),
  importing('unreadable', 'short_code,content\n"a,b', (_, page) => expect(alert(page)).toBeVisible()),
  importing('done', ROWS, async (screen) => {
    await screen.start.click();
    await expect(screen.counts.getByRole('button', { name: /created$/i })).toBeVisible();
  }),
  {
    name: 'macro-import-preview',
    path: 'macros/import',
    open: async (page) => {
      const macro = {
        name: 'Imported',
        visibility: 'global',
        actions: [{ action_name: 'mute_conversation' }],
      };
      const odd = { ...macro, name: 'Odd', actions: [{ action_name: 'odd' }] };
      const file = { format: 'messaging-console macros 1', macros: [macro, odd], teams: {}, agents: {} };
      const buffer = Buffer.from(JSON.stringify(file));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'macros.json', mimeType: 'application/json', buffer });
      await expect(page.getByRole('button', { name: 'Import 1 macro' })).toBeVisible();
    },
  },
];

const OTHERS: readonly GalleryScreen[] = [
  {
    name: 'automation-rules-closed',
    path: 'automation-rules',
    as: AGENT,
    open: (page) => expect(page.getByRole('note')).toContainText('Administrators only'),
  },
  {
    name: 'automation-rule-raw',
    path: 'automation-rules/801',
    open: async (page) => {
      await page.getByText('Raw JSON').click();
      await expect(page.getByText('"filter_operator"').first()).toBeVisible();
    },
  },
  {
    name: 'availability-reason-new',
    path: 'availability-reasons',
    open: async (page) => {
      await press(page, 'New reason');
      await press(page, 'Create');
      await expect(page.getByText('can’t be empty')).toBeVisible();
    },
  },
  {
    name: 'availability-reason-delete',
    path: 'availability-reasons',
    open: async (page) => {
      await press(page, 'Delete Lunch');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'availability-reasons-of-agent',
    path: 'availability-reasons',
    as: AGENT,
    open: (page) => expect(page.getByText('Only administrators can edit')).toBeVisible(),
  },
];

const ACTIVITY: GalleryScreen = {
  name: 'activity-entries',
  path: 'canned-responses',
  open: async (page, sandbox) => {
    const screen = new CannedResponsesPage(page);
    await screen.enter('aa-first', 'Hello');
    await expect(screen.notice('“aa-first” created')).toBeVisible();
    await sandbox.fault({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
    await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 99 });
    await screen.enter('aa-lost', 'Hello');
    await expect(alert(page).first()).toBeVisible();
    // Reloads the page, because otherwise the console would check the outcome and confirm the entry.
    await signIn(page, 'admin@acme.test', '/acme/activity');
    await expect(page.getByRole('region', { name: 'Activity' })).toContainText('aa-lost');
  },
};

export const RECORD_SCREEN_STATES: readonly GalleryScreen[] = [
  ...CONVERSATIONS,
  ...CANNED_RESPONSES,
  ...IMPORTS,
  ...OTHERS,
  ACTIVITY,
];
