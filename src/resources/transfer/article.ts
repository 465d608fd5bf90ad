import { type Article, getArticle, listArticles } from '~/api/articles';
import { read } from '~/api/http/read';
import { defineTransfer, type LoadedRecord, type TransferReader } from './define-transfer';
import { definePortalList, forEachConcurrently, loadOrGetFailureReason } from './record-lists';

type ReadArticle = LoadedRecord<Article, null>;

/** Loads the content of the articles. Omits articles that were deleted after they were listed. */
async function readTexts(
  { scope, signal, pace, once, reportUnread }: TransferReader,
  listed: readonly ReadArticle[],
  slug: string | null,
): Promise<readonly ReadArticle[] | null> {
  const portal = slug ?? '';
  const found: ReadArticle[] = [];
  let isForbidden = false;
  await forEachConcurrently(listed, async (one) => {
    if (isForbidden) return;
    const articleId = one.stored.id;
    const input = { scope, signal, params: { portalSlug: portal, articleId } };
    const response = await loadOrGetFailureReason(
      once(`${getArticle.id} ${portal} ${articleId}`, getArticle.response, () =>
        pace(() => read(getArticle, input)),
      ),
    );
    if ('found' in response) found.push({ ...one, stored: response.found });
    else if (response.why === 'forbidden') isForbidden = true;
  });
  if (!isForbidden) return found;
  reportUnread({ kind: 'articles', why: 'forbidden', portal });
  return null;
}

export const articleTransfer = defineTransfer({
  name: 'articles',
  kind: 'article',
  section: 'portal',
  list: definePortalList(listArticles),
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
