// The build gives the same files twice, so that what is deployed can be compared with its sources. Deep: it takes two builds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isDeep } from './depth';

const folder = mkdtempSync(join(tmpdir(), 'console-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hashes of a build's files, by their paths. */
function build(name: string): Record<string, string> {
  const out = join(folder, name);
  // Where it is set, the configuration leaves out what only a build needs.
  const { VITEST: _, NODE_ENV: _mode, ...env } = process.env;
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--outDir', out, '--logLevel', 'error'], {
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(out, file), createHash('sha256').update(readFileSync(file)).digest('hex')])
      .toSorted(),
  );
}

it.runIf(isDeep)('builds the same files twice', () => {
  const first = build('first');
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(build('second')).toEqual(first);
});
