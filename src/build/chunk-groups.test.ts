// Checks that the patterns of the build's chunk groups match files, because the build doesn't report a pattern that
// matches nothing after a file was renamed.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('every file name in the chunk groups of vite.config.ts exists in src', () => {
  const names = new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) =>
      basename(path).replace(/\.tsx?$/, ''),
    ),
  );
  const patterns = [...readFileSync('vite.config.ts', 'utf8').matchAll(/^ *test: \/(.*src\\.*)\/,$/gm)];
  const mentioned = patterns.flatMap(([, pattern = '']) => pattern.match(/[a-z]+(?:-[a-z]+)+/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(30);
  const packages = ['react-dom', 'react-query'];
  expect(mentioned.filter((name) => !names.has(name) && !packages.includes(name))).toEqual([]);
});
