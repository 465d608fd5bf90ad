// Checks that mutation testing finds its modules and their tests. Without this check, mutation testing would skip a
// moved file without an error.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const { mutate } = JSON.parse(readFileSync('src/build/mutations/stryker.json', 'utf8')) as {
  readonly mutate: readonly string[];
};
const [, included = ''] =
  /include: \[([^\]]+)\]/.exec(readFileSync('src/build/mutations/units.config.ts', 'utf8')) ?? [];
const tests = [...included.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);

/** Expands the braces of a pattern: returns one pattern for each combination of the listed items. */
function expandBraces(pattern: string): string[] {
  const [list, items] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (list === undefined || items === undefined) return [pattern];
  return items.split(',').flatMap((item) => expandBraces(pattern.replace(list, item)));
}

const matches = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name);

it('the configuration of mutation testing lists at least ten modules with their tests', () => {
  expect(mutate.flatMap(expandBraces).length).toBeGreaterThan(9);
  expect(tests.flatMap(expandBraces).length).toBeGreaterThan(9);
});

it.each([...mutate, ...tests].flatMap(expandBraces))('mutation testing includes the file %s', (pattern) =>
  expect(readdirSync(dirname(pattern)).filter((name) => matches(basename(pattern), name))).not.toEqual([]),
);
