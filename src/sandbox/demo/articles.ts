// Builds the articles of a portal from seeds.
import type { Article } from '~/api/articles';
import { toSlug } from '~/lib/text/slug';
import { getTimeBeforeBase } from './times';

export interface ArticleSeed {
  readonly title: string;
  readonly content: string;
  readonly description: string | null;
  readonly status: 'draft' | 'published' | 'archived';
  readonly locale: string;
  readonly categoryId: number | null;
  readonly authorId: number | null;
  /** The title of the root article that this article translates. */
  readonly translates?: string;
  /** Days before the base time. Defaults to a value derived from the position in the list. */
  readonly editedDaysAgo?: number;
}

export function buildArticles(
  portalSlug: string,
  host: string,
  firstId: number,
  seeds: readonly ArticleSeed[],
): Article[] {
  const ids = new Map(seeds.map(({ title }, index) => [title, firstId + index]));
  return seeds.map((seed, index) => {
    const slug = toSlug(seed.title);
    const edited = seed.editedDaysAgo ?? (index * 7) % 190;
    return {
      id: firstId + index,
      title: seed.title,
      slug,
      content: seed.content,
      description: seed.description ?? '',
      status: seed.status,
      locale: seed.locale,
      category_id: seed.categoryId,
      associated_article_id: seed.translates === undefined ? null : (ids.get(seed.translates) ?? null),
      author_id: seed.authorId,
      portal_slug: portalSlug,
      public_url: `https://${host}/hc/${portalSlug}/articles/${slug}`,
      created_at: getTimeBeforeBase(edited + 60 + (index % 40), index),
      updated_at: getTimeBeforeBase(edited, index),
    };
  });
}
