// Conversations: a transcript to copy, print or download.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

/** Opens the transcript dialog of conversation #1042 from its menu. */
async function openTranscript(page: Page) {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Transcript' }).click();
  return page.getByRole('dialog', { name: 'Transcript of conversation #1042' });
}

async function downloaded(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a transcript contains all messages, and includes names and private notes only on request', async ({
  page,
  sandbox,
}) => {
  const dialog = await openTranscript(page);
  await expect(dialog.getByText('All 137 messages loaded')).toBeVisible();
  await expect(
    dialog.getByText(/^Not included: names, \d+ private notes, and \d+ activity messages\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  const plain = await downloaded(page);
  expect(plain.name).toMatch(/^conversation-1042-\d{4}-\d\d-\d\d\.md$/);
  expect(plain.text).toContain('ten coffees in a row');
  expect(plain.text).not.toContain('Tobias Okonjo');
  expect(plain.text).not.toContain('refund in full');
  await dialog.getByText('Include names').click();
  await dialog.getByText('Include private notes').click();
  await dialog.getByText('JSON', { exact: true }).click();
  const { messages } = JSON.parse((await downloaded(page)).text);
  expect(messages).toHaveLength(137);
  expect(messages[1].sender).toBe('Tobias Okonjo');
  const asked = (await sandbox.requests('conversations.messages')).filter(({ query }) =>
    query.includes('per_page=100'),
  );
  expect(asked).toHaveLength(2);
});

test('a transcript says which messages are missing, and can load them', { tag: '@deep' }, async ({
  page,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  await expect(page.getByText('50 messages loaded')).toBeVisible();
  await sandbox.fault({ operation: 'conversations.messages', kind: 'latency', delay_ms: 0 });
  await sandbox.fault({ operation: 'conversations.messages', kind: 'server_error' });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Transcript' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Incomplete: only the first 100 messages are included.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByText('HTML', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Incomplete: only the first 100 messages are included.');
  await dialog.getByRole('button', { name: 'Load the rest' }).click();
  await expect(dialog.getByText('All 137 messages loaded')).toBeVisible();
});

test('printing a transcript prints only the transcript, not the page', { tag: '@deep' }, async ({ page }) => {
  const dialog = await openTranscript(page);
  await expect(dialog.getByText('All 137 messages loaded')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printing]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('ten coffees in a row')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Conversation #1042' })).toHaveCount(0);
});
