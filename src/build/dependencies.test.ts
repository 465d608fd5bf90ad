// The direct dependencies: each stands in docs/dependencies.md with what it is for, and nothing else does.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DependencyLists } from './repository-rules';

const { dependencies = {}, devDependencies = {} } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as DependencyLists;
const [, console = '', tools = ''] = readFileSync('docs/dependencies.md', 'utf8').split(/^## .*$/m);
const rowsOf = (table: string) => [...table.matchAll(/^\| `(.+)` \| (.*) \|$/gm)];

describe.each([
  ['In the console', console, dependencies],
  ['For building and testing', tools, devDependencies],
])('%s', (_, table, packages) => {
  it('has a row for each package, in order', () =>
    expect(rowsOf(table).map(([, name]) => name)).toEqual(Object.keys(packages).toSorted()));

  it('says of each what it is for', () => {
    for (const [row, , purpose] of rowsOf(table)) expect(purpose, row).toMatch(/\w{4}/);
  });
});

it('are no more than these', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(38);
  expect(Object.keys(devDependencies).length).toBeLessThanOrEqual(26);
});
