// Measures the compressed size of the files that the sign-in page and a list load before they are interactive. Fails if
// a page exceeds its budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  findImportCycles,
  type LoadedFiles,
  listFilesOfListScreen,
  listFilesOfSignInPage,
  type ViteManifest,
} from './first-load';
import { INLINE_SCRIPT, INLINE_STYLE } from './inlined';

interface Budget {
  readonly scripts: number;
  readonly styles: number;
  readonly files: number;
}

/**
 * The budgets in kB of 1000 bytes, compressed with brotli at quality 11. Hashes in names don't count. A budget may be
 * raised only for a new design.
 */
const BUDGETS = {
  'the sign-in page': { scripts: 95.4, styles: 7.6, files: 3 },
  'a list, signing in included': { scripts: 162.9, styles: 13.5, files: 6 },
} as const;

/**
 * The tolerance for the size of scripts, in kB. Unrelated changes of the source can change the short names that the
 * bundler gives to exports, and thereby the compressed size of the same code.
 */
const NAME_NOISE = 0.2;

export interface MeasuredFile {
  readonly file: string;
  readonly bytes: number;
}

const total = (files: readonly MeasuredFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * Matches the hashes in the names of files and classes. They are excluded, because they can change the compressed size
 * of the same code by up to 100 bytes.
 */
const HASHES = /[\w-]{7}(?=\.(?:js|css)\b)|(?<=_)[\w-]{5}(?=_\d)/g;

export function measureFile(file: string, content: string): MeasuredFile {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return { file, bytes: brotliCompressSync(content.replace(HASHES, '0'), options).length };
}

/** Measures scripts or styles inlined in the page as if they were files. */
export const measureInlinedContents = (page: string, pattern: RegExp): MeasuredFile[] =>
  [...page.matchAll(pattern)].map(([, content = '']) => measureFile('in index.html', content));

/**
 * Returns three lines: the size of the scripts, the size of the styles and the number of scripts. Each says whether the
 * value is within the budget.
 */
export function compareWithBudget(
  name: string,
  budget: Budget,
  scripts: readonly MeasuredFile[],
  styles: readonly MeasuredFile[],
) {
  const files = scripts.filter(({ file }) => file.endsWith('.js')).length;
  const lines = [
    { kind: 'JavaScript', weight: total(scripts), limit: budget.scripts, tolerance: NAME_NOISE },
    { kind: 'CSS', weight: total(styles), limit: budget.styles, tolerance: 0 },
  ].map(({ kind, weight, limit, tolerance }) => ({
    text: `${kind} of ${name}: ${inKilobytes(weight)} kB brotli (budget ${limit} kB)`,
    within: weight <= (limit + tolerance) * 1000,
  }));
  return [
    ...lines,
    { text: `Scripts of ${name}: ${files} files (budget ${budget.files})`, within: files <= budget.files },
  ];
}

/** Returns the files that index.html refers to, except the inlined style sheets. */
export function listPageFiles(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) =>
    file ? [file] : [],
  );
}

function main(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = listPageFiles(page);
  /**
   * Excludes files that don't exist, because the manifest also lists the first style sheets, which are inlined in the
   * page.
   */
  const filesOf = ({ scripts, styles }: LoadedFiles) =>
    [...new Set([...named, ...scripts, ...styles])].filter((file) => existsSync(join(dist, file)));
  const first = listFilesOfSignInPage(manifest);
  const loads = {
    'the sign-in page': first,
    'a list, signing in included': listFilesOfListScreen(manifest),
  } as const;
  const unnamed = filesOf(first).filter((file) => !named.includes(file));
  let isWithin = unnamed.length === 0;
  for (const name of Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]) {
    const inFiles = filesOf(loads[name]).map((file) =>
      measureFile(file, readFileSync(join(dist, file), 'utf8')),
    );
    const ofKind = (end: string, pattern: RegExp) => [
      ...measureInlinedContents(page, pattern),
      ...inFiles.filter(({ file }) => file.endsWith(end)),
    ];
    const scripts = ofKind('.js', INLINE_SCRIPT);
    const styles = ofKind('.css', INLINE_STYLE);
    const lines = compareWithBudget(name, BUDGETS[name], scripts, styles);
    for (const { text } of lines) console.log(text);
    const within = lines.every((line) => line.within);
    if (process.argv.includes('--files') || !within) {
      for (const { file, bytes } of [...scripts, ...styles].toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${inKilobytes(bytes).padStart(6)}  ${file}`);
    }
    isWithin &&= within;
  }
  if (unnamed.length > 0) console.error(`index.html doesn’t preload ${unnamed.join(', ')}`);
  const circles = findImportCycles(manifest);
  if (circles.length > 0) console.error(`Circular imports: ${circles.join(', ')}`);
  if (!isWithin || circles.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main('dist');
