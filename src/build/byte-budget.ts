// Weighs what the sign-in page loads before it is alive, as it goes over the wire, and fails over the budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoad, type Manifest } from './first-load';
import { INLINE_SCRIPT, INLINE_STYLE } from './inlined';

/** In kB of 1000 bytes, brotli at quality 11. The stack's own floor is 120 and 8. */
export const BUDGET = { scripts: 130, styles: 10 } as const;

export interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

const total = (files: readonly Weighed[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export function weigh(file: string, content: string | Buffer): Weighed {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return { file, bytes: brotliCompressSync(content, options).length };
}

/** What the page holds itself, weighed as if it were a file. */
export const weighInlined = (page: string, pattern: RegExp): Weighed[] =>
  [...page.matchAll(pattern)].map(([, content = '']) => weigh('in index.html', content));

/** One line per kind with its figure, and whether all are within the budget. */
export function judge(scripts: readonly Weighed[], styles: readonly Weighed[]) {
  const lines = [
    { name: 'JavaScript', weight: total(scripts), limit: BUDGET.scripts },
    { name: 'CSS', weight: total(styles), limit: BUDGET.styles },
  ].map(({ name, weight, limit }) => ({
    text: `${name} of the sign-in page: ${inKilobytes(weight)} kB brotli (budget ${limit} kB)`,
    within: weight <= limit * 1000,
  }));
  return { lines: lines.map(({ text }) => text), within: lines.every(({ within }) => within) };
}

/** The files that index.html names. */
export function namedByPage(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) =>
    file ? [file] : [],
  );
}

function main(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const needed = firstLoad(manifest);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = namedByPage(page);
  // The manifest's style sheets are no files any more: the page holds them.
  const files = [...new Set([...named, ...needed.scripts, ...needed.styles])].filter((file) =>
    existsSync(join(dist, file)),
  );
  const unnamed = files.filter((file) => !named.includes(file));
  const inFiles = files.map((file) => weigh(file, readFileSync(join(dist, file))));
  const scripts = [
    ...weighInlined(page, INLINE_SCRIPT),
    ...inFiles.filter(({ file }) => file.endsWith('.js')),
  ];
  const styles = [
    ...weighInlined(page, INLINE_STYLE),
    ...inFiles.filter(({ file }) => file.endsWith('.css')),
  ];
  const { lines, within } = judge(scripts, styles);
  const weighed = [...scripts, ...styles];
  for (const line of lines) console.log(line);
  if (process.argv.includes('--files') || !within) {
    for (const { file, bytes } of weighed.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`  ${inKilobytes(bytes).padStart(6)}  ${file}`);
    }
  }
  if (unnamed.length > 0) console.error(`index.html preloads everything but ${unnamed.join(', ')}`);
  if (!within || unnamed.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main('dist');
