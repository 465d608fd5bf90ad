import {
  fieldProblems,
  type PublishedParts,
  type PublishProblem,
  problem,
} from '~/lib/markdown/publish-problem';
import type { RowState } from '~/records/run/run-rows';
import { askTexts } from '~/texts/ask';
import { problemWords } from './problem-labels';
import { isBlocking } from './publish-blocks';

/** Every problem of an article; where its text can't be checked, in time or at all, that is one. Rejects only once aborted. */
export const checkedProblems = (
  parts: PublishedParts,
  imageHosts: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PublishProblem[]> =>
  askTexts('problems', { parts, imageHosts }, signal).catch(() => {
    signal?.throwIfAborted();
    return [...fieldProblems(parts), problem('text_unchecked')];
  });

/** What holds a row of a run back from being published, if anything. */
export async function publishBlock(parts: PublishedParts): Promise<RowState | null> {
  const block = (await checkedProblems(parts, [])).find(isBlocking);
  return block ? { step: 'blocked', why: (t) => problemWords(t, block) } : null;
}
