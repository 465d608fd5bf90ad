import { describe, expect, it } from 'vitest';
import {
  createArticleFinder,
  createFileFinder,
  findLinkedFiles,
  planSteps,
  replaceFileLinks,
} from './import-links';
import type { PlannedArticle, PlannedCategory } from './planned-article';
import type { SourcePage } from './source-pages';

const row = (path: string, targets: readonly string[] = [], leftOut: PlannedArticle['leftOut'] = null) =>
  ({
    path,
    leftOut,
    translationOf: null,
    newCategory: null,
    links: new Map(targets.map((target) => [target, target])) as PlannedArticle['links'],
  }) as PlannedArticle;
const plan = (...rows: PlannedArticle[]) =>
  planSteps(rows).map(
    (step) => `${step.act} ${step.act === 'category' ? step.category.name : step.row.path}`,
  );

describe('findLinkedFiles', () => {
  const paths = new Set(['docs/a.md', 'docs/b c.md', 'docs/sub/index.md', 'd.html', 'e(1).md']);
  it.each([
    ['[x](b%20c.md#top)', 'b%20c.md#top', 'docs/b c.md'],
    ['[x](<./b%20c>)', './b%20c', 'docs/b c.md'],
    ['[x](sub/)', 'sub/', 'docs/sub/index.md'],
    ['<a href="../d.html?x=1">', '../d.html?x=1', 'd.html'],
    ['[x]: /d "t"', '/d', 'd.html'],
    ['[x](../e(1).md)', '../e(1).md', 'e(1).md'],
    ['[x](<b c.md>)', 'b c.md', 'docs/b c.md'],
  ])('finds the file that a link leads to: %s', (text, address, path) => {
    expect([...findLinkedFiles(text, 'docs/a.md', createFileFinder('docs/a.md', paths))]).toEqual([
      [address, path],
    ]);
  });

  it.each(['[x](https://x.test/a.md)', '[x](//x.test/a.md)', '[x](#a)', '[x](none.md)', '[x](a.md)'])(
    'ignores links that lead to no other imported file: %s',
    (text) => expect(findLinkedFiles(text, 'docs/a.md', createFileFinder('docs/a.md', paths)).size).toBe(0),
  );
});

it('replaceFileLinks keeps the fragment of a link, and doesn’t change links to files without an article', () => {
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

describe('createArticleFinder', () => {
  const page = (id: string, locale: string) =>
    ({
      id,
      path: `${id}-${locale}`,
      exported: { locale, url: `https://help.test/hc/${locale}/articles/${id}` },
    }) as SourcePage;
  const find = createArticleFinder([page('1', 'en-us'), page('1', 'es'), page('2', 'es')])(page('2', 'es'));

  it.each([
    ['https://help.test/hc/en-us/articles/1-Refunds#x', '1-en-us'],
    ['/hc/articles/1', '1-es'],
    ['https://help.test/hc/en-us/articles/2', '2-es'],
    ['https://other.test/hc/es/articles/1', undefined],
    ['https://help.test/hc/es/articles/3', undefined],
  ])('finds an article by the ID in %s, in the language of the address or the page', (address, path) =>
    expect(find(address)).toBe(path),
  );

  it('replaceFileLinks replaces addresses without markup, and keeps the punctuation after them', () => {
    const text = 'See https://help.test/hc/es/articles/1. Or <https://help.test/hc/es/articles/2>';
    const links = findLinkedFiles(text, 'x', find);
    expect(replaceFileLinks(text, links, (path) => `https://new.test/${path}`)).toBe(
      'See https://new.test/1-es. Or <https://new.test/2-es>',
    );
  });
});

describe('planSteps', () => {
  it('creates each category once and before all articles, and creates originals before their translations', () => {
    const category = { name: 'Orders' } as PlannedCategory;
    const translation = { ...row('es'), translationOf: 'en', newCategory: category };
    expect(plan(translation, { ...row('en'), newCategory: category })).toEqual([
      'category Orders',
      'create en',
      'create es',
    ]);
  });

  it('creates an original before its translation, even if the original links to the translation', () => {
    const steps = plan(row('en', ['es']), { ...row('es', ['en']), translationOf: 'en' });
    expect(steps).toEqual(['create en', 'create es', 'link en']);
  });

  it('updates the links of an article that an interrupted import created, instead of creating it again', () => {
    const steps = planSteps([row('a', ['b'], 'there'), row('b')], new Set(['a']));
    expect(steps.map((step) => step.act)).toEqual(['create', 'link']);
  });

  it('creates the targets of links first, so that no article is written twice', () => {
    expect(plan(row('a', ['b', 'c']), row('b', ['c']), row('c'))).toEqual([
      'create c',
      'create b',
      'create a',
    ]);
  });

  it('writes an article twice only if it links to an article that is created later', () => {
    const steps = plan(row('a', ['b']), row('b', ['a', 'gone', 'there']), row('there', [], 'there'));
    expect(steps).toEqual(['create b', 'create a', 'link b']);
  });

  it('creates each article once, even if many articles link to each other', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => String(index));
    const rows = names.map((name, index) => row(name, [String(index + 1), String(index - 1)]));
    const steps = plan(...rows);
    const created = steps.filter((step) => step.startsWith('create'));
    expect(created).toHaveLength(20_000);
    expect(new Set(created).size).toBe(20_000);
    expect(steps.filter((step) => step.startsWith('link'))).toHaveLength(19_999);
  });
});
