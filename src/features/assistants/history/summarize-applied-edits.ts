// Summarizes an applied change with the same sentences that the review shows.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { Translator } from '~/i18n/use-t';
import { compareContents } from '../comparison/compare-contents';
import { describeChange } from '../review/describe-change';

export interface AppliedEditsSummary {
  /** Describes the first change. */
  readonly sentence: string;
  /** The number of changes that the summary doesn't describe. */
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
