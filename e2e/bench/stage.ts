// The environment of every measurement: the console and the baseline, built and served the same way, with one sandbox
// and one browser.
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page, type Request } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { type SandboxServer, startSandboxServer } from '../../src/sandbox/server';
import { findBrowser, getBrowserArguments } from '../browser';
import { createCertificate } from '../certificate';
import { createLargeDemo } from './large-demo';
import { type Site, startSite } from './site';

/** The throttling presets of the browser's developer tools: an average phone on an average network. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOW_CPU = 4;
const TOO_LONG = 300_000;

export interface ThrottlingOptions {
  readonly slowNetwork?: boolean;
  readonly slowCpu?: boolean;
}

/** One visit to a site with an empty cache, in a separate browser context. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly site: Site;
  /** Resolves once the page has had no requests or tasks for a while. */
  quiet(): Promise<void>;
  /** Returns the metric's total since the page was opened. Durations are CPU time. */
  metric(name: 'ScriptDuration' | 'LayoutDuration' | 'JSHeapUsedSize' | 'Nodes'): Promise<number>;
}

export interface BenchEnvironment {
  readonly rounds: number;
  readonly browser: Browser;
  readonly sandbox: SandboxServer;
  readonly console: Site;
  /** The baseline app, which uses only the console's libraries. It also serves an empty page at `/empty.html`. */
  readonly floor: Site;
  /** Builds and serves another baseline page from its folder. */
  serve(root: string): Promise<Site>;
  visit<Result>(
    site: Site,
    conditions: ThrottlingOptions,
    run: (visit: Visit) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** Builds a baseline page. Uses only those build options of the console that affect the size of the files. */
const buildFloor = (config: InlineConfig) =>
  build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react({ compiler: true })],
    resolve: { tsconfigPaths: true },
    html: { cspNonce: '__CSP_NONCE__' },
    worker: { format: 'es' },
    ...config,
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2023',
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      emptyOutDir: true,
      ...config.build,
    },
  });

async function openPage(browser: Browser, site: Site, conditions: ThrottlingOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (conditions.slowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  if (conditions.slowCpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  site.exchanges.length = 0;
  return {
    page,
    cdp,
    site,
    async quiet() {
      for (let still = 0; still < 8; still += 1) {
        const before = site.exchanges.length;
        await wait(100);
        await page.evaluate(
          () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        );
        if (site.exchanges.length > before || pending.size > 0) still = -1;
      }
    },
    async metric(name) {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    },
  };
}

/** Builds the baseline and starts everything. `dist` is the built console. */
export async function startBenchEnvironment(dist: string, rounds: number): Promise<BenchEnvironment> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium was found: run `npm run tools` first.');
  const certificate = createCertificate();
  if (!certificate) throw new Error('The benchmark needs openssl for its certificate.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const sandbox = await startSandboxServer({
    demo: createLargeDemo,
    rateLimit: { limit: 1_000_000, windowSeconds: 60 },
  });
  const serve = async (root: string) => {
    const outDir = join(folder, basename(root));
    await buildFloor({ root, build: { outDir } });
    const empty = join(root, 'empty.html');
    if (existsSync(empty)) cpSync(empty, join(outDir, 'empty.html'));
    return startSite(outDir, sandbox.url, certificate);
  };
  const floor = await serve(join(import.meta.dirname, 'floor/stack'));
  const console = await startSite(dist, sandbox.url, certificate);
  // Trusts the certificate's key instead of ignoring certificate errors, because browsers don't cache sites with an
  // invalid certificate.
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const known = createHash('sha256').update(key).digest('base64');
  const browser = await chromium.launch({
    executablePath,
    args: [...getBrowserArguments(), `--ignore-certificate-errors-spki-list=${known}`],
  });
  return {
    rounds,
    browser,
    sandbox,
    console,
    floor,
    serve,
    async visit(site, conditions, run) {
      const visit = await openPage(browser, site, conditions);
      const timeout = new AbortController();
      const fails = new Promise<never>((_, reject) => {
        visit.page.once('pageerror', reject);
        wait(TOO_LONG, null, { signal: timeout.signal }).then(
          () => reject(new Error(`${visit.page.url()} took longer than five minutes.`)),
          () => {},
        );
      });
      try {
        return await Promise.race([run(visit), fails]);
      } finally {
        timeout.abort();
        await visit.page.context().close();
      }
    },
    async close() {
      await browser.close();
      floor.close();
      console.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
