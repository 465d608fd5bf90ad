import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { Translator } from '~/i18n/use-t';
import { compareContents } from '../comparison/compare-contents';
import { describeChange } from '../review/describe-change';

export interface AppliedEditsSummary {
  /** The sentence that describes the first change in the review. */
  readonly sentence: string;
  /** The number of further changes. */
  readonly more: number;
}

/** Summarizes the changes between two versions. Returns null if the versions are the same. */
export function summarizeAppliedEdits(
  t: Translator,
  before: AssistantContent,
  after: AssistantContent,
): AppliedEditsSummary | null {
  const { changes, contents } = compareContents(before, after);
  const [first, ...others] = changes;
  return first ? { sentence: describeChange(t, first, contents), more: others.length } : null;
}
