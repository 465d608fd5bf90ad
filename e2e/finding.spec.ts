// The command palette with thousands of records, and with two workspaces of one person.
import type { Page } from '@playwright/test';
import { startSandboxServer } from '../src/sandbox/server';
import {
  ARTICLE_COUNT,
  CANNED_RESPONSE_COUNT,
  createLargeDemo,
  LARGE_DEMO_OWNER,
  MACRO_COUNT,
} from './bench/large-demo';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

const DIST = process.env.DIST ?? 'dist';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search or go to…' });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
  };
}

test('the palette finds 13,000 records by name and loads them only once', { tag: '@deep' }, async ({
  context,
}) => {
  const server = await startSandboxServer({ dist: DIST, demo: createLargeDemo });
  try {
    const page = await context.newPage();
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/\/(?:canned-responses|macros|articles)\?/.test(request.url())) reads.push(request.url());
    });
    await signIn(page, LARGE_DEMO_OWNER.email, `${server.url}/${LARGE_DEMO_OWNER.slug}/inboxes`);
    const { field, options, status } = await openPalette(page);
    for (const name of [
      `Macro ${MACRO_COUNT}`,
      `Article ${ARTICLE_COUNT}`,
      `response-${CANNED_RESPONSE_COUNT}`,
    ]) {
      await field.fill(name);
      await expect(options.first()).toContainText(name);
    }
    await expect(status).toBeEmpty();
    expect(new Set(reads).size).toBe(reads.length);
    expect(reads).toHaveLength((CANNED_RESPONSE_COUNT + MACRO_COUNT + ARTICLE_COUNT) / 100);
    await field.fill('e');
    // The results fit without scrolling.
    const list = page.getByRole('listbox', { name: 'Results' });
    expect(await list.evaluate((rows) => rows.scrollHeight <= rows.clientHeight)).toBe(true);
    await page.keyboard.press('Escape');
    await openPalette(page);
    await field.fill('Article 1999');
    await expect(options.first()).toContainText('Article 1999');
    await expect(status).toBeEmpty();
    expect(reads).toHaveLength((CANNED_RESPONSE_COUNT + MACRO_COUNT + ARTICLE_COUNT) / 100);
  } finally {
    await server.close();
  }
});

test('after a workspace switch, the palette finds no records of the previous workspace', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'both@acme.test', '/acme/macros?search=refund');
  await page.getByRole('table').getByRole('link', { name: 'Refund approved', exact: true }).click();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Refund approved' })).toBeVisible();
  const { field, options, status } = await openPalette(page);
  await field.fill('refund approved');
  await expect(options.first()).toHaveText(/^Refund approved/);
  await expect(status).toBeEmpty();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Workspace: Acme' }).click();
  await page.getByRole('menuitem', { name: /^Globex/ }).click();
  await page.getByRole('button', { name: 'Open Globex' }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Globex' })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Refund approved' })).toHaveCount(0);
  await openPalette(page);
  await field.fill('refund approved');
  await expect(options).toHaveText(['Find conversation “refund approved”']);
  await expect(status).toBeEmpty();
  await expect(options).toHaveText(['Find conversation “refund approved”']);
});
