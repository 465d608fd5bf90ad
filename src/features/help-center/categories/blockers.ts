import type { Category } from '~/api/categories';
import type { ApiError } from '~/api/http/api-error';

/**
 * An obstacle to deleting a category, identified by the platform's code (contract: category-deletion). The code may be
 * one that the console doesn't know.
 */
export interface DeletionBlocker {
  readonly code: string;
  /** The number of records that prevent the deletion. Null if the platform's message contains no number. */
  readonly count: number | null;
  readonly message: string | null;
}

/** Returns the obstacles that can be found in the loaded lists, without sending a request. */
export function findKnownBlockers(
  category: Pick<Category, 'id'>,
  categories: readonly Category[],
  articleCount: number,
): DeletionBlocker[] {
  const counts = [
    ['has_articles', articleCount],
    ['has_child_categories', categories.filter((one) => one.parent_category_id === category.id).length],
    ['has_translations', categories.filter((one) => one.associated_category_id === category.id).length],
  ] as const;
  return counts.filter(([, count]) => count > 0).map(([code, count]) => ({ code, count, message: null }));
}

/** Returns the obstacles in the platform's error. The count is parsed from the message. */
export function readReportedBlockers({ problem }: ApiError): DeletionBlocker[] {
  if (problem.kind !== 'invalid') return [];
  return problem.fields.map(({ code, message }) => {
    const [count] = /\d+/.exec(message) ?? [];
    return { code, count: count === undefined ? null : Number(count), message };
  });
}
