// Summarizes an applied change with the sentences of the review.
import { type AssistantContent, NO_EDITS } from '~/drafts/assistant-drafts';
import type { T } from '~/i18n/use-t';
import { listUserChanges } from '../editing/assistant-edits';
import { describeChange } from '../review/describe-change';
import { reviewChanges } from '../review/review-changes';

export interface AppliedSummary {
  /** Describes the first change. */
  readonly sentence: string;
  /** The number of further changes. */
  readonly more: number;
}

/** Summarizes the changes between two versions; null if they are the same. */
export function summarizeApplied(
  t: T,
  before: AssistantContent,
  after: AssistantContent,
): AppliedSummary | null {
  const [first, ...others] = reviewChanges(before, after, listUserChanges(before, after).changes, NO_EDITS);
  return first
    ? { sentence: describeChange(t, first, { base: before, content: after }), more: others.length }
    : null;
}
