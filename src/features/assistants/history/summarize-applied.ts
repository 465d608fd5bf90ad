// Summarizes an applied change with the sentences of the review.
import { type AssistantContent, NO_EDITS } from '~/drafts/assistant-drafts';
import type { T } from '~/i18n/use-t';
import { ownChanges } from '../editing/assistant-edits';
import { changeSentence } from '../review/change-words';
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
  const [first, ...others] = reviewChanges(before, after, ownChanges(before, after).changes, NO_EDITS);
  return first
    ? { sentence: changeSentence(t, first, { base: before, content: after }), more: others.length }
    : null;
}
