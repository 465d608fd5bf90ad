import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { type Article, type ArticleSummary, getArticle, listArticles } from '~/api/articles';
import { readAllPages } from '~/api/http/all-pages';
import { isApiError } from '~/api/http/api-error';
import { callOperation } from '~/api/http/client';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { imageUploadHosts, listImageHosts } from '~/domain/image-hosts';
import type { FullLoadContext } from '~/records/list/use-full-load';
import { requestTextTask } from '~/texts/ask';
import type { LoadedArticle } from './health/findings';

/** The articles of a portal, and the article text loaded so far. */
export interface PortalTexts {
  readonly list: readonly ArticleSummary[];
  readonly read: ReadonlyMap<number, LoadedArticle>;
  /** The time when the list was loaded, in milliseconds since the epoch. */
  readonly at: number;
  /** The image hosts that were known when the list was loaded. Images from other hosts count as external. */
  readonly hosts: readonly string[];
}

/** Caches the loaded article text until sign-out. This query never sends a request. */
export const portalTextsQuery = (scope: Scope, portalSlug: string) =>
  queryOptions<PortalTexts>({
    queryKey: [...buildQueryKey(scope, 'portal-texts'), portalSlug],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The number of concurrent article requests. The pages of a list are loaded with the same concurrency. */
const AT_ONCE = 4;
/** The number of articles after which intermediate results are cached and shown. */
const KEPT_EVERY = 20;

/** Loads an article of the list. Returns null if it was deleted after the list was loaded. */
export async function loadListedArticle(
  scope: Scope,
  { portal_slug: portalSlug, id: articleId }: ArticleSummary,
  { pace, signal }: FullLoadContext,
): Promise<Article | null> {
  const params = { portalSlug, articleId };
  try {
    return await pace(() => callOperation(getArticle, { scope, params, signal }));
  } catch (error) {
    if (isApiError(error, 'not-found')) return null;
    throw error;
  }
}

/** Adds the facts parsed from the text (links, images, headings). The facts are null if parsing takes too long. */
async function withFacts(
  article: Article,
  hosts: readonly string[],
  { signal }: FullLoadContext,
): Promise<LoadedArticle> {
  const { title, description, content } = article;
  const parts = { title, description: description ?? '', text: content ?? '' };
  const facts = await requestTextTask('facts', { parts, imageHosts: hosts }).catch(() => null);
  signal.throwIfAborted();
  return { article, facts };
}

/**
 * Loads all articles of a portal. Skips articles that haven't changed since they were last loaded. If an error occurs,
 * keeps the articles that are already loaded.
 */
export async function loadPortalTexts(
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  tools: FullLoadContext,
): Promise<PortalTexts> {
  const { pace, signal, onProgress } = tools;
  const { queryKey } = portalTextsQuery(scope, portalSlug);
  const before = queryClient.getQueryData(queryKey);
  const hosts = listImageHosts(imageUploadHosts.get());
  const listed = await readAllPages(
    scope,
    listArticles,
    { params: { portalSlug }, query: { sort: 'title_asc' } },
    { pace, signal },
  );
  const at = Date.now();
  const gone = new Set<number>();
  const unchanged = ({ id, updated_at }: ArticleSummary): LoadedArticle | null => {
    const former = before?.read.get(id);
    return former?.article.updated_at === updated_at ? former : null;
  };
  const areSameHosts = before?.hosts.join(' ') === hosts.join(' ');
  const read = new Map(
    listed.flatMap((summary) => {
      const former = unchanged(summary);
      return former?.facts && areSameHosts ? [[summary.id, former] as const] : [];
    }),
  );
  const cacheTexts = (): PortalTexts => {
    const texts = { list: listed.filter(({ id }) => !gone.has(id)), read: new Map(read), at, hosts };
    // Writes to the cache only if the entry still exists, because a sign-out clears the cache.
    if (queryClient.getQueryState(queryKey)) queryClient.setQueryData(queryKey, texts);
    return texts;
  };
  const left = listed.filter(({ id }) => !read.has(id)).values();
  const readOn = async () => {
    for (const summary of left) {
      const article = unchanged(summary)?.article ?? (await loadListedArticle(scope, summary, tools));
      if (article) read.set(summary.id, await withFacts(article, hosts, tools));
      else gone.add(summary.id);
      onProgress(read.size + gone.size, listed.length);
      if (read.size % KEPT_EVERY === 0) cacheTexts();
    }
  };
  onProgress(read.size, listed.length);
  // Caches the list before the article text is loaded, because some problems, such as equal titles, can be found
  // without it.
  if (!before) cacheTexts();
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  } finally {
    cacheTexts();
  }
  return cacheTexts();
}
