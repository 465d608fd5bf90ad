// Checks that two builds of the same sources are identical, so that a deployment can be compared with its sources. Only
// the deep run includes this test, because two builds take a long time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isDeepRun } from './depth';

const folder = mkdtempSync(join(tmpdir(), 'console-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the console and maps the path of each file to its hash. */
function build(name: string): Record<string, string> {
  const out = join(folder, name);
  // Unsets VITEST, because vite.config.ts omits the plugins of a build if VITEST is set.
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

it.runIf(isDeepRun)('two builds of the same sources produce identical files', () => {
  const first = build('first');
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(build('second')).toEqual(first);
});
