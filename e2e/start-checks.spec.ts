// Checks before the console starts: the integrity of the page's scripts, and the features of the browser.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandboxServer } from '../src/sandbox/server';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';

const DIST = process.env.DIST ?? 'dist';

test.use({ freshPage: true });

test('a page script that was modified after the build doesn’t run', async ({ context }) => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync(DIST, dist, { recursive: true });
  const [, file = ''] =
    /modulepreload[^>]*href="\/([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  appendFileSync(join(dist, file), '\nwindow.hasRun = true;');
  const server = await startSandboxServer({ dist });
  const page = await context.newPage();
  const blocked = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(`${server.url}/sign-in`);
  await blocked;
  await expect(page.locator('#early')).toBeVisible();
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  await page.close();
  await server.close();
  rmSync(dist, { recursive: true });
});

test('a browser without a required feature shows the requirements instead of the sign-in form', async ({
  context,
  sandbox,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(`${sandbox.url}/sign-in`);
  await expect(
    page.getByText('Messaging Console needs an HTTPS address and Chrome or Edge 123'),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});
