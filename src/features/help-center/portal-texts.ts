import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { type Article, type ArticleSummary, getArticle, listArticles } from '~/api/articles';
import { readAllPages } from '~/api/http/all-pages';
import { isApiError } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { imageHosts, uploadedHosts } from '~/domain/image-hosts';
import type { ReadingTools } from '~/records/list/use-reading';
import { askTexts } from '~/texts/ask';
import type { ReadArticle } from './health/findings';

/** The articles of a portal with their texts, as far as they were read. */
export interface PortalTexts {
  readonly list: readonly ArticleSummary[];
  readonly read: ReadonlyMap<number, ReadArticle>;
  /** When the list was read, in milliseconds since the epoch. */
  readonly at: number;
  /** The hosts of images that were known then: an image from any other is found as foreign. */
  readonly hosts: readonly string[];
}

/** What was read; nothing is asked of the platform for it. It stays until the person leaves. */
export const portalTextsQuery = (scope: Scope, portalSlug: string) =>
  queryOptions<PortalTexts>({
    queryKey: [...readKey(scope, 'portal-texts'), portalSlug],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** How many articles are on their way at once: a page of any list reads as many. */
const AT_ONCE = 4;
/** After so many articles what was read is kept, and shown. */
const KEPT_EVERY = 20;

/** Null where somebody deleted it since it was listed. */
export async function readListed(
  scope: Scope,
  { portal_slug: portalSlug, id: articleId }: ArticleSummary,
  { pace, signal }: ReadingTools,
): Promise<Article | null> {
  const params = { portalSlug, articleId };
  try {
    return await pace(() => call(getArticle, { scope, params, signal }));
  } catch (error) {
    if (isApiError(error, 'not-found')) return null;
    throw error;
  }
}

/** A text that can't be looked through in time has no facts. */
async function withFacts(
  article: Article,
  hosts: readonly string[],
  { signal }: ReadingTools,
): Promise<ReadArticle> {
  const { title, description, content } = article;
  const parts = { title, description: description ?? '', text: content ?? '' };
  const facts = await askTexts('facts', { parts, imageHosts: hosts }).catch(() => null);
  signal.throwIfAborted();
  return { article, facts };
}

/**
 * Reads every article of a portal, each once: one that hasn't changed since it was read is left alone. What was read stays,
 * however this ends.
 */
export async function readPortalTexts(
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  tools: ReadingTools,
): Promise<PortalTexts> {
  const { pace, signal, onProgress } = tools;
  const { queryKey } = portalTextsQuery(scope, portalSlug);
  const before = queryClient.getQueryData(queryKey);
  const hosts = imageHosts(uploadedHosts.get());
  const listed = await readAllPages(
    scope,
    listArticles,
    { params: { portalSlug }, query: { sort: 'title_asc' } },
    { pace, signal },
  );
  const at = Date.now();
  const gone = new Set<number>();
  const unchanged = ({ id, updated_at }: ArticleSummary): ReadArticle | null => {
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
  const keep = (): PortalTexts => {
    const texts = { list: listed.filter(({ id }) => !gone.has(id)), read: new Map(read), at, hosts };
    // Nothing is put back into what a sign-out has emptied.
    if (queryClient.getQueryState(queryKey)) queryClient.setQueryData(queryKey, texts);
    return texts;
  };
  const left = listed.filter(({ id }) => !read.has(id)).values();
  const readOn = async () => {
    for (const summary of left) {
      const article = unchanged(summary)?.article ?? (await readListed(scope, summary, tools));
      if (article) read.set(summary.id, await withFacts(article, hosts, tools));
      else gone.add(summary.id);
      onProgress(read.size + gone.size, listed.length);
      if (read.size % KEPT_EVERY === 0) keep();
    }
  };
  onProgress(read.size, listed.length);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  } finally {
    keep();
  }
  return keep();
}
