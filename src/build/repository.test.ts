import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../api/operations';
import { LOCALES } from '../i18n/locale';
import { findImpureReads } from './impure-reads';
import {
  type FeatureMessages,
  findMismatchedMessages,
  findUnusedMessages,
  type LocaleMessages,
  listMessageInputs,
} from './message-rules';
import { listDocuments, listSourceFiles, listStyleSheets } from './repository-files';
import {
  type DependencyLists,
  findForbiddenImports,
  findForbiddenPatterns,
  findLongLines,
  findMisnumberedDecisions,
  findUndocumentedFiles,
  findUnlistedPackages,
  findUnpinnedDependencies,
  type Lockfile,
  type SourceFile,
} from './repository-rules';

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const isOfTheConsole = (path: string): boolean =>
  /^src\/(?!build\/|sandbox\/)/.test(path) && !/\.test\.tsx?$|\/fixtures\//.test(path);
// Reports whether a file is exempt from the rules. The rules and their tests are exempt, because they contain the
// forbidden patterns.
const isRule = (path: string): boolean =>
  /^src\/build\/(?:repository|message-rules|check-build|figures)/.test(path);

const files = listSourceFiles();

const messagesFolder = 'src/i18n/messages';
const features: FeatureMessages[] = [
  ...new Set(readdirSync(messagesFolder).map((name) => name.split('.')[0] ?? '')),
].map((feature) => ({
  feature,
  byLocale: Object.fromEntries(
    LOCALES.map((locale) => [locale, `${messagesFolder}/${feature}.${locale}.json`] as const)
      .filter(([, path]) => existsSync(path))
      .map(([locale, path]) => [locale, json<LocaleMessages>(path)]),
  ),
}));

describe('the repository', () => {
  it('no file contains a forbidden pattern', () =>
    expect(
      findForbiddenPatterns([...files.filter(({ path }) => !isRule(path)), ...listStyleSheets()]),
    ).toEqual([]));
  it('each source file starts with a comment or documents a declaration', () =>
    expect(findUndocumentedFiles(files)).toEqual([]));
  it('files import only from folders that they are allowed to depend on', () =>
    expect(findForbiddenImports(files)).toEqual([]));
  it('dependencies have exact versions and checksums', () =>
    expect(
      findUnpinnedDependencies(json<DependencyLists>('package.json'), json<Lockfile>('package-lock.json')),
    ).toEqual([]));
  it('the lockfile contains every optional package', () =>
    expect(findUnlistedPackages(json<Lockfile>('package-lock.json'))).toEqual([]));
  it('documents have no line above the length limit', () =>
    expect(findLongLines(listDocuments())).toEqual([]));
  it('decision records are numbered consecutively', () =>
    expect(findMisnumberedDecisions(readdirSync('docs/decisions'))).toEqual([]));
});

describe('the code of components and hooks', () => {
  it('components and hooks read no mutable module state and no clock while rendering', () =>
    expect(findImpureReads(files.filter(({ path }) => isOfTheConsole(path)))).toEqual([]));
});

describe('translated messages', () => {
  it.each(features)('the messages of $feature have the same keys and inputs in every language', (messages) =>
    expect(findMismatchedMessages(messages, LOCALES)).toEqual([]),
  );
  it('every translated message is used', () =>
    expect(
      findUnusedMessages(
        features,
        files.map(({ text }) => text),
      ),
    ).toEqual([]));
});

describe('API operations', () => {
  it('every API operation is defined once', () => {
    const ids = OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('repository rules', () => {
  const at = (path: string, text: string): SourceFile[] => [{ path, text }];

  /** Returns two files: a module with mutable state, and a file with the given content that imports this state. */
  const filesReadingState = (path: string, text: string): SourceFile[] => [
    {
      path: 'src/lib/state.ts',
      text: 'let state = 0;\nexport const change = () => { state += 1; };\nexport const read = () => state;\nexport const store = { get: () => state };',
    },
    { path, text: `import { read, store } from '~/lib/state';\n${text}` },
  ];

  it.each([
    ['an assignment to innerHTML', findForbiddenPatterns(at('src/ui/a.tsx', 'node.innerHTML = text'))],
    [
      'a use of encryption',
      findForbiddenPatterns(at('src/lib/a.ts', 'await crypto.subtle.encrypt(b, key, c)')),
    ],
    [
      'an access to crypto.subtle',
      findForbiddenPatterns(at('src/lib/a.ts', 'const { subtle } = globalThis.crypto')),
    ],
    ['a link to a new tab', findForbiddenPatterns(at('src/ui/a.tsx', '<a target="_blank" href={b}>'))],
    [
      'a listener for messages',
      findForbiddenPatterns(at('src/ui/a.ts', "window.addEventListener('message', b)")),
    ],
    [
      'a listener on the global object',
      findForbiddenPatterns(at('src/ui/a.ts', "addEventListener('message', b)")),
    ],
    [
      'a listener on another window',
      findForbiddenPatterns(at('src/ui/a.ts', "top?.addEventListener('message', b)")),
    ],
    [
      'a listener for a list of events',
      findForbiddenPatterns(at('src/ui/a.ts', "for (const e of ['online', 'message']) on(e, b)")),
    ],
    [
      'a listener set as a property',
      findForbiddenPatterns(at('src/ui/a.ts', 'Object.assign(window, { onmessage: b })')),
    ],
    ['a cast through unknown', findForbiddenPatterns(at('src/ui/a.tsx', 'x as unknown as Y'))],
    [
      'a request without credentials',
      findForbiddenPatterns(at('src/lib/a.ts', "fetch(b, { credentials: 'omit' })")),
    ],
    [
      'a date that isn’t in the browser’s time zone',
      findForbiddenPatterns(at('src/ui/a.ts', 'new Date().toISOString().slice(0, 10)')),
    ],
    ['a test id', findForbiddenPatterns(at('e2e/a.spec.ts', "page.getByTestId('x')"))],
    ['a stubbed route', findForbiddenPatterns(at('e2e/a.spec.ts', "page.route('**')"))],
    [
      'a selector that ends in alternatives',
      findForbiddenPatterns(at('src/ui/a.css', '.b :is(th, td):first-child {')),
    ],
    [
      'a module mock in a test file that isn’t named for it',
      findForbiddenPatterns(at('src/a.test.ts', "vi.mock('./b')")),
    ],
    ['a file without a comment', findUndocumentedFiles(at('src/lib/a.ts', 'export {}'))],
    [
      'an import of another feature',
      findForbiddenImports(at('src/features/a/b.ts', "import { c } from '../d/c'")),
    ],
    [
      'a dynamic import of another feature',
      findForbiddenImports(at('src/features/a/b.ts', "import('~/features/d/c')")),
    ],
    [
      'an import of the sandbox',
      findForbiddenPatterns(at('src/app/a.ts', "import { c } from '~/sandbox/c'")),
    ],
    [
      'an import of the sandbox panel',
      findForbiddenPatterns(at('src/app/a.tsx', "import { c } from '~/sandbox-panel/c'")),
    ],
    [
      'an import of a feature in a resource',
      findForbiddenImports(at('src/resources/a.ts', "import { c } from '~/features/b/c'")),
    ],
    [
      'an import of a feature in the sandbox panel',
      findForbiddenImports(at('src/sandbox-panel/a.ts', "import '~/features/b/c'")),
    ],
    ['an import of the API in lib', findForbiddenImports(at('src/lib/a.ts', "import { c } from '../api/c'"))],
    [
      'a dependency with a version range',
      findUnpinnedDependencies({ dependencies: { a: '^1.0.0' } }, { packages: {} }),
    ],
    [
      'a package from a git address',
      findUnpinnedDependencies(
        {},
        { packages: { 'node_modules/a': { resolved: 'git+ssh://b', integrity: 'sha512-x' } } },
      ),
    ],
    ['a package without a checksum', findUnpinnedDependencies({}, { packages: { 'node_modules/a': {} } })],
    [
      'an optional package missing in the lockfile',
      findUnlistedPackages({ packages: { 'node_modules/a': { optionalDependencies: { b: '1.0.0' } } } }),
    ],
    [
      'module state in a component',
      findImpureReads(filesReadingState('src/ui/a.tsx', 'function A() { return <p>{read()}</p>; }')),
    ],
    [
      'module state in a hook',
      findImpureReads(filesReadingState('src/ui/use-a.ts', 'const useA = () => read();')),
    ],
    [
      'module state in a callback',
      findImpureReads(filesReadingState('src/ui/use-a.ts', 'const useA = (b) => b.map(() => read());')),
    ],
    [
      'module state read through functions',
      findImpureReads(
        filesReadingState(
          'src/ui/use-a.ts',
          'const b = () => read() + 1;\nfunction useA() { const c = () => b(); return c(); }',
        ),
      ),
    ],
    [
      'module state read through a method',
      findImpureReads(filesReadingState('src/ui/use-a.ts', 'const useA = () => store.get();')),
    ],
    [
      'an observable read in a hook',
      findImpureReads(at('src/ui/use-a.ts', 'const a = createObservable(1);\nconst useA = () => a.get();')),
    ],
    [
      'a clock read through a function',
      findImpureReads(
        at('src/ui/use-a.ts', 'const age = (a) => Date.now() - a;\nconst useA = (a) => age(a);'),
      ),
    ],
    ['a gap in the numbers of decision records', findMisnumberedDecisions(['001-a.md', '003-b.md'])],
    [
      'a message missing in a language',
      findMismatchedMessages({ feature: 'a', byLocale: { en: { a_b: 'x' }, es: {} } }, ['en', 'es']),
    ],
    [
      'a message whose inputs differ by language',
      findMismatchedMessages({ feature: 'a', byLocale: { en: { a_b: '{c}' }, es: { a_b: '{d}' } } }, [
        'en',
        'es',
      ]),
    ],
    ['an unused message', findUnusedMessages([{ feature: 'a', byLocale: { en: { a_b: 'x' } } }], ['m.a_c'])],
  ])('the repository rules detect %s', (_, found) => expect(found).toHaveLength(1));

  it.each([
    ['in a handler', 'const useA = () => () => read();'],
    ['as a store', 'const useA = () => useSyncExternalStore(listen, read);'],
    [
      'as a subscribed observable',
      'const b = createObservable(1);\nconst useA = () => useSyncExternalStore(b.subscribe, b.get);',
    ],
    ['if it never changes', 'let b = 1;\nconst c = () => b;\nconst useA = () => c();'],
    [
      'as a cache',
      'const b = new Map();\nconst c = (d) => b.get(d) ?? b.set(d, 1);\nconst useA = () => c(1);',
    ],
  ])('the repository rules allow a hook to read module state %s', (_, text) =>
    expect(findImpureReads(filesReadingState('src/ui/use-a.ts', text))).toEqual([]),
  );

  it('listMessageInputs returns the inputs of message variants', () =>
    expect(
      listMessageInputs([{ declarations: ['input count', 'local p = count: plural'], match: {} }]),
    ).toEqual(['count']));
});
