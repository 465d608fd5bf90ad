import { expect, it } from 'vitest';
import type { ActivityEntry } from '~/records/activity/entry';
import { findEarlierImport } from './earlier-import';
import type { PlannedArticle } from './planned-article';

const entry = (record: string, more: Partial<ActivityEntry> = {}) =>
  ({
    ...{ kind: 'article', act: 'create', state: 'saved', parent: 'help', run: 'import_1', record },
    ...{ after: { content: '[b](b.md)' }, ...more },
  }) as ActivityEntry;
const row = (path: string, id: number | null, links: readonly string[] = []) =>
  ({
    path,
    leftOut: id === null ? null : 'there',
    existing: id === null ? null : { id, public_url: '', associated_article_id: null },
    links: new Map(links.map((link) => [link, link])) as PlannedArticle['links'],
  }) as PlannedArticle;

it('finds the latest import that created some of the articles to import', () => {
  const entries = [entry('9', { run: 'import_2' }), entry('1'), entry('2')];
  const rows = [row('a.md', 1), row('c.md', 2), row('d.md', 7), row('new.md', null)];
  expect(findEarlierImport(entries, 'help', rows)).toEqual({
    run: 'import_1',
    count: 2,
    incomplete: new Set(),
  });
});

it('lists the articles whose links an interrupted import didn’t replace completely', () => {
  const rows = [row('a.md', 1, ['b.md']), row('b.md', 2)];
  expect(findEarlierImport([entry('1'), entry('2')], 'help', rows)?.incomplete).toEqual(new Set(['a.md']));
  const replaced = entry('1', { act: 'update', after: { content: '[b](https://x.test/b)' } });
  const rejected = { ...replaced, state: 'refused' as const };
  expect(findEarlierImport([rejected, entry('1'), entry('2')], 'help', rows)?.incomplete.size).toBe(1);
  expect(findEarlierImport([replaced, entry('1'), entry('2')], 'help', rows)).toBeNull();
});

it.each([
  ['an import into another portal', { parent: 'other' }],
  ['another kind of run', { run: 'replace_1' }],
  ['the creation of a single article', { run: null }],
  ['an import whose article was rejected', { state: 'refused' as const }],
])('a new import doesn’t continue %s', (_, more) => {
  expect(findEarlierImport([entry('1', more)], 'help', [row('a.md', 1), row('b.md', null)])).toBeNull();
});
