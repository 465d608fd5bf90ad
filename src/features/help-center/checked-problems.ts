import {
  fieldProblems,
  type PublishedParts,
  type PublishProblem,
  problem,
} from '~/lib/markdown/publish-problem';
import { askTexts } from '~/texts/ask';

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
