// Reads the built production files for what must not be in them: the sandbox, inline scripts, source maps, machine paths,
// custom properties that nothing defines.
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

/** A token is only ever issued to who signs in: nothing takes one from the address, the browser's stores or a global. */
const TOKEN_DOORS = [
  /\b(?:localStorage|sessionStorage|searchParams|URLSearchParams|location\.(?:hash|search)|document\.cookie)\b[^;\n]{0,60}?["'`.][\w-]*(?:token|bearer|jwt)/i,
  /\b(?:window|globalThis|self)(?:\.|\[["'`])[\w$-]*(?:token|bearer|jwt)/i,
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
    if (TOKEN_DOORS.some((door) => door.test(text)))
      problems.push(`${path}: takes a token that nobody signed in for`);
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

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const usedIn = (css: string): string[] => namesIn(css, /\bvar\(\s*(--[\w-]+)/g);

/**
 * The custom properties that a build's style sheets use, and neither they nor its scripts define, one sentence each. `libraries`:
 * the libraries' own sheets, whose properties are theirs to leave undefined, for instance of a component that isn't built.
 */
export function undefinedProperties(files: readonly BuiltFile[], libraries: readonly string[]): string[] {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  const known = new Set([
    ...libraries.flatMap(usedIn),
    ...sheets.flatMap(({ text }) => namesIn(text, /[{;\s](--[\w-]+)\s*:/g)),
    ...sheets.flatMap(({ text }) => namesIn(text, /@property\s+(--[\w-]+)/g)),
    ...files.flatMap(({ path, text }) =>
      path.endsWith('.js') ? namesIn(text, /["'`](--[\w-]+)["'`]/g) : [],
    ),
  ]);
  return sheets.flatMap(({ path, text }) =>
    [...new Set(usedIn(text))]
      .filter((name) => !known.has(name))
      .map((name) => `${path}: uses ${name}, which nothing defines`),
  );
}

const LIBRARIES = ['core', 'notifications', 'spotlight'].map(
  (name) => `node_modules/@mantine/${name}/styles.css`,
);

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
  const libraries = LIBRARIES.map((file) => readFileSync(file, 'utf8'));
  const problems = [
    ...problemsOf(files, [process.cwd(), `${homedir()}/`]),
    ...undefinedProperties(files, libraries),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} built files read, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main('dist');
