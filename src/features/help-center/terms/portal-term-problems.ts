import type { TermProblem } from '~/lib/terms/check-terms';
import type { Term } from '~/lib/terms/term';
import { requestTextTask } from '~/texts/ask';
import type { PortalTexts } from '../portal-texts';
import { toCheckedText } from './checked-text';

/**
 * Checks the loaded articles of a portal one by one. A translation is checked together with its original. Rejects if a
 * check takes too long or is aborted.
 */
export async function findPortalTermProblems(
  { list, read }: Pick<PortalTexts, 'list' | 'read'>,
  terms: readonly Term[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, readonly TermProblem[]>> {
  const found = new Map<number, readonly TermProblem[]>();
  for (const { id, status, associated_article_id: root } of list) {
    const article = read.get(id)?.article;
    if (!article || status === 'archived') continue;
    const original = root === null || root === id ? undefined : read.get(root)?.article;
    const asked = {
      article: toCheckedText(article),
      terms,
      ...(original && { original: toCheckedText(original) }),
    };
    found.set(id, await requestTextTask('terms', asked, signal));
  }
  return found;
}
