// `npm run bench:difference`: how long a difference of a megabyte takes from its text to the first paint, in our view and by
// the library alone, side by side in one run of one browser. Measured, never asserted: a busy machine proves nothing.
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { browserArguments, findBrowser } from '../browser';
import type { Way } from './difference-page';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const WAYS: readonly Way[] = ['ours', 'library', 'parsing'];
const TITLES = {
  ours: 'our view',
  library: 'library, words, paint',
  parsing: 'library, parsing only',
} as const;
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const say = (line: string) => process.stdout.write(`${line}\n`);

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium was found: run `npm run tools` first.');

// The page is built as the console is: the compiler on, everything minified.
const root = mkdtempSync(join(import.meta.dirname, '.difference-'));
try {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><body><script type="module" src="../difference-page.tsx"></script>',
  );
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react({ compiler: true })],
    resolve: { tsconfigPaths: true },
    build: { outDir: join(root, 'dist'), target: 'es2023' },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/');
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(join(root, 'dist', path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const names = await page.evaluate<string[]>('caseNames');
    for (const [index, name] of names.entries()) {
      const took: Record<Way, number[]> = { ours: [], library: [], parsing: [] };
      // The first round warms up. The ways take turns, so that what slows the machine slows all of them.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const way of WAYS) {
          const time = await page.evaluate<number>(`measure('${way}', ${index})`);
          if (round > 0) took[way].push(time);
        }
      }
      say(`\n${name}, median of ${ROUNDS}`);
      for (const way of WAYS)
        say(`  ${TITLES[way].padEnd(24)}${median(took[way]).toFixed(0).padStart(6)} ms`);
      say(`  ours / library          ${(median(took.ours) / median(took.library)).toFixed(2).padStart(6)}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
} finally {
  rmSync(root, { recursive: true });
}
