// `npm run release`: builds the checked-out commit and writes the files of a release to `dist-release`. It runs on any
// machine with Node and Git, and neither signs nor uploads anything. The environment variable `REPOSITORY_URL` is the
// URL of the sources, and `BUILDER_ID` is a URI that identifies who runs the build. If `CONTAINER_ENGINE` is set, for
// example to `docker`, the release includes the container image.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Builds the container with an engine such as Docker and returns the image as an archive. */
function buildContainer(engine: string, commit: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'console-container-'));
  const [image, archive] = [`console-release:${commit}`, join(folder, 'image.tar')];
  const argument = ['--build-arg', `SOURCE_COMMIT=${commit}`];
  try {
    execFileSync(engine, ['build', '-f', 'deploy/Containerfile', ...argument, '-t', image, '.'], {
      stdio: 'inherit',
    });
    execFileSync(engine, ['save', '-o', archive, image]);
    return readFileSync(archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(): void {
  const [repository, builder] = [readVariable('REPOSITORY_URL'), readVariable('BUILDER_ID')];
  if (read('git', 'status', '--porcelain') !== '')
    throw new Error('The working copy has changes that aren’t committed. A release is built from a commit.');
  const commit = read('git', 'rev-parse', 'HEAD');
  const env = { ...process.env, SOURCE_COMMIT: commit };
  execFileSync('npm', ['run', '--silent', 'build'], { env, stdio: 'inherit' });
  const { CONTAINER_ENGINE: engine } = process.env;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const files = createRelease({
    folders: { console: 'dist', deploy: 'deploy' },
    dist: 'dist',
    version,
    commit,
    repository,
    sbom: `${read('npm', 'run', '--silent', 'sbom')}\n`,
    lockfile: readFileSync('package-lock.json', 'utf8'),
    container: engine ? buildContainer(engine, commit) : null,
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
