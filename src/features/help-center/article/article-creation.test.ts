import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { answer, connectFakePlatform, fetched, SCOPE } from '~/api/http/fixtures/fake-platform';
import { newArticleAccess } from './article-record';

connectFakePlatform();

it.each([
  ['draft', {}],
  ['published', { status: 'published' }],
  ['archived', { status: 'archived' }],
])('creates as %s by what it sends', async (status, sent) => {
  // What comes back is no matter here.
  answer(500, '');
  const words = { title: 'T', content: 'C', description: '', category_id: null, associated_article_id: null };
  await newArticleAccess(new QueryClient(), SCOPE, 'help')
    .create({ ...words, status })
    .catch(() => undefined);
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ article: { title: 'T', content: 'C', ...sent } });
});
