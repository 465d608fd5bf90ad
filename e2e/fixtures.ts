// Fixtures of every browser test: a sandbox per worker, reset before each test, and a page whose errors fail the test.
// By default all tests of a worker reuse one page, which is signed out between tests. With `test.use({ freshPage: true
// })` each test gets a new page.
import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { startSandboxServer } from '../src/sandbox/server';
import { openReusedPage, prepareForNextTest, type ReusedPage } from './reused-page';
import { connectToSandbox, type Sandbox } from './sandbox-hooks';
import { watchPage } from './watch-page';

export { connectToSandbox, type Sandbox } from './sandbox-hooks';
export { expect };

const DIST = process.env.DIST ?? 'dist';

interface TestFixtures {
  /** Gives the test its own context and page. For tests of loading, signing in, clocks, crashes or several tabs. */
  readonly freshPage: boolean;
  /** Reloads the worker's page after each test. For tests whose state in memory survives signing out. */
  readonly reloads: boolean;
  /** The worker's page, signed out and cleared. Null for a test with its own page. */
  readonly kept: ReusedPage | null;
  /** Watches another page of the same browser, such as a tab or a popup, in the same way as the test's own page. */
  readonly watch: (page: Page) => void;
  readonly sandbox: Sandbox;
}

interface WorkerFixtures {
  readonly workerSandbox: Sandbox;
  /** Stores the worker's page between tests. */
  readonly keeper: { kept: ReusedPage | null };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      if (!existsSync(`${DIST}/index.html`))
        throw new Error('There is no build to test: run `npm run build` first.');
      const server = await startSandboxServer({ port: 0, dist: DIST });
      await use(connectToSandbox(server.url));
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ workerSandbox }, use) => use(workerSandbox.url),
  sandbox: [
    async ({ workerSandbox }, use) => {
      await workerSandbox.reset();
      await use(workerSandbox);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
  keeper: [({}, use) => use({ kept: null }), { scope: 'worker' }],
  freshPage: [false, { option: true }],
  reloads: [false, { option: true }],
  kept: async ({ freshPage, reloads, browser, keeper, baseURL }, use, testInfo) => {
    if (freshPage) return use(null);
    keeper.kept ??= await openReusedPage(browser, baseURL ?? '');
    const { kept } = keeper;
    await use(kept);
    if (testInfo.errors.length === 0 && (await prepareForNextTest(kept, reloads))) return;
    keeper.kept = null;
    await kept.context.close();
  },
  watch: async ({ kept, baseURL }, use) => {
    const problems = kept?.problems ?? [];
    await use((page) => watchPage(page, baseURL ?? '', problems));
    expect(problems.splice(0), 'what went wrong in the browser during the test').toEqual([]);
  },
  context: async ({ kept, browser }, use) => {
    if (kept) return use(kept.context);
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ kept, context, watch }, use) => {
    if (kept) return use(kept.page);
    const page = await context.newPage();
    watch(page);
    await use(page);
  },
});
