import {
  checkPublishedFields,
  createPublishProblem,
  type PublishedFields,
  type PublishProblem,
} from '~/lib/markdown/publish-problem';
import type { RowState } from '~/records/run/process-rows';
import { requestTextTask } from '~/texts/ask';
import { getProblemLabel } from './problem-labels';
import { isBlockingProblem } from './publish-blocks';

/**
 * Returns all publishing problems of an article. A failed or timed-out check is reported as a problem too. Rejects only
 * if aborted.
 */
export const requestPublishProblems = (
  parts: PublishedFields,
  imageHosts: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PublishProblem[]> =>
  requestTextTask('problems', { parts, imageHosts }, signal).catch(() => {
    signal?.throwIfAborted();
    return [...checkPublishedFields(parts), createPublishProblem('text_unchecked')];
  });

/**
 * Checks an article before a bulk action publishes it. Returns a blocked outcome if the article can't be published,
 * otherwise null.
 */
export async function findPublishBlocker(parts: PublishedFields): Promise<RowState | null> {
  const block = (await requestPublishProblems(parts, [])).find(isBlockingProblem);
  return block ? { step: 'blocked', why: (t) => getProblemLabel(t, block) } : null;
}
