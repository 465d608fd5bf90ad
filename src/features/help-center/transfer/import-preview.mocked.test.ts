import { describe, expect, it, vi } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { findLocalImages } from '~/lib/file/read-article-file';
import { replaceImageAddresses, resolvePath } from '~/lib/markdown/image-addresses';
import { askTexts } from '~/texts/ask';
import { TookTooLong } from '~/texts/text-queue';
import { previewImport } from './import-preview';

vi.mock('~/texts/ask', { spy: true });

const file = (path: string, text = '') => ({ path, bytes: new TextEncoder().encode(text) });
const category = (id: number, slug: string, locale: string) => ({ id, slug, locale }) as Category;
const tools = () => ({ signal: new AbortController().signal, onProgress: () => {} });
const ENGLISH = { default_locale: 'en', allowed_locales: ['en'] };
const BOTH = { default_locale: 'en', allowed_locales: ['en', 'es'] };
const categories = [category(1, 'orders', 'en'), category(2, 'orders', 'es')];

describe('images of imported articles', () => {
  it('finds images with a relative address in an article, but no images with an absolute address', () => {
    expect(
      findLocalImages(
        '![a](img/a.png "t") ![b](<b c.png>) <img alt="x" src="../c.gif"> ![d](https://x.test/d.png) ![a](img/a.png)',
      ),
    ).toEqual(['img/a.png', 'b c.png', '../c.gif']);
  });

  it('finds images with brackets in their alternative text, but not escaped image syntax', () => {
    expect(
      findLocalImages('![a [b] \\] c](1.png) [![in a link](2.png)](x.md) \\![no](3.png) [no](4.png)'),
    ).toEqual(['1.png', '2.png']);
    expect(findLocalImages('<IMG\nSRC = "6 7.png"> ![](<a\nb>) ![]( 8.png )')).toEqual(['6 7.png', '8.png']);
  });

  // A search with quadratic backtracking would take minutes for any of these.
  it.each(['![', '![a](', '](<', '![](<', '<img src ', '<img src="', '# a ', ' #'])(
    'finds images quickly in a long text that repeats %j',
    async (piece) => {
      const text = `# a${piece.repeat(200_000)}\n![a](1.png)`;
      expect(findLocalImages(text).length).toBeLessThan(3);
      expect(replaceImageAddresses(text, new Map())).toBe(text);
      expect(await previewImport([file('a.md', text)], [], [], ENGLISH, tools())).toHaveLength(1);
    },
  );

  it.each([
    ['en/a.md', 'img/x.png', 'en/img/x.png'],
    ['en/a.md', '../x%20y.png', 'x y.png'],
    ['en/a.md', '/img/x.png', 'img/x.png'],
    ['a.md', '../../x.png', 'x.png'],
    ['a.md', './100%.png?v=1', '100%.png'],
    ['our files/a.md', '50% off.png', 'our files/50% off.png'],
  ])('resolves the path of an image: file %s, address %s, path %s', (from, address, path) => {
    expect(resolvePath(from, address)).toBe(path);
  });

  it('replaces image addresses without changing the surrounding text', () => {
    const text = 'img/a.png ![img/a.png](img/a.png "t")\n<img src="img/a.png">';
    expect(replaceImageAddresses(text, new Map([['img/a.png', 'https://x.test/$1.png']]))).toBe(
      'img/a.png ![img/a.png](https://x.test/$1.png "t")\n<img src="https://x.test/$1.png">',
    );
  });
});

it.each([
  ['# From the  heading ##\n', 'From the heading'],
  ['# C#\n', 'C#'],
  ['Text\n#\tTitle', 'Title'],
  ['# ##\n', 'a b'],
  ['## Second\n', 'a b'],
])('the title of an article imported from %j is %s', async (text, title) => {
  const [planned] = await previewImport([file('a-b.md', text)], [], [], ENGLISH, tools());
  expect(planned?.title).toBe(title);
});

it('the import preview shows the category of each new article, and which image files are missing', async () => {
  const articles = [{ title: 'There', locale: 'es' } as ArticleSummary];
  const plan = await previewImport(
    [
      file('es/orders/there.md', '---\ntitle: There\n---\nText'),
      file('orders/new-one.md', 'See ![x](a.png) and ![y](b.png)'),
      file('orders/a.png'),
      file('loose.markdown', '# From the heading\n'),
      file('notes.txt'),
    ],
    articles,
    categories,
    BOTH,
    tools(),
  );
  expect(plan).toMatchObject([
    { title: 'There', categoryId: 2, leftOut: 'there' },
    { title: 'new one', categoryId: 1, leftOut: null, missing: ['b.png'] },
    { title: 'From the heading', categoryId: null },
  ]);
  expect([...(plan[1]?.images.keys() ?? [])]).toEqual(['a.png']);
});

it.each([
  [
    'an export of another portal',
    'es/pagos/pago.md',
    '---\nlocale: "es"\ncategory: "pagos"\n---\nText',
    'es',
    'language',
  ],
  ['a folder named after a locale', 'es/pagos/pago.md', 'Text', 'es', 'language'],
  ['a locale in BCP 47 form', 'pago.md', '---\nlocale: pt-BR\n---\nText', 'pt_BR', 'language'],
  ['an article that exists in its language', 'es/hay.md', 'Text', 'es', 'there'],
  ['an article that exists in another language', 'es/here.md', 'Text', 'es', 'language'],
  ["the portal's default language", 'en/pagos/pago.md', '---\nlocale: "en"\n---\nText', 'en', null],
  ['a file without a language', 'pagos/pago.md', 'Text', 'en', null],
  ['a language whose category exists', 'es/orders/pago.md', 'Text', 'es', null],
])(
  'imports an article in the language of its file or leaves it out if the category is missing: %s',
  async (_, path, text, locale, leftOut) => {
    const articles = [
      { title: 'hay', locale: 'es' } as ArticleSummary,
      { title: 'here', locale: 'en' } as ArticleSummary,
    ];
    const [planned] = await previewImport([file(path, text)], articles, categories, BOTH, tools());
    expect(planned).toMatchObject({ locale, leftOut });
  },
);

it('an import parses files in the worker, and skips a file that times out', async () => {
  vi.mocked(askTexts).mockClear();
  vi.mocked(askTexts).mockRejectedValueOnce(new TookTooLong());
  const files = [file('slow.md', '# Slow'), file('a.md', '# A')];
  const plan = await previewImport(files, [], [], ENGLISH, tools());
  expect(plan.map(({ title, text, leftOut }) => [title, text, leftOut])).toEqual([
    ['slow', '', 'slow'],
    ['A', '', null],
  ]);
  expect(vi.mocked(askTexts).mock.calls.map(([name]) => name)).toEqual(['article', 'article']);
});

it('an import converts HTML files to Markdown, with their images', async () => {
  const html =
    '<title>Site</title><h1>Refunds</h1><table><tr><th>A</th></tr><tr><td>B</td></tr></table>' +
    '<p>See <a href="b.html">this</a> <img src="img/a%20b.png" alt="x"></p><script></script>';
  const [planned] = await previewImport(
    [file('docs/refunds.htm', html), file('docs/img/a b.png')],
    [],
    [],
    ENGLISH,
    tools(),
  );
  expect(planned).toMatchObject({ title: 'Refunds', kind: 'html', losses: { scripts: 1 }, missing: [] });
  expect(planned?.text).toBe('| A |\n| - |\n| B |\n\nSee [this](b.html) ![x](img/a%20b.png)');
  expect([...(planned?.images.keys() ?? [])]).toEqual(['img/a%20b.png']);
});

it('aborting an import preview rejects its promise', async () => {
  const stopping = new AbortController();
  const plan = previewImport([file('a.md'), file('b.md')], [], [], ENGLISH, {
    signal: stopping.signal,
    onProgress: (read) => read === 1 && stopping.abort(),
  });
  await expect(plan).rejects.toThrow('aborted');
});
