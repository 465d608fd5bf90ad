// Checks the files of a production build for forbidden contents: parts of the sandbox, inline scripts and styles that
// the policy blocks, source maps, machine paths, missing style sheets, and undefined custom properties.
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPageProblems, readInlineScripts, readScriptHashes } from './check-page';
import { COMPILE_HINT } from './create-compile-hints-plugin';
import { computeIntegrity, createInlinedPolicy, INLINE_STYLE, POLICY_FILE } from './inlined';

export interface BuiltFile {
  /** Path from the build's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Strings that occur only in the sandbox's code, such as demo passwords and the sandbox banner's text. */
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
  'simulated in your browser',
  'sandbox-variant',
  'drop_before_write',
];

/**
 * Patterns of code that reads a token from the URL, browser storage or a global variable. The console may get tokens
 * only by signing in.
 */
const TOKEN_DOORS = [
  /\b(?:localStorage|sessionStorage|searchParams|URLSearchParams|location\.(?:hash|search)|document\.cookie)\b[^;\n]{0,60}?["'`.][\w-]*(?:token|bearer|jwt)/i,
  /\b(?:window|globalThis|self)(?:\.|\[["'`])[\w$-]*(?:token|bearer|jwt)/i,
];

/** Matches the scripts that the page loads. Workers have names without a hash and don't match. */
const PAGE_SCRIPT = /^assets\/[\w-]{7}\.js$/;

const FORBIDDEN_FILES = [/\.map$/, /^mockServiceWorker\.js$/, /^config\.json$/];

/**
 * Returns one sentence for each problem of a production build. `machine` contains paths of the build machine, which
 * must not occur in any file.
 */
export function findBuildProblems(files: readonly BuiltFile[], machine: readonly string[]): string[] {
  const problems: string[] = [];
  for (const { path, text } of files) {
    if (FORBIDDEN_FILES.some((pattern) => pattern.test(path)))
      problems.push(`${path}: must not be part of a live build`);
    for (const trace of SANDBOX_TRACES) {
      if (text.includes(trace)) problems.push(`${path}: contains "${trace}" of the sandbox`);
    }
    if (TOKEN_DOORS.some((door) => door.test(text)))
      problems.push(`${path}: contains code for tokens without sign-in`);
    if (/sourceMappingURL=/.test(text)) problems.push(`${path}: points to a source map`);
    if (machine.some((place) => text.includes(place)))
      problems.push(`${path}: contains a path of the build machine`);
    if (PAGE_SCRIPT.test(path) && !text.startsWith(COMPILE_HINT))
      problems.push(`${path}: its functions are compiled lazily (V8 hint missing)`);
    if (path.endsWith('.html'))
      problems.push(...findPageProblems(text).map((problem) => `${path}: ${problem}`));
  }
  problems.push(
    ...missingSheets(files),
    ...foreignSheets(files),
    ...problemsOfPolicy(files),
    ...problemsOfHashes(files),
  );
  return problems;
}

/**
 * Reports style sheets that a script would fail to load, because they don't exist as files. They may, for example, be
 * inlined in the page.
 */
function missingSheets(files: readonly BuiltFile[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap(({ path, text }) =>
      namesIn(text, /\b(assets\/[\w.-]+\.css)\b/g)
        .filter((sheet) => !known.has(sheet))
        .map((sheet) => `${path}: loads ${sheet}, which doesn't exist`),
    );
}

/** Returns the style sheets of a build, including those inlined in its page. */
const sheetsIn = (files: readonly BuiltFile[]): BuiltFile[] => [
  ...files.filter(({ path }) => path.endsWith('.css')),
  ...files.flatMap(({ path, text }) =>
    path.endsWith('.html') ? namesIn(text, INLINE_STYLE).map((css) => ({ path, text: css })) : [],
  ),
];

/** Matches a style sheet that loads a file from outside the build. */
const FOREIGN_STYLE = /@import\b|\burl\(\s*(?!["']?\/assets\/)/i;
const foreignSheets = (files: readonly BuiltFile[]): string[] =>
  sheetsIn(files)
    .filter(({ text }) => FOREIGN_STYLE.test(text))
    .map(({ path }) => `${path}: a style sheet loads a file that isn’t part of the build`);

/** Checks that the page has exactly one inline script, and that the policy file contains the script's hash. */
function problemsOfPolicy(files: readonly BuiltFile[]): string[] {
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text;
  const page = textOf('index.html');
  if (page === undefined) return ['index.html: missing'];
  const scripts = readInlineScripts(page);
  if (scripts.length !== 1) return [`index.html: has ${scripts.length} inline scripts instead of one`];
  const isAllowed = scripts.every((script) => createInlinedPolicy(script) === textOf(POLICY_FILE));
  return isAllowed ? [] : [`${POLICY_FILE}: doesn’t contain the hash of the inline script in index.html`];
}

/** Checks that the page states the hash of each script that it loads. */
function problemsOfHashes(files: readonly BuiltFile[]): string[] {
  const page = files.find(({ path }) => path === 'index.html')?.text ?? '';
  return readScriptHashes(page)
    .filter(({ file, integrity }) => {
      const text = files.find(({ path }) => path === file)?.text;
      return text === undefined || integrity !== computeIntegrity(text);
    })
    .map(({ file }) => `index.html: doesn’t contain the hash of ${file}`);
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const usedIn = (css: string): string[] => namesIn(css, /\bvar\(\s*(--[\w-]+)/g);

/**
 * Returns one sentence for each custom property that a build's style sheets use without a definition in its style
 * sheets or scripts. `libraries` are the style sheets of libraries, whose properties may be undefined, for example in
 * styles of components that the console doesn't use.
 */
export function findUndefinedCssVariables(
  files: readonly BuiltFile[],
  libraries: readonly string[],
): string[] {
  const sheets = sheetsIn(files);
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
      .map((name) => `${path}: uses ${name}, which isn’t defined`),
  );
}

const LIBRARIES = ['core', 'notifications'].map((name) => `node_modules/@mantine/${name}/styles.css`);

const TEXT = /\.(?:conf|html|js|mjs|css|json|svg|txt|webmanifest)$/;

/** Reads the files of a build. Binary files get an empty text. */
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
    ...findBuildProblems(files, [process.cwd(), `${homedir()}/`]),
    ...findUndefinedCssVariables(files, libraries),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} built files read, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main('dist');
