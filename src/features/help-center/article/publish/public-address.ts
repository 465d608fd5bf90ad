// Determines the public address of an article, and how a save changes it.
import type { Article } from '~/api/articles';
import type { ArticleText } from '~/drafts/article-drafts';

/** The visibility of an article to readers. An archived portal shows no articles (contract: public-address). */
export type ArticleVisibility = 'served' | 'unpublished' | 'portal-archived';

export function getArticleVisibility(status: string, isPortalArchived: boolean): ArticleVisibility {
  if (status !== 'published') return 'unpublished';
  return isPortalArchived ? 'portal-archived' : 'served';
}

/**
 * Returns the public address if a browser can open it now. Returns null if the article isn't visible or the address
 * isn't HTTP.
 */
export function getPublicLink(article: Article, status: string, isPortalArchived: boolean): string | null {
  const isLink = /^https?:\/\//.test(article.public_url);
  return isLink && getArticleVisibility(status, isPortalArchived) === 'served' ? article.public_url : null;
}

const ADDRESS_FIELDS = ['slug', 'public_url', 'locale'] as const;

export interface AddressChange {
  readonly field: (typeof ADDRESS_FIELDS)[number];
  readonly before: string;
  readonly after: string;
}

/**
 * Returns how the platform changed the address and language during a save. Ignores addresses of drafts, because they
 * were never public.
 */
export function findAddressChanges(before: Article, after: Article): readonly AddressChange[] {
  return ADDRESS_FIELDS.filter(
    (field) => before[field] !== after[field] && (field === 'locale' || before.status !== 'draft'),
  ).map((field) => ({ field, before: before[field], after: after[field] }));
}

/**
 * Reports whether saving a new title may change the public address. The platform derives the address from the title.
 */
export const canAddressChange = (
  base: { readonly status: string; readonly title: string },
  { title }: Pick<ArticleText, 'title'>,
): boolean => base.status === 'published' && base.title !== title;
