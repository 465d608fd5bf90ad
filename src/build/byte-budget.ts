// Weighs what the sign-in page loads before it is alive, as it goes over the wire, and fails over the budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoad, type Manifest } from './first-load';

/** In kB of 1000 bytes, brotli at quality 11. The stack's own floor is 120 and 8. */
export const BUDGET = { scripts: 130, styles: 10 } as const;

export interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

const total = (files: readonly Weighed[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function weigh(dist: string, file: string): Weighed {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return { file, bytes: brotliCompressSync(readFileSync(join(dist, file)), options).length };
}

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

/** What index.html names itself beside the manifest's files: the early script and the early style sheet. */
export function namedByPage(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) =>
    file ? [file] : [],
  );
}

function main(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const needed = firstLoad(manifest);
  const named = namedByPage(readFileSync(join(dist, 'index.html'), 'utf8'));
  const unnamed = [...needed.scripts, ...needed.styles].filter((file) => !named.includes(file));
  const files = [...new Set([...named, ...unnamed])].filter((file) => existsSync(join(dist, file)));
  const weighed = files.map((file) => weigh(dist, file));
  const scripts = weighed.filter(({ file }) => file.endsWith('.js'));
  const styles = weighed.filter(({ file }) => file.endsWith('.css'));
  const { lines, within } = judge(scripts, styles);
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
