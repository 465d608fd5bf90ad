// Where visitors find an article, if at all, and what a save made of that.
import type { Article } from '~/api/articles';
import type { ArticleWords } from '~/drafts/article-drafts';

/** Whether visitors are shown it: an archived portal serves nothing, whatever its articles say (contract: public-address). */
export type Serving = 'served' | 'unpublished' | 'portal-archived';

export function servingOf(status: string, isPortalArchived: boolean): Serving {
  if (status !== 'published') return 'unpublished';
  return isPortalArchived ? 'portal-archived' : 'served';
}

/** Where it can be opened now; null where it isn't served, or its address is none for a browser. */
export function publicLink(article: Article, status: string, isPortalArchived: boolean): string | null {
  const isLink = /^https?:\/\//.test(article.public_url);
  return isLink && servingOf(status, isPortalArchived) === 'served' ? article.public_url : null;
}

const ADDRESS_FIELDS = ['slug', 'public_url', 'locale'] as const;

export interface AddressChange {
  readonly field: (typeof ADDRESS_FIELDS)[number];
  readonly before: string;
  readonly after: string;
}

/** What the platform changed by itself, with a save of whomever. Nobody follows links to what was never more than a draft. */
export function addressChanges(before: Article, after: Article): readonly AddressChange[] {
  return ADDRESS_FIELDS.filter(
    (field) => before[field] !== after[field] && (field === 'locale' || before.status !== 'draft'),
  ).map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Whether saving may give a public article another address: it is made of the title. */
export const mayMove = (
  base: { readonly status: string; readonly title: string },
  { title }: Pick<ArticleWords, 'title'>,
): boolean => base.status === 'published' && base.title !== title;
