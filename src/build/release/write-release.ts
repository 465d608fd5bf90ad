// `npm run release`: builds the checked-out commit and writes the files of a release to `dist-release`. It runs on any
// machine with Node and Git, and neither signs nor uploads anything. The environment variable `REPOSITORY_URL` is the URL
// of the sources, and `BUILDER_ID` a URI that identifies who runs the build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRelease } from './create-release';

const OUT = 'dist-release';

const read = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 100_000_000 }).trim();

function readVariable(name: string): string {
  const value = process.env[name] ?? '';
  if (!URL.canParse(value))
    throw new Error(`Set ${name} to a URL: it becomes part of the provenance statement.`);
  return value;
}

function main(): void {
  const [repository, builder] = [readVariable('REPOSITORY_URL'), readVariable('BUILDER_ID')];
  if (read('git', 'status', '--porcelain') !== '')
    throw new Error('The working copy has changes that aren’t committed. A release is built from a commit.');
  const commit = read('git', 'rev-parse', 'HEAD');
  const env = { ...process.env, SOURCE_COMMIT: commit };
  execFileSync('npm', ['run', '--silent', 'build'], { env, stdio: 'inherit' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const files = createRelease({
    folders: { console: 'dist', deploy: 'deploy' },
    dist: 'dist',
    version,
    commit,
    repository,
    sbom: `${read('npm', 'run', '--silent', 'sbom')}\n`,
    lockfile: readFileSync('package-lock.json', 'utf8'),
    builder,
  });
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(OUT, name), content);
    console.log(`${OUT}/${name}: ${content.length} bytes`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
