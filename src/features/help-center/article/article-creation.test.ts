import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { connectFakePlatform, fetchMock, respondWith, TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { getArticleCreation } from '~/resources/article-record';

connectFakePlatform();

it.each([
  ['draft', {}],
  ['published', { status: 'published' }],
  ['archived', { status: 'archived' }],
])('creates a %s article with the fields that this status needs', async (status, sent) => {
  respondWith(500, '');
  const words = { title: 'T', content: 'C', description: '', category_id: null, associated_article_id: null };
  await getArticleCreation(new QueryClient(), TEST_SCOPE, 'help')
    .create({ ...words, status })
    .catch(() => undefined);
  const [, init] = fetchMock.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ article: { title: 'T', content: 'C', ...sent } });
});

/** Responds to requests for the article list with 120 articles of the same title, whatever order was requested. */
function answerInOrder(order: 'by number' | 'newest first'): void {
  const all = Array.from({ length: 120 }, (_, index) => {
    const id = order === 'by number' ? index + 1 : 120 - index;
    const at = new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString();
    const words = { title: 'Refund', content: 'C', description: '', locale: 'en', status: 'draft' };
    const links = { portal_slug: 'help', category_id: null, associated_article_id: null, author_id: 1 };
    return {
      id,
      ...words,
      ...links,
      slug: 'refund',
      public_url: 'https://help.test',
      created_at: at,
      updated_at: at,
    };
  });
  fetchMock.mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(
      String(request instanceof Request ? request.url : request),
      'https://a.test',
    );
    const id = Number(/articles\/(\d+)$/.exec(pathname)?.[1]);
    if (id) return Response.json(all.find((one) => one.id === id));
    const [page, per_page] = [Number(searchParams.get('page') ?? 1), 100];
    const data = all.slice((page - 1) * per_page, page * per_page);
    return Response.json({ data, meta: { current_page: page, per_page, total_count: 120, total_pages: 2 } });
  });
}

it.each([
  ['by number', 120],
  ['newest first', 100],
] as const)(
  'finds an article after an unconfirmed create request even if the article list is sorted %s',
  async (order, count) => {
    answerInOrder(order);
    const words = {
      title: 'Refund',
      content: 'C',
      description: '',
      category_id: null,
      associated_article_id: null,
    };
    const found = await getArticleCreation(new QueryClient(), TEST_SCOPE, 'help').candidates({
      ...words,
      status: 'draft',
    });
    expect(found).toHaveLength(count);
    expect(found.map(({ id }) => id)).toContain(120);
  },
);
