import type { Category } from '~/api/categories';
import type { ApiError } from '~/api/http/api-error';

/** What forbids deleting a category, by the platform's own codes (contract: category-deletion); others are shown as they came. */
export interface Blocker {
  readonly code: string;
  /** Null where only the platform's sentence tells. */
  readonly count: number | null;
  readonly message: string | null;
}

/** What the lists already tell, so that nobody has to be refused first. */
export function knownBlockers(
  category: Pick<Category, 'id'>,
  categories: readonly Category[],
  articleCount: number,
): Blocker[] {
  const counts = [
    ['has_articles', articleCount],
    ['has_child_categories', categories.filter((one) => one.parent_category_id === category.id).length],
    ['has_translations', categories.filter((one) => one.associated_category_id === category.id).length],
  ] as const;
  return counts.filter(([, count]) => count > 0).map(([code, count]) => ({ code, count, message: null }));
}

/** What the platform itself answered: one entry for each, its count somewhere in the sentence. */
export function reportedBlockers({ problem }: ApiError): Blocker[] {
  if (problem.kind !== 'invalid') return [];
  return problem.fields.map(({ code, message }) => {
    const [count] = /\d+/.exec(message) ?? [];
    return { code, count: count === undefined ? null : Number(count), message };
  });
}
