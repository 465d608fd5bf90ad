// The titles of draft copies, such as “Draft of #123: Shipping”. A draft copy contains changes to a published article.
// It refers to that article only in its title, because the platform can't store the relation otherwise.

/**
 * Matches the message `help_center_draft_copy` in every language, because the copy may have been created by a user with
 * another language.
 */
const TITLE = /^((?:Draft of|Borrador de|Rascunho de) #(\d{1,15}): ?)(.*)$/s;

export interface DraftCopyTitle {
  /** The part before the title of the original. */
  readonly prefix: string;
  readonly originalId: number;
  /** The title to write to the original. */
  readonly title: string;
}

/** Returns the parts of a draft copy's title, or null for other titles. */
export function parseDraftCopyTitle(title: string): DraftCopyTitle | null {
  const [, prefix, id, rest] = TITLE.exec(title) ?? [];
  if (prefix === undefined || rest === undefined) return null;
  return { prefix, originalId: Number(id), title: rest };
}
