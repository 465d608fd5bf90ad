import { getArticle, listArticles } from '~/api/articles';
import { callOperation } from '~/api/http/client';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { getArticleAccess, getArticleCreation, getArticleRemoval, getArticleValues } from './article-record';

const PORTAL = 'acme-help';

testRecordWrites('an article', {
  reads: ['articles.get', 'articles.list'],
  update: 'articles.update',
  open: async ({ scope }) => {
    const query = { status: 'draft', locale: 'en', per_page: 1 } as const;
    const [first] = (await callOperation(listArticles, { scope, params: { portalSlug: PORTAL }, query }))
      .data;
    if (!first) throw new Error('the demo data has none');
    return callOperation(getArticle, { scope, params: { portalSlug: PORTAL, articleId: first.id } });
  },
  access: ({ queryClient, scope }, { id }) => getArticleAccess(queryClient, scope, PORTAL, id),
  edit: (values) => ({
    ...values,
    title: `${values.title}, edited`,
    content: `${values.content}\nAnd more.`,
    status: 'archived',
  }),
  creation: {
    operation: 'articles.create',
    access: ({ queryClient, scope }) => getArticleCreation(queryClient, scope, PORTAL),
    values: {
      title: 'Not there yet',
      description: '',
      content: 'Some *words*.',
      category_id: null,
      associated_article_id: null,
      status: 'published',
    },
  },
  removal: {
    operation: 'articles.delete',
    access: ({ queryClient, scope }, article) =>
      getArticleRemoval(queryClient, scope, PORTAL, article.id, getArticleValues(article)),
  },
});
