// The titles of draft copies, such as “Draft of #123: Shipping”. A draft copy contains changes of a published article.
// Only its title refers to that article, because the platform stores no other relation.

/** Matches message `help_center_draft_copy` in every language, because colleagues may use another one. */
const TITLE = /^((?:Draft of|Borrador de|Rascunho de) #(\d{1,15}): ?)(.*)$/s;

export interface DraftCopyTitle {
  /** The start of the title, up to the title of the original. */
  readonly prefix: string;
  readonly originalId: number;
  /** The title that the original gets. */
  readonly title: string;
}

/** Returns the parts of a draft copy's title, or null for other titles. */
export function parseDraftCopyTitle(title: string): DraftCopyTitle | null {
  const [, prefix, id, rest] = TITLE.exec(title) ?? [];
  if (prefix === undefined || rest === undefined) return null;
  return { prefix, originalId: Number(id), title: rest };
}
