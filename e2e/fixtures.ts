// What every browser test has: a sandbox of its worker's own, reset before each test, and a page of which nothing bad goes
// unseen: the worker's, which waits signed out, or with `test.use({ freshPage: true })` a new one.
import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { LoggedRequest } from '../src/sandbox/request-log';
import { startSandboxServer } from '../src/sandbox/server';
import { type KeptPage, makeWait, openKeptPage } from './kept-page';
import { PASSWORD } from './pages/sign-in-page';
import { watchPage } from './watch-page';

export { expect };

/** A fault as `POST /sandbox/faults` takes it. */
export interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly times?: number;
  readonly delay_ms?: number;
  readonly retry_after_s?: number;
  readonly status?: number;
  readonly fields?: readonly string[];
}

/** The worker's sandbox, by its hooks. */
export interface Sandbox {
  readonly url: string;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** The requests since the test began, of one operation or of all. */
  requests(operation?: string): Promise<readonly LoggedRequest[]>;
  advanceClock(seconds: number): Promise<void>;
  /** Other ways to keep the contract, with their own demo data; none for the plain sandbox. Until the next test. */
  vary(names: readonly string[]): Promise<void>;
  reset(): Promise<void>;
  /** Another person of account 1, who writes from somewhere else: the path is what follows the account. */
  elsewhere(
    email: string,
  ): Promise<(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<unknown>>;
}

const DIST = process.env.DIST ?? 'dist';

/** The hooks of the sandbox at `url`. */
export function connect(url: string): Sandbox {
  const post = async (hook: string, body: unknown): Promise<void> => {
    const response = await fetch(`${url}/sandbox/${hook}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`/sandbox/${hook} answered ${response.status}: ${await response.text()}`);
  };
  return {
    url,
    fault: (fault) => post('faults', fault),
    clearFaults: () => post('faults', { clear: true }),
    async requests(operation) {
      const response = await fetch(`${url}/sandbox/requests`);
      const { requests } = (await response.json()) as { requests: LoggedRequest[] };
      return operation ? requests.filter((request) => request.operation === operation) : requests;
    },
    advanceClock: (seconds) => post('clock', { advance_s: seconds }),
    vary: (names) => post('variant', { names }),
    reset: () => post('reset', {}),
    async elsewhere(email) {
      const signedIn = await fetch(`${url}/auth/v1/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const { id_token } = (await signedIn.json()) as { id_token: string };
      const headers = {
        authorization: `Bearer ${id_token}`,
        'chat-instance': '1',
        'content-type': 'application/json',
      };
      return async (method, path, body) => {
        const answer = await fetch(`${url}/v1/accounts/1/${path}`, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        if (!answer.ok)
          throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
        const text = await answer.text();
        return text === '' ? null : (JSON.parse(text) as unknown);
      };
    },
  };
}

interface TestFixtures {
  /** For what is about loading, signing in, clocks, crashes or several tabs: a context and a page of the test's own. */
  readonly freshPage: boolean;
  /** For what leaves something in memory past a sign-out: the worker's page is loaded anew after each test. */
  readonly reloads: boolean;
  /** The worker's page, signed out and emptied; null for a test that has its own. */
  readonly kept: KeptPage | null;
  /** Makes a further page of the same browser as watched as the first: another tab, a popup. */
  readonly watch: (page: Page) => void;
  readonly sandbox: Sandbox;
}

interface WorkerFixtures {
  readonly workerSandbox: Sandbox;
  /** Where the worker's page is between the tests. */
  readonly keeper: { kept: KeptPage | null };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      if (!existsSync(`${DIST}/index.html`))
        throw new Error('There is no build to test: run `npm run build` first.');
      const server = await startSandboxServer({ port: 0, dist: DIST });
      await use(connect(server.url));
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
    keeper.kept ??= await openKeptPage(browser, baseURL ?? '');
    const { kept } = keeper;
    await use(kept);
    if (testInfo.errors.length === 0 && (await makeWait(kept, reloads))) return;
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
