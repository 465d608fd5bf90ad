// Checks that docs/dependencies.md lists all direct dependencies with their purposes, and that the installed packages
// are the expected ones.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type DependencyLists,
  findRegistrySettings,
  findSubstitutedPackages,
  findUncheckedPackages,
  type Lockfile,
} from './repository-rules';

const {
  dependencies = {},
  devDependencies = {},
  engines,
} = JSON.parse(readFileSync('package.json', 'utf8')) as DependencyLists & {
  readonly engines: { readonly node: string };
};
const [, console = '', tools = '', unchecked = ''] = readFileSync('docs/dependencies.md', 'utf8').split(
  /^## .*$/m,
);
/** Packages that declare an install script. npm is configured to run none of these scripts. */
const INSTALL_SCRIPTS = ['esbuild', 'msw'];

interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly { readonly content: string }[];
  }[];
}

const rowsOf = (table: string) => [...table.matchAll(/^\| `(.+)` \| (.*) \|$/gm)];

describe.each([
  ['In the console', console, dependencies],
  ['For building and testing', tools, devDependencies],
])('the table “%s” of docs/dependencies.md', (_, table, packages) => {
  it('docs/dependencies.md has a row for each direct dependency, in alphabetical order', () =>
    expect(rowsOf(table).map(([, name]) => name)).toEqual(Object.keys(packages).toSorted()));

  it('docs/dependencies.md states the purpose of each direct dependency', () => {
    for (const [row, , purpose] of rowsOf(table)) expect(purpose, row).toMatch(/\w{4}/);
  });
});

it('package.json, the documents, the types and the container file specify the same Node version', () => {
  const [, version = '', major = ''] = /^>=((\d+)\.\d+)$/.exec(engines.node) ?? [];
  for (const path of ['README.md', 'CONTRIBUTING.md'])
    expect(readFileSync(path, 'utf8'), path).toContain(`Node ${version} or newer`);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
  expect(readFileSync('deploy/Containerfile', 'utf8')).toContain(`NODE_IMAGE=node:${major}-`);
});

it('the number of direct dependencies is within its limit', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(47);
  expect(Object.keys(devDependencies).length).toBeLessThanOrEqual(28);
});

describe('installed packages', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const installed = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));

  it('npm runs no install scripts, and only the packages known to this test declare any', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
    const runs = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.replace('node_modules/', '')] : [],
    );
    expect(runs).toEqual(INSTALL_SCRIPTS);
  });

  it('every installed package is in the bill of materials with its checksum', () => {
    const bill = JSON.parse(execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8' })) as Bill;
    const listed = bill.components.map(({ name, version, hashes = [] }) => [
      `${name}@${version}`,
      hashes.map(({ content }) => content),
    ]);
    const locked = Object.entries(packages).flatMap(([path, { version, integrity }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      const checksum = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      return path === '' ? [] : [[`${name}@${version}`, checksum ? [checksum] : []]];
    });
    // Removes duplicates, because npm lists a package only once even if the lockfile contains it twice.
    const unique = (all: unknown[]) => [...new Set(all.map((one) => JSON.stringify(one)))].sort();
    expect(unique(listed)).toEqual(unique(locked));
  });

  it('every package has a checksum unless docs/dependencies.md lists it as a binary for another platform', () => {
    const paths = findUncheckedPackages({ packages });
    const documented = [...unchecked.matchAll(/`(@[^`]+)`/g)].map(([, name]) => `node_modules/${name}`);
    expect(paths).toEqual(documented);
    for (const path of paths) {
      expect(packages[path], path).toMatchObject({ dev: true, optional: true });
      expect(packages[path]?.os, path).toBeDefined();
    }
  });

  it('npm loads every package from the public registry, under its own name', () => {
    expect(findSubstitutedPackages({ packages })).toEqual([]);
    expect(findRegistrySettings(readFileSync('.npmrc', 'utf8'))).toEqual([]);
  });

  it.each([
    [[], { resolved: 'https://registry.npmjs.org/@a/b/-/b-1.0.0.tgz' }],
    [[], {}],
    [['node_modules/@a/b'], { resolved: 'http://registry.npmjs.org/@a/b/-/b-1.0.0.tgz' }],
    [['node_modules/@a/b'], { resolved: 'https://registry.npmjs.org.example.test/@a/b/-/b-1.0.0.tgz' }],
    [['node_modules/@a/b'], { resolved: 'https://registry.npmjs.org/@x/b/-/b-1.0.0.tgz' }],
    [['node_modules/@a/b'], { resolved: 'https://registry.npmjs.org/@a/b/-/bb-1.0.0.tgz' }],
    [['node_modules/@a/b'], { resolved: 'git+ssh://git@github.com/a/b.git' }],
    [['node_modules/@a/b'], { name: 'other' }],
  ])('the lockfile check reports %j for the package entry %j', (found, entry) =>
    expect(findSubstitutedPackages({ packages: { '': {}, 'node_modules/@a/b': entry } })).toEqual(found),
  );

  it.each(['registry=https://else.test', '@a:registry = https://else.test', 'https-proxy=http://else.test'])(
    'the registry check finds the npm setting %s',
    (line) => expect(findRegistrySettings(`save-exact=true\n${line}\n`)).toEqual([line]),
  );

  // Libraries that sanitize HTML strings have been bypassed repeatedly. The console doesn't need one, because it
  // renders plain text as text nodes and Markdown with a schema of allowed elements.
  it('no installed package is a library that sanitizes HTML strings', () =>
    expect(installed.filter((name) => /dompurify|sanitize-html|^xss$/.test(name))).toEqual([]));
});
