import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBrokenReferences } from './document-references';
import { listDocuments } from './repository-files';

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

it('every file and heading that the documents refer to exists', () => {
  const folders = ['src', 'e2e', 'docs', 'deploy', 'public'];
  const paths = new Set([...readdirSync('.'), ...folders.flatMap(list)]);
  expect(findBrokenReferences(listDocuments(), paths)).toEqual([]);
});

it.each([
  ['a link to a missing file', '[x](b.md)'],
  ['a link to a missing heading', '# Here\n[x](#there)'],
  ['the name of a missing file', '`src/gone.ts`'],
])('findBrokenReferences reports %s', (_, text) => {
  expect(findBrokenReferences([{ path: 'a.md', text }], new Set(['a.md']))).toHaveLength(1);
});

it('findBrokenReferences accepts links to existing headings and file names relative to a folder', () => {
  const text = '# What’s here?\n[x](#whats-here) `api/scope.ts`';
  expect(findBrokenReferences([{ path: 'a.md', text }], new Set(['a.md', 'src/api/scope.ts']))).toEqual([]);
});
