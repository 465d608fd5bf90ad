// Summarizes an applied change with the sentences of the review.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { T } from '~/i18n/use-t';
import { compareContents } from '../comparison/compare-contents';
import { describeChange } from '../review/describe-change';

export interface AppliedSummary {
  /** Describes the first change. */
  readonly sentence: string;
  /** The number of further changes. */
  readonly more: number;
}

/** Summarizes the changes between two versions; null if they are the same. */
export function summarizeAppliedEdits(
  t: T,
  before: AssistantContent,
  after: AssistantContent,
): AppliedSummary | null {
  const { changes, contents } = compareContents(before, after);
  const [first, ...others] = changes;
  return first ? { sentence: describeChange(t, first, contents), more: others.length } : null;
}
