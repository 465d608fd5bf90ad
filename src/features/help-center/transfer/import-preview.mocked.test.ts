import { describe, expect, it, vi } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { findLocalImages } from '~/lib/file/read-article-file';
import { replaceImageAddresses, resolveRelativePath } from '~/lib/markdown/image-addresses';
import { requestTextTask } from '~/texts/ask';
import { TaskTimeoutError } from '~/texts/text-queue';
import { excludeNewCategories, previewImport } from './import-preview';

vi.mock('~/texts/ask', { spy: true });

const file = (path: string, text = '') => ({ path, bytes: new TextEncoder().encode(text) });
const category = (id: number, slug: string, locale: string) => ({ id, slug, locale }) as Category;
const tools = () => ({ signal: new AbortController().signal, onProgress: () => {} });
const ENGLISH = { default_locale: 'en', allowed_locales: ['en'] };
const BOTH = { default_locale: 'en', allowed_locales: ['en', 'es'] };
const categories = [category(1, 'orders', 'en'), category(2, 'orders', 'es')];

describe('images of imported articles', () => {
  // A search with quadratic backtracking would take minutes for any of the repeated pieces.
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
    ['a.md', '\\\\[', ''],
  ])('resolves the path of an image: file %s, address %s, path %s', (from, address, path) => {
    expect(resolveRelativePath(from, address)).toBe(path);
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
    null,
  ],
  ['a folder named after a locale', 'es/pagos/pago.md', 'Text', 'es', null],
  ['a folder that is no category', 'es/pago.md', 'Text', 'es', 'language'],
  ['a locale that the portal lacks', 'pago.md', '---\nlocale: pt-BR\n---\nText', 'pt_BR', 'locale'],
  ['an article that exists in its language', 'es/hay.md', 'Text', 'es', 'there'],
  ['an article that exists in another language', 'es/here.md', 'Text', 'es', 'language'],
  ["the portal's default language", 'en/pagos/pago.md', '---\nlocale: "en"\n---\nText', 'en', null],
  ['a file without a language', 'pagos/pago.md', 'Text', 'en', null],
  ['a language whose category exists', 'es/orders/pago.md', 'Text', 'es', null],
])(
  'skips a file if its article would be created in a different language: %s',
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
  vi.mocked(requestTextTask).mockClear();
  vi.mocked(requestTextTask).mockRejectedValueOnce(new TaskTimeoutError());
  const files = [file('slow.md', '# Slow'), file('a.md', '# A')];
  const plan = await previewImport(files, [], [], ENGLISH, tools());
  expect(plan.map(({ title, text, leftOut }) => [title, text, leftOut])).toEqual([
    ['slow', '', 'slow'],
    ['A', '', null],
  ]);
  expect(vi.mocked(requestTextTask).mock.calls.map(([name]) => name)).toEqual(['article', 'article']);
});

const json = (path: string, content: unknown) => file(path, JSON.stringify(content));
const zendesk = (id: number, locale: string, body: string, more = {}) => ({
  ...{ id, locale, body, title: `T${id} ${locale}`, section_id: 7, label_names: [] },
  ...{ html_url: `https://acme.zendesk.com/hc/${locale}/articles/${id}-T`, ...more },
});

it('an import reads a Zendesk export with its sections, languages, links and images', async () => {
  const body =
    '<h1>Kept</h1><p><a href="/hc/en-us/articles/2">two</a> <a href="/hc/en-us/requests/new">ask</a></p>' +
    '<img src="/hc/article_attachments/5" alt="A">';
  const plan = await previewImport(
    [
      json('articles.json', {
        articles: [zendesk(1, 'en-us', body, { label_names: ['a', 'b'] }), zendesk(2, 'en-us', '<p>Two</p>')],
      }),
      json('es.json', [zendesk(1, 'es', '<p>Uno</p>')]),
      json('sections.json', { sections: [{ id: 7, name: 'Machines', locale: 'en-us', category_id: 1 }] }),
      json('package.json', { name: 'other', version: '1.0.0' }),
    ],
    [],
    [],
    BOTH,
    tools(),
  );
  const [first, second, spanish] = plan;
  expect(plan).toHaveLength(3);
  expect(first).toMatchObject({
    ...{ title: 'T1 en-us', locale: 'en', kind: 'zendesk', leftOut: null, remoteImages: 1 },
    text: '# Kept\n\n[two](/hc/en-us/articles/2) [ask](https://acme.zendesk.com/hc/en-us/requests/new)\n\n![A](https://acme.zendesk.com/hc/article_attachments/5)',
    losses: { labels: 2 },
    newCategory: { name: 'Machines', locale: 'en' },
    formerAddress: 'https://acme.zendesk.com/hc/en-us/articles/1-T',
  });
  expect([...(first?.links ?? [])]).toEqual([['/hc/en-us/articles/2', second?.path]]);
  expect(second?.newCategory).toBe(first?.newCategory);
  expect(spanish).toMatchObject({ locale: 'es', translationOf: first?.path, newCategory: { locale: 'es' } });
  expect(spanish?.newCategory?.family).toBe(first?.newCategory?.family);
  expect(excludeNewCategories(plan, 'en').map(({ leftOut }) => leftOut)).toEqual([null, null, 'language']);
});

it('an import reads an Intercom export with its collections and translations', async () => {
  const article = {
    ...{ id: '10', type: 'article', title: 'Setup', description: 'How to', body: '<p>Do it', state: 'draft' },
    ...{ parent_id: 3, default_locale: 'en', url: null },
    translated_content: {
      type: 'article_translated_content',
      en: { title: 'Setup', body: '<p>Do it' },
      es: { type: 'article_content', title: 'Montaje', description: '', body: '<p>H\u00e1galo' },
    },
  };
  const plan = await previewImport(
    [
      json('articles.json', { type: 'list', data: [article] }),
      json('collections.json', {
        data: [{ id: '3', name: 'Start', translated_content: { es: { name: 'Inicio' } } }],
      }),
    ],
    [],
    [],
    BOTH,
    tools(),
  );
  expect(plan).toMatchObject([
    { title: 'Setup', description: 'How to', kind: 'intercom', newCategory: { name: 'Start', locale: 'en' } },
    { title: 'Montaje', text: 'H\u00e1galo', locale: 'es', newCategory: { name: 'Inicio', locale: 'es' } },
  ]);
});

it('an import reads a Confluence export and skips its index page', async () => {
  const page = (title: string, trail: string, inner: string) =>
    `<title>Acme : ${title}</title><ol id="breadcrumbs"><li><a href="index.html">Acme</a></li>${trail}</ol>` +
    `<h1 id="title-heading">Acme : ${title}</h1><div id="main-content">${inner}</div>`;
  const panel =
    '<div class="confluence-information-macro confluence-information-macro-warning"><p class="title">Hot</p>' +
    '<span class="aui-icon"></span><div class="confluence-information-macro-body"><p>Wait.</p></div></div>';
  const plan = await previewImport(
    [
      file('KB/index.html', '<h1>Space Details:</h1>'),
      file('KB/1.html', page('Machines', '<li>Home</li>', '<p>All <a href="2.html#id-h">valves</a>')),
      file(
        'KB/2.html',
        page(
          'Valve',
          '<li>Home</li><li>Machines</li>',
          `<h2 id="id-h">Size</h2>${panel}<img src="attachments/2/9.png?v=1" alt="V">` +
            '<img class="emoticon" src="images/icons/tick.png" alt="(tick)"><a href="attachments/2/8.pdf">manual</a>',
        ),
      ),
      file('KB/attachments/2/9.png'),
    ],
    [],
    [],
    ENGLISH,
    tools(),
  );
  expect(plan).toMatchObject([
    { leftOut: 'contents' },
    { title: 'Machines', text: 'All [valves](2.html#size)', newCategory: { name: 'Machines' } },
    {
      title: 'Valve',
      kind: 'confluence',
      newCategory: { name: 'Machines' },
      losses: { links: 1 },
      missing: [],
    },
  ]);
  expect(plan[2]?.text).toContain('## Size\n\n> **Warning:** Hot\n>\n> Wait.');
  expect(plan[2]?.text).toContain('(tick)');
  expect([...(plan[2]?.images.keys() ?? [])]).toEqual(['attachments/2/9.png?v=1']);
});

it('an import creates a category per folder with a meaningful name, and links the translations', async () => {
  const plan = await previewImport(
    ['docs/en/01-machines/a.md', 'docs/es/01-machines/a.md', 'docs/en/b.md', 'docs/README.md'].map((path) =>
      file(path, `# ${path}`),
    ),
    [],
    [{ ...category(5, 'machines', 'en'), associated_category_id: null }],
    BOTH,
    tools(),
  );
  expect(plan.map(({ categoryId, newCategory }) => newCategory?.name ?? categoryId)).toEqual([
    5,
    'Machines',
    null,
    null,
  ]);
  expect(plan[1]).toMatchObject({ newCategory: { locale: 'es', rootId: 5 }, translationOf: plan[0]?.path });
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

it('an import skips empty and binary files, and doesn’t count footnotes as dead links', async () => {
  const binary = { path: 'binary.md', bytes: new Uint8Array([0x89, 0x50, 0xff, 0x00, 0x1a]) };
  const withNul = file('nul.md', 'A\0B');
  const footnote = 'Fine[^1], [there](ok.md), [gone](gone.md)\n\n[^1]: note';
  const plan = await previewImport(
    [file('empty.md'), binary, withNul, file('ok.md', footnote)],
    [],
    [],
    ENGLISH,
    tools(),
  );
  expect(plan.map(({ path, leftOut }) => [path, leftOut])).toEqual([
    ['empty.md', 'empty'],
    ['binary.md', 'unreadable'],
    ['nul.md', 'unreadable'],
    ['ok.md', null],
  ]);
  expect(plan[3]?.losses).toEqual({ links: 1 });
});
