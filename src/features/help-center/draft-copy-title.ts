// The titles of draft copies, such as “Draft of #123: Shipping”. A draft copy is an article with unpublished changes to
// a published article. Only the title refers to that article, because the platform has no field for this relation.

/**
 * Matches the message `help_center_draft_copy` in every language, because the author of the copy may have used another
 * language.
 */
const TITLE = /^((?:Draft of|Borrador de|Rascunho de) #(\d{1,15}): ?)(.*)$/s;

export interface DraftCopyTitle {
  /** The part of the title before the original's title. */
  readonly prefix: string;
  readonly originalId: number;
  /** The title without the prefix. Publishing the copy gives the original this title. */
  readonly title: string;
}

/** Returns the parts of a draft copy's title, or null for other titles. */
export function parseDraftCopyTitle(title: string): DraftCopyTitle | null {
  const [, prefix, id, rest] = TITLE.exec(title) ?? [];
  if (prefix === undefined || rest === undefined) return null;
  return { prefix, originalId: Number(id), title: rest };
}
