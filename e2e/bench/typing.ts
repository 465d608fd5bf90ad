// `npm run bench:typing`: what a key costs until it is painted in an article of a megabyte, in our editor and in the editor
// library alone, side by side in one run of one browser. Measured, never asserted: a busy machine proves nothing.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { startSandboxServer } from '../../src/sandbox/server';
import { browserArguments, findBrowser } from '../browser';
import { ArticlePage, PORTAL } from '../pages/help-center-page';
import { PASSWORD, signIn } from '../pages/sign-in-page';

const KEYS = Number(process.env.KEYS ?? 150);
const say = (line: string) => process.stdout.write(`${line}\n`);

const PART = [
  '## Descaling, part {n}\n',
  'Fill the tank with **one litre** of water, _warm_, and a spoon of `citric acid`; see [the manual](https://help.acme.test/m/{n}).\n',
  '1. Press both buttons.\n2. Wait for ~~ten~~ **five** minutes.\n3. Rinse twice.\n',
  '> It blinks while it works.\n',
  '| Light | Meaning |\n|---|---|\n| red | empty |\n| green | done |\n',
  '```\nkestrel --rinse {n}\n```\n',
].join('\n');
const MEGABYTE = 1_048_576;
function article(): string {
  let text = '';
  for (let n = 1; text.length < MEGABYTE; n += 1) text += `${PART.replaceAll('{n}', String(n))}\n`;
  return text;
}

/** From each key to the first moment after its frame was painted, in milliseconds. */
function watchKeys(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

interface Measured {
  readonly p50: number;
  readonly p95: number;
}

async function typeAt(page: Page, place: 'Home' | 'End'): Promise<Measured> {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press(`ControlOrMeta+${place}`);
  await untilIdle(page);
  await page.evaluate('times.length = 0');
  await page.keyboard.type('The quick brown fox. '.repeat(20).slice(0, KEYS), { delay: 40 });
  await page.waitForFunction(`times.length >= ${KEYS}`);
  const sorted = (await page.evaluate<number[]>('times')).sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

async function measure(name: string, page: Page): Promise<Measured> {
  const all: Measured[] = [];
  for (const place of ['Home', 'End'] as const) {
    const one = await typeAt(page, place);
    all.push(one);
    say(
      `  ${name.padEnd(30)} ${place.padEnd(5)} p50 ${one.p50.toFixed(1).padStart(6)} ms   p95 ${one.p95.toFixed(1).padStart(6)} ms`,
    );
  }
  return all.reduce((worst, one) => (one.p95 > worst.p95 ? one : worst));
}

async function bareEditor(): Promise<string> {
  const root = mkdtempSync(join(import.meta.dirname, '.typing-'));
  try {
    const entry = join(import.meta.dirname, 'typing-page.ts');
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      build: { outDir: 'dist', lib: { entry, formats: ['iife'], name: 'bare', fileName: 'bare' } },
    });
    return readFileSync(join(root, 'dist/bare.iife.js'), 'utf8');
  } finally {
    rmSync(root, { recursive: true });
  }
}

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium was found: run `npm run tools` first.');
const text = article();
const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist' });
const browser = await chromium.launch({ executablePath, args: browserArguments() });
try {
  const ask = async (path: string, token: string | null, data: object) => {
    const headers = {
      'content-type': 'application/json',
      'chat-instance': '1',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { id_token = '' } = await ask('/auth/v1/signin', null, {
    email: 'author@acme.test',
    password: PASSWORD,
  });
  const { id } = await ask('/v1/accounts/1/portals/acme-help/articles', id_token, {
    article: { title: 'A megabyte', content: text },
  });
  say(`${text.length} characters, ${KEYS} keys at the beginning and at the end; from key to paint:`);

  const bare = await browser.newPage();
  await bare.addInitScript(watchKeys);
  await bare.goto('about:blank');
  await bare.evaluate(watchKeys);
  await bare.addScriptTag({ content: await bareEditor() });
  await bare.evaluate((doc) => window.open1(doc), text);
  const alone = await measure('library alone', bare);
  await bare.close();

  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript(watchKeys);
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/${id}`);
  const editor = new ArticlePage(page);
  await editor.text.waitFor();
  const ours = await measure('our editor', page);
  await page.getByText('Side by side').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview
    .getByRole('heading', { name: 'Descaling, part 2', exact: true })
    .waitFor({ state: 'attached' });
  const beside = await measure('our editor, preview beside', page);
  say(
    `p95 over the library alone: ${(ours.p95 - alone.p95).toFixed(1)} ms, with the preview ${(beside.p95 - alone.p95).toFixed(1)} ms`,
  );
} finally {
  await browser.close();
  await server.close();
}
