// `npm run test:mutations`: changes the code that makes the most important decisions, one change at a time, and lists
// the changes that no unit test detects. Stryker isn't a dependency and edits the sources in place, so it is installed
// and run in a temporary copy. Arguments after `--` are passed to Stryker, for example `--mutate
// src/session/session.ts`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const VERSION = '9.6.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);

/**
 * Matches files of the project that aren't copied, because the temporary copy doesn't need them or creates them itself.
 */
const LEFT_OUT = /^(?:\.git|node_modules|dist[^/]*|e2e\/\.results)$/;

const copy = mkdtempSync(join(tmpdir(), 'console-mutations-'));

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

try {
  const root = process.cwd();
  cpSync(root, copy, { recursive: true, filter: (file) => !LEFT_OUT.test(relative(root, file)) });
  run('npm', ['install', '--no-save', '--silent', ...PACKAGES]);
  run('npm', ['run', '--silent', 'generate']);
  run('npx', ['stryker', 'run', 'src/build/mutations/stryker.json', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
