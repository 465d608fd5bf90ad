import { type Article, getArticle, listArticles } from '~/api/articles';
import { read } from '~/api/http/read';
import { defineTransfer, type Reader, type ReadRecord, type Unread } from './define-transfer';
import { forEachAtOnce, orWhy, portalList } from './record-lists';

type ReadArticle = ReadRecord<Article, null>;

/** Reads the articles with their texts. Those that were deleted since they were listed are left out. */
async function readTexts(
  { scope, signal, pace, once, reportUnread }: Reader,
  listed: readonly ReadArticle[],
  slug: string | null,
): Promise<readonly ReadArticle[] | null> {
  const portal = slug ?? '';
  const found: ReadArticle[] = [];
  let why: Unread['why'] | null = null;
  await forEachAtOnce(listed, async (one) => {
    if (why === 'forbidden') return;
    const articleId = one.stored.id;
    const input = { scope, signal, params: { portalSlug: portal, articleId } };
    const answer = await orWhy(
      once(`${getArticle.id} ${portal} ${articleId}`, getArticle.answer, () =>
        pace(() => read(getArticle, input)),
      ),
    );
    if ('found' in answer) found.push({ ...one, stored: answer.found });
    else why = answer.why;
  });
  if (why !== 'forbidden') return found;
  reportUnread({ kind: 'articles', why, portal });
  return null;
}

export const article = defineTransfer({
  name: 'articles',
  kind: 'article',
  section: 'portal',
  list: portalList(listArticles),
  complete: readTexts,
  nameField: 'title',
  keyFields: ['portal_slug', 'locale', 'slug'],
  describe: (_t, key) => key.join(' / '),
  reference: 'article',
  references: { category_id: 'category', associated_article_id: 'article' },
  needs: ['portals', 'categories'],
  textField: 'content',
  writing: {
    fields: ['title', 'description', 'category_id', 'associated_article_id', 'status'],
    derivedFields: ['portal_slug', 'locale', 'slug'],
    requiredFields: ['title'],
    distinctField: 'locale',
  },
});
