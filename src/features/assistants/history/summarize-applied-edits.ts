// Summarizes an applied change with the sentences of the review.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { Translator } from '~/i18n/use-t';
import { compareContents } from '../comparison/compare-contents';
import { describeChange } from '../review/describe-change';

export interface AppliedEditsSummary {
  /** Describes the first change. */
  readonly sentence: string;
  /** The number of further changes. */
  readonly more: number;
}

/** Summarizes the changes between two versions; null if they are the same. */
export function summarizeAppliedEdits(
  t: Translator,
  before: AssistantContent,
  after: AssistantContent,
): AppliedEditsSummary | null {
  const { changes, contents } = compareContents(before, after);
  const [first, ...others] = changes;
  return first ? { sentence: describeChange(t, first, contents), more: others.length } : null;
}
