// Runs a browser flow whose API calls pass through Prism, which compares each call and its response with the OpenAPI
// document.
import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startSandboxServer } from '~/sandbox/server';
import { CampaignsPage } from '../../../e2e/pages/campaigns-page';
import { CannedResponsesPage } from '../../../e2e/pages/canned-responses-page';
import { signIn } from '../../../e2e/pages/sign-in-page';
import { readTrafficFindings } from './read-findings';
import type { ToolFinding } from './tool-finding';
import { withBrowser } from './with-browser';

const DIST = 'dist';
const NO_LIMIT = { limit: 1_000_000, windowSeconds: 60 };

const listen = async (server: http.Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/**
 * Forwards API calls to Prism and everything else to the console. Reports each API call with the violations that Prism
 * found in it, if any.
 */
const createForwardingServer = (
  prism: string,
  sandbox: string,
  report: (call: string, violations: string | undefined) => void,
) =>
  http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const target = /^\/(v1|auth\/v1)\//.test(url) ? prism : sandbox;
    const forwarded = http.request(target + url, {
      method,
      headers: { ...headers, host: new URL(target).host },
    });
    forwarded.on('response', (answer) => {
      const violations = answer.headers['sl-violations'];
      if (target === prism) report(`${method} ${url.split('?')[0]}`, violations && String(violations));
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });

/** Reads several kinds of records, writes one, and prepares a campaign up to its review. */
async function runFlow(page: Page): Promise<void> {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  const responses = new CannedResponsesPage(page);
  await responses.enter('independent', 'Checked by Prism.');
  await responses.notice('independent').first().waitFor();
  for (const path of [
    'inboxes',
    'macros',
    'teams',
    'conversations?id=HD-7781',
    'conversations/1042',
    'help-center/acme-help',
  ])
    await signIn(page, 'admin@acme.test', `/acme/${path}`).then(() => page.waitForLoadState('networkidle'));
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
}

const waitForStart = (prism: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    prism.stdout?.on('data', (data) => String(data).includes('is listening') && resolve());
    prism.on('exit', (code) => reject(new Error(`Prism ended with ${code}.`)));
  });

/** Runs a browser flow whose API calls go through Prism. `command` is the path of Prism's command. */
export async function checkTraffic(command: string): Promise<ToolFinding[]> {
  const server = await startSandboxServer({ dist: DIST, rateLimit: NO_LIMIT });
  // Finds a free port and releases it, because Prism can't choose one itself.
  const probe = http.createServer();
  const port = await listen(probe);
  probe.close();
  const prism = spawn(command, ['proxy', '-p', String(port), 'docs/openapi.json', server.url], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const findings: ToolFinding[] = [];
  let calls = 0;
  const front = createForwardingServer(`http://127.0.0.1:${port}`, server.url, (call, violations) => {
    calls += 1;
    if (violations !== undefined) findings.push(...readTrafficFindings(JSON.parse(violations), call));
  });
  try {
    await waitForStart(prism);
    const baseURL = `http://127.0.0.1:${await listen(front)}`;
    await withBrowser(async (browser) => runFlow(await browser.newPage({ baseURL })));
  } finally {
    prism.removeAllListeners('exit').kill();
    front.closeAllConnections();
    front.close();
    await server.close();
  }
  if (calls === 0) throw new Error('No API call went through Prism.');
  return findings;
}
