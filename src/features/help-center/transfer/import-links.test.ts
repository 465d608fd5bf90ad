import { describe, expect, it } from 'vitest';
import { findLinkedFiles, planSteps, replaceFileLinks } from './import-links';
import type { PlannedArticle } from './planned-article';

const row = (path: string, targets: readonly string[] = [], leftOut: PlannedArticle['leftOut'] = null) =>
  ({
    path,
    leftOut,
    links: new Map(targets.map((target) => [target, target])) as PlannedArticle['links'],
  }) as PlannedArticle;
const plan = (...rows: PlannedArticle[]) => planSteps(rows).map(({ act, row: { path } }) => `${act} ${path}`);

describe('findLinkedFiles', () => {
  const paths = new Set(['docs/a.md', 'docs/b c.md', 'docs/sub/index.md', 'd.html']);
  it.each([
    ['[x](b%20c.md#top)', 'b%20c.md#top', 'docs/b c.md'],
    ['[x](<./b%20c>)', './b%20c', 'docs/b c.md'],
    ['[x](sub/)', 'sub/', 'docs/sub/index.md'],
    ['<a href="../d.html?x=1">', '../d.html?x=1', 'd.html'],
    ['[x]: /d "t"', '/d', 'd.html'],
  ])('finds the file of a link: %s', (text, address, path) => {
    expect([...findLinkedFiles(text, 'docs/a.md', paths)]).toEqual([[address, path]]);
  });

  it.each(['[x](https://x.test/a.md)', '[x](//x.test/a.md)', '[x](#a)', '[x](none.md)', '[x](a.md)'])(
    'ignores other links, and those of a file to itself: %s',
    (text) => expect(findLinkedFiles(text, 'docs/a.md', paths).size).toBe(0),
  );
});

it('replaceFileLinks keeps the fragment of a link, and doesn’t change a link to a file that has no article', () => {
  const links = new Map([
    ['b.md#top', 'b.md'],
    ['c.md', 'c.md'],
  ]);
  const addresses = new Map([['b.md', 'https://x.test/b']]);
  const text = '[B](b.md#top) [C](c.md) b.md#top';
  expect(replaceFileLinks(text, links, (path) => addresses.get(path))).toBe(
    '[B](https://x.test/b#top) [C](c.md) b.md#top',
  );
});

describe('planSteps', () => {
  it('creates the targets of links first, so that no article is written twice', () => {
    expect(plan(row('a', ['b', 'c']), row('b', ['c']), row('c'))).toEqual([
      'create c',
      'create b',
      'create a',
    ]);
  });

  it('writes an article twice only if it links to one that is created after it', () => {
    const steps = plan(row('a', ['b']), row('b', ['a', 'gone', 'there']), row('there', [], 'there'));
    expect(steps).toEqual(['create b', 'create a', 'link b']);
  });

  it('creates each of many articles once, however they link to each other', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => String(index));
    const rows = names.map((name, index) => row(name, [String(index + 1), String(index - 1)]));
    const steps = plan(...rows);
    expect(new Set(steps.filter((step) => step.startsWith('create'))).size).toBe(20_000);
    expect(steps.filter((step) => step.startsWith('link'))).toHaveLength(19_999);
  });
});
