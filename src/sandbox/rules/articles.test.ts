import { describe, expect, it } from 'vitest';
import { createArticle, deleteArticle, getArticle, listArticles, updateArticle } from '~/api/articles';
import { createSmallClient } from '../fixtures/small-client';

const rejection = (...pairs: readonly (readonly [string, string])[]) => ({
  status: 422,
  body: { error: { details: pairs.map(([field, code]) => expect.objectContaining({ field, code })) } },
});
const idsOf = (body: unknown) => (body as { data: { id: number }[] }).data.map(({ id }) => id);
const portalSlug = 'help';

describe('listing articles', () => {
  const list = (query: string, as = 'author') =>
    createSmallClient().ask(listArticles, { as, params: { portalSlug }, query });

  it.each([
    ['', [801, 803, 802]],
    ['sort=unknown', [801, 803, 802]],
    ['sort=updated_asc', [802, 803, 801]],
    ['sort=title_asc', [802, 803, 801]],
    ['sort=title_desc', [801, 803, 802]],
    ['status=draft', [803]],
    ['locale=en', [801, 802]],
    ['category_id=701&status=archived', [802]],
    ['search=TRACK', [801, 803]],
    ['search=text%20of%20cancel', [802]],
    ['search=%25', [803]],
  ])('the query "%s" sorts and filters the list of articles', (query, ids) => {
    expect(idsOf(list(query).body)).toEqual(ids);
  });

  it('the list of articles omits the content', () => {
    expect((list('').body as { data: object[] }).data[0]).not.toHaveProperty('content');
  });

  it('administrators and members of the portal may list its articles, and others may not', () => {
    expect(list('', 'agent').status).toBe(403);
    expect(list('', 'admin').status).toBe(200);
    expect(
      createSmallClient().ask(listArticles, { as: 'author', params: { portalSlug: 'other' } }).status,
    ).toBe(403);
    expect(createSmallClient().ask(listArticles, { params: { portalSlug: 'other' } }).status).toBe(404);
  });
});

describe('creating an article', () => {
  const create = (article: unknown, as = 'author') =>
    createSmallClient().ask(createArticle, { as, params: { portalSlug }, body: { article } });

  it('a new article is a draft in the portal’s language, with the signed-in person as its author', () => {
    expect(create({ title: 'Überall & weiter', author_id: 11 })).toMatchObject({
      status: 201,
      body: {
        slug: 'uberall-weiter',
        status: 'draft',
        locale: 'en',
        author_id: 16,
        portal_slug: 'help',
        public_url: 'https://help.tiny.test/hc/help/articles/uberall-weiter',
      },
    });
  });

  it('a new article uses the status in the request and the language of its category', () => {
    expect(create({ title: 'Nuevo', status: 'published', category_id: 707 }).body).toMatchObject({
      status: 'published',
      locale: 'es',
      category_id: 707,
    });
  });

  it('a new translation links to the root article even if the request names another translation', () => {
    expect(create({ title: 'Nuevo', associated_article_id: 803 }).body).toMatchObject({
      associated_article_id: 801,
    });
  });

  it('two articles never get the same slug, and no article gets an empty slug', () => {
    expect(create({ title: 'Track' }).body).toMatchObject({ slug: 'track-2' });
    expect((create({ title: 'Доставка' }).body as { slug: string }).slug).toMatch(/^article-\d+$/);
  });

  it("an article can't be created in a category of another portal or of a language that is no longer allowed", () => {
    expect(create({ title: 'X', category_id: 1 })).toMatchObject(rejection(['category_id', 'invalid']));
    expect(create({ title: 'X', category_id: 705 })).toMatchObject(rejection(['category_id', 'invalid']));
    expect(create({ title: ' ', status: 'live' })).toMatchObject(
      rejection(['title', 'blank'], ['status', 'invalid']),
    );
  });

  it('administrators and members of the portal may create articles, and others may not', () => {
    expect(create({ title: 'X' }, 'agent').status).toBe(403);
  });
});

describe('fetching an article', () => {
  it('administrators and members of the portal can fetch drafts too', () => {
    const { ask } = createSmallClient();
    const params = { portalSlug, articleId: 803 };
    expect(ask(getArticle, { as: 'author', params }).body).toMatchObject({ status: 'draft' });
    expect(ask(getArticle, { as: 'agent', params }).status).toBe(403);
    expect(ask(getArticle, { params: { portalSlug, articleId: 'track' } }).status).toBe(404);
  });
});

describe('updating an article', () => {
  const change = (articleId: number, article: unknown) =>
    createSmallClient().ask(updateArticle, {
      as: 'author',
      params: { portalSlug, articleId },
      body: { article },
    });

  it('updating an article changes only the fields that were sent, and a new title keeps the slug', () => {
    expect(change(801, { title: 'Follow' })).toMatchObject({
      status: 200,
      body: { title: 'Follow', slug: 'track', content: 'Text of track', author_id: 11 },
    });
  });

  it('an article moved to another category adopts the language of that category', () => {
    expect(change(801, { category_id: 707 }).body).toMatchObject({ locale: 'es' });
    expect(change(801, { category_id: null }).body).toMatchObject({ locale: 'en', category_id: null });
  });

  it('updating an article links a translation to the root article, and never links a root to itself', () => {
    expect(change(802, { associated_article_id: 803 }).body).toMatchObject({ associated_article_id: 801 });
    expect(change(801, { associated_article_id: 803 }).body).toMatchObject({ associated_article_id: null });
  });

  it('updating an article with invalid values is rejected', () => {
    expect(change(801, {}).status).toBe(400);
    expect(change(801, { locale: 'es', author_id: 1 }).status).toBe(400);
    expect(change(801, { title: '' })).toMatchObject(rejection(['title', 'blank']));
    expect(change(801, { category_id: 1, associated_article_id: 1 })).toMatchObject(
      rejection(['category_id', 'invalid'], ['associated_article_id', 'invalid']),
    );
  });
});

describe('deleting an article', () => {
  it('deleting an article unlinks its translations, and deleting it again returns 404', () => {
    const { ask } = createSmallClient();
    const params = { portalSlug, articleId: 801 };
    expect(ask(deleteArticle, { as: 'agent', params }).status).toBe(403);
    expect(ask(deleteArticle, { as: 'author', params })).toEqual({ status: 204, body: undefined });
    expect(ask(deleteArticle, { as: 'author', params }).status).toBe(404);
    expect(ask(getArticle, { params: { portalSlug, articleId: 803 } }).body).toMatchObject({
      associated_article_id: null,
    });
  });
});
