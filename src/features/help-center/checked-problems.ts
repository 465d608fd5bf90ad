import {
  checkFields,
  createProblem,
  type PublishedParts,
  type PublishProblem,
} from '~/lib/markdown/publish-problem';
import type { RowState } from '~/records/run/run-rows';
import { requestTextTask } from '~/texts/ask';
import { getProblemLabel } from './problem-labels';
import { isBlocking } from './publish-blocks';

/**
 * Returns all publishing problems of an article. If the check fails or times out, this is reported as a problem too.
 * Rejects only if aborted.
 */
export const findCheckedProblems = (
  parts: PublishedParts,
  imageHosts: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PublishProblem[]> =>
  requestTextTask('problems', { parts, imageHosts }, signal).catch(() => {
    signal?.throwIfAborted();
    return [...checkFields(parts), createProblem('text_unchecked')];
  });

/**
 * Checks an article before a bulk action publishes it. Returns a blocked outcome if the article can't be published,
 * otherwise null.
 */
export async function findPublishBlocker(parts: PublishedParts): Promise<RowState | null> {
  const block = (await findCheckedProblems(parts, [])).find(isBlocking);
  return block ? { step: 'blocked', why: (t) => getProblemLabel(t, block) } : null;
}
