// Repository rules that no linter checks. Each takes files and returns one sentence per violation.
import { posix } from 'node:path';

/** A file of the repository: its text, and its path relative to the root, with `/` as the separator. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Pattern {
  readonly where: RegExp;
  readonly what: RegExp;
  readonly why: string;
}

const PATTERNS: readonly Pattern[] = [
  { where: /^src\//, what: /\bas unknown as\b/, why: 'a cast through unknown' },
  {
    where: /^src\//,
    what: /\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|\bnew Function\b/,
    why: 'an HTML or script sink',
  },
  {
    where: /^src\//,
    what: /\btarget="_blank"(?![^>]*\brel="(?:noopener )?noreferrer")/,
    why: 'an external link without rel="noreferrer"',
  },
  {
    where: /^src\/(?!sandbox\/|texts\/text-worker|.*\.test\.tsx?$)/,
    // Allows broadcast channels, because they are limited to this origin, and message ports, because only the holder of
    // the other port can send messages to them.
    what: /(?<!\bchannel\??\.)addEventListener\(\s*'message'|(?<!\bport1\.)\bonmessage\b|\[[^\]]*'message'[^\]]*\]/,
    why: 'a listener for messages from other pages',
  },
  {
    // Allows only the request that sends a campaign to omit credentials, because the browser then uses a new
    // connection. On an existing connection, it might repeat the POST if the connection fails.
    where: /^src\/(?!api\/http\/client\.ts)(?!.*\.test\.tsx?$)/,
    what: /['"]omit['"]/,
    why: 'a request without credentials that doesn’t send a campaign',
  },
  {
    // Forbids encryption of stored data. The key would be stored next to the data, so anyone who can read the data
    // could also read the key.
    where: /^src\//,
    what: /\.subtle(?!\.digest\(| !== undefined)|\bsubtle\b[^=;]*\}\s*=\s*(?:\w+\.)?crypto\b/,
    why: 'encryption in the browser',
  },
  { where: /^(?:src|e2e)\//, what: /getByTestId|data-testid/, why: 'a test id' },
  // Allows tests to stub the console's own files, because the platform doesn't serve these files and the sandbox can't
  // make them fail.
  {
    where: /^e2e\//,
    what: /\.route\((?!`\*\*\/assets\/)/,
    why: 'a stubbed route: use a fault of the sandbox',
  },
  {
    where: /^src\/(?!sandbox\/|sandbox-panel\/|build\/)(?!.*\.test\.ts)(?!.*\/fixtures\/)/,
    what: /from ['"]~\/sandbox(?:-panel)?\//,
    why: 'an import of the sandbox',
  },
  {
    where: /^src\/(?!.*\.mocked\.test\.)/,
    what: /\bvi\.(?:do)?[mM]ock\(/,
    why: 'a mocked module outside of a `.mocked.test`',
  },
  {
    where: /\.css$/,
    what: /\s:is\((?:[^()]|\([^()]*\))*\)[^\s>+~,{]*\s*[,{]/,
    why: 'a selector ending in :is(), which is matched against every element: use a selector list',
  },
  {
    where: /^src\//,
    what: /\.toISOString\(\)\.slice\(0, 1\d\)/,
    why: 'a date in UTC: use getDayKey',
  },
  { where: /^(?:src|e2e)\//, what: /\b(?:TODO|FIXME|XXX)\b/, why: 'a TODO comment' },
];

/** Reports patterns that are forbidden but that Biome doesn't check. */
export function findForbiddenPatterns(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    PATTERNS.filter(({ where, what }) => where.test(path) && what.test(text)).map(
      ({ why }) => `${path}: ${why}`,
    ),
  );
}

const OPENING_COMMENT = /^src\/(?:api|domain|lib|records|ui|session|drafts|sandbox|build)\//;

/** Matches a comment at the start of a line. It is either the file's opening comment or documents a declaration. */
const OWN_COMMENT = /^\/[/*]/m;

/** Returns the files that neither start with a comment nor document a declaration. */
export function findUndocumentedFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => OPENING_COMMENT.test(path) && /\.tsx?$/.test(path) && !OWN_COMMENT.test(text))
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map(({ path }) => `${path}: no opening comment`);
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Returns the project files that a file imports, as paths from the root without extension. Packages are omitted. */
export function listImports({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('~/')) return [posix.join('src', specifier.slice(2))];
    return specifier.startsWith('.') ? [posix.join(posix.dirname(path), specifier)] : [];
  });
}

/**
 * Maps each top-level folder to the other top-level folders that it may import from. Folders that aren't listed may
 * import from any folder.
 */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  texts: ['lib'],
  i18n: ['lib'],
  api: ['lib'],
  ui: ['texts', 'lib', 'i18n'],
  session: ['drafts', 'api', 'ui', 'lib', 'i18n'],
  drafts: ['session', 'api', 'ui', 'lib', 'i18n'],
  records: ['session', 'drafts', 'api', 'ui', 'lib', 'i18n'],
  domain: ['session', 'drafts', 'api', 'ui', 'lib', 'i18n'],
  resources: ['records', 'domain', 'session', 'drafts', 'api', 'ui', 'lib', 'i18n'],
  'markdown-editor': ['ui', 'texts', 'lib', 'i18n'],
  features: [
    'markdown-editor',
    'resources',
    'records',
    'domain',
    'session',
    'drafts',
    'api',
    'ui',
    'texts',
    'lib',
    'i18n',
  ],
  sandbox: ['api', 'lib'],
  'sandbox-panel': ['sandbox', 'app', 'api', 'ui', 'lib', 'i18n'],
};

/**
 * Matches lazy imports from features, such as dialogs. Resources may use lazy imports, because the feature's code then
 * isn't part of the resource's chunk.
 */
const LAZY_IMPORT = /\bimport\(\s*['"]~\/features\/[^'"]+['"]\s*\)/g;

/**
 * The only module of `api` that `ui` may import, so that components can show errors without depending on the rest of
 * `api`.
 */
const UI_ALLOWED_IMPORT = 'src/api/http/api-error';

const getFolder = (path: string): string => path.split('/')[1] ?? '';
const getFeature = (path: string): string => path.split('/')[2] ?? '';

/** Reports imports that violate the allowed directions, and imports between features. Resolves relative paths. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const from = getFolder(file.path);
    const allowed = ALLOWED_IMPORTS[from];
    if (!allowed || !file.path.startsWith('src/') || /\.test\.tsx?$|\/fixtures\//.test(file.path)) return [];
    const checked = from === 'resources' ? { ...file, text: file.text.replaceAll(LAZY_IMPORT, '') } : file;
    return listImports(checked).flatMap((target) => {
      const to = getFolder(target);
      const stays = to === from && (from !== 'features' || getFeature(target) === getFeature(file.path));
      return stays || (to !== from && allowed.includes(to)) || (from === 'ui' && target === UI_ALLOWED_IMPORT)
        ? []
        : [`${file.path}: imports ${target}`];
    });
  });
}

/**
 * Reports direct dependencies without an exact version. Also reports packages of the lockfile that aren't from the
 * registry or have no checksum.
 */
export function findUnpinnedDependencies(manifest: DependencyLists, lock: Lockfile): string[] {
  const direct = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const ranges = direct.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  const strange = Object.entries(lock.packages).filter(
    ([path, { resolved, integrity, link, optional, os }]) => {
      if (path === '') return false;
      const fromRegistry = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');
      // A binary for another platform may have no checksum, because the machine that writes the lockfile may be unable
      // to download the binary. The lockfile must still contain the binary's entry, because `npm ci` rejects a lockfile
      // without it.
      const isElsewhere = integrity === undefined && optional === true && os !== undefined;
      return link === true || !fromRegistry || !(integrity?.startsWith('sha512-') || isElsewhere);
    },
  );
  return [
    ...ranges.map(([name, version]) => `package.json: ${name} is ${version}, which isn’t an exact version`),
    ...strange.map(([path]) => `package-lock.json: ${path} has no checksum or isn’t from the registry`),
  ];
}

/** Returns the paths of the lockfile's packages without a checksum. */
export const findUncheckedPackages = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    path === '' || link === true || integrity !== undefined ? [] : [path],
  );

/** Returns the settings of an `.npmrc` file that make npm load packages from a host other than the public registry. */
export const findRegistrySettings = (npmrc: string): string[] =>
  npmrc
    .split('\n')
    .filter((line) => /^\s*(?:@[^=]*:)?(?:registry|replace-registry-host|proxy|https-proxy)\s*=/i.test(line));

/**
 * Returns the paths of packages that npm would load from a host other than the registry, or whose URL or name belongs
 * to a different package. An entry without a URL is safe, because npm then loads the package that the entry's path
 * names from the registry.
 */
export const findSubstitutedPackages = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([path, { name: alias, resolved }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    const file = `https://registry.npmjs.org/${name}/-/${name.replace(/^@[^/]+\//, '')}-`;
    const isOwn = alias === undefined && (resolved === undefined || resolved.startsWith(file));
    return path === '' || isOwn ? [] : [path];
  });

/**
 * Reports optional packages that are missing from the lockfile. `npm ci` rejects such a lockfile, and other platforms
 * would install without the binaries that they need.
 */
export function findUnlistedPackages({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages))
      .map((name) => `package-lock.json: ${name}, an optional dependency of ${path}, is missing`),
  );
}

export interface DependencyLists {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        /** The package's real name, if it is installed under a different name. */
        readonly name?: string;
        readonly version?: string;
        readonly resolved?: string;
        readonly integrity?: string;
        readonly link?: boolean;
        readonly hasInstallScript?: boolean;
        readonly optional?: boolean;
        readonly os?: readonly string[];
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const LONGEST_LINE = 120;

/**
 * Reports lines of a document that are too long. Ignores table rows and lines without a space, which can't be broken.
 */
export const findLongLines = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.length <= LONGEST_LINE || line.startsWith('|') || !line.includes(' ')
          ? []
          : [`${path}:${index + 1}: ${line.length} characters, the maximum is ${LONGEST_LINE}`],
      ),
  );

/** Reports decision records that aren't named `NNN-title.md` with consecutive numbers from 001. */
export function findMisnumberedDecisions(names: readonly string[]): string[] {
  return names
    .toSorted()
    .map((name, index) => ({ name, start: `${String(index + 1).padStart(3, '0')}-` }))
    .filter(({ name, start }) => !name.startsWith(start) || !/^\d{3}-[a-z0-9-]+\.md$/.test(name))
    .map(({ name, start }) => `docs/decisions/${name}: expected ${start}…`);
}
