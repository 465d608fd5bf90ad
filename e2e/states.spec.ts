// Every state of every screen in the gallery passes axe in light and in dark mode. The screens also pass on a phone.
// Only the deep run runs these tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSandboxServer } from '../src/sandbox/server';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToState } from './gallery/gallery-screen';
import { DATA_STATES, GALLERY_SCREENS, SCREEN_STATES } from './gallery/gallery-screens';
import { connectToSandbox } from './sandbox-hooks';
import { watchPage } from './watch-page';

const PAGES = join(import.meta.dirname, '.results/states');

/** Stores the rendered page for `npm run test:independent`. */
async function storePage(page: Page, name: string): Promise<void> {
  mkdirSync(PAGES, { recursive: true });
  writeFileSync(join(PAGES, `${name}.html`), await page.content());
}

test.use({ reloads: true });

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('progressbar').or(page.getByRole('main').getByLabel('Loading'))).toHaveCount(0);
}

for (const screen of GALLERY_SCREENS)
  test(`the screen passes axe: ${screen.name}`, { tag: '@deep' }, async ({ page, sandbox }) => {
    await goToState(page, sandbox, screen);
    await expectLoaded(page);
    await storePage(page, screen.name);
    await expectAccessible(page, 'both');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'both');
  });

for (const screen of SCREEN_STATES)
  test(`the state passes axe: ${screen.name}`, { tag: '@deep' }, async ({ page, sandbox }) => {
    await goToState(page, sandbox, screen);
    await storePage(page, screen.name);
    await expectAccessible(page, 'both');
  });

for (const { name, server: options, has } of DATA_STATES.filter(({ name }) => name !== 'usual'))
  for (const screen of GALLERY_SCREENS.filter(has))
    test(`the screen passes axe: ${screen.name}, ${name}`, { tag: '@deep' }, async ({ browser }) => {
      const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', ...options });
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      const problems: string[] = [];
      watchPage(page, server.url, problems);
      await goToState(page, connectToSandbox(server.url), screen);
      await expectLoaded(page);
      await expectAccessible(page, 'both');
      await context.close();
      await server.close();
      expect(problems).toEqual([]);
    });
