// Reads the built production files for what must not be in them: the sandbox, inline scripts, source maps, machine paths.
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface BuiltFile {
  /** Path from the build's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Words that only the sandbox has: demo passwords and codes, its hooks, its worker, its library. */
const SANDBOX_TRACES = [
  'Correct-Horse-9',
  'Temporary-1',
  '246810',
  '/sandbox/',
  'mockServiceWorker',
  'setupWorker',
  '@mswjs',
  '[MSW]',
  'admin@acme.test',
];

const FORBIDDEN_FILES = [/\.map$/, /^mockServiceWorker\.js$/, /^config\.json$/];

/** What is wrong with a production build, one sentence each; empty when nothing is. `machine`: paths that no file may name. */
export function problemsOf(files: readonly BuiltFile[], machine: readonly string[]): string[] {
  const problems: string[] = [];
  for (const { path, text } of files) {
    if (FORBIDDEN_FILES.some((pattern) => pattern.test(path)))
      problems.push(`${path}: not part of a live build`);
    for (const trace of SANDBOX_TRACES) {
      if (text.includes(trace)) problems.push(`${path}: carries the sandbox's "${trace}"`);
    }
    if (/sourceMappingURL=/.test(text)) problems.push(`${path}: points to a source map`);
    if (machine.some((place) => text.includes(place)))
      problems.push(`${path}: names a path of the machine that built it`);
    if (path.endsWith('.html')) problems.push(...problemsOfPage(path, text));
  }
  if (!files.some(({ path }) => path === 'index.html')) problems.push('index.html: missing');
  return problems;
}

function problemsOfPage(path: string, page: string): string[] {
  const problems: string[] = [];
  for (const [, attributes = '', body = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (!/\ssrc=/.test(attributes) || body.trim() !== '') problems.push(`${path}: an inline script`);
  }
  const tags = page.match(/<[a-z][^>]*>/gi) ?? [];
  if (tags.some((tag) => /\son[a-z]+\s*=/i.test(tag)))
    problems.push(`${path}: an event handler in an attribute`);
  if (tags.some((tag) => /\sstyle\s*=/i.test(tag))) problems.push(`${path}: a style attribute`);
  if (/<style\b/i.test(page)) problems.push(`${path}: a style element`);
  if (/javascript:/i.test(page)) problems.push(`${path}: a javascript: address`);
  if (!page.includes('id="early"')) problems.push(`${path}: the sign-in form is not in it`);
  return problems;
}

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|webmanifest)$/;

/** The files of a build; those that hold no text come with an empty one. */
export function readBuild(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      text: TEXT.test(file) ? readFileSync(file, 'utf8') : '',
    }));
}

function main(dist: string): void {
  const files = readBuild(dist);
  const problems = problemsOf(files, [process.cwd(), `${homedir()}/`]);
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} built files read, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main('dist');
