// Anchored edits. Each edit replaces an excerpt that must occur exactly once in the text.
import { countOccurrences } from '~/lib/text/unique-excerpt';

/** The fields of an assistant edit that change text. An edit has other fields too, such as its path. */
export interface AnchoredTextEdit {
  readonly old_string: string;
  readonly new_string: string;
  readonly replace_all?: boolean | undefined;
}

export type EditResult =
  | { readonly kind: 'applied'; readonly text: string }
  /**
   * The excerpt of the edit at `index` didn't occur exactly once. `found` is the number of occurrences, where 2 means
   * two or more.
   */
  | { readonly kind: 'not-applied'; readonly index: number; readonly found: 0 | 2 };

/** Applies edits in order, each to the result of the previous one (contract: excerpts). */
export function applyAnchoredEdits(text: string, edits: readonly AnchoredTextEdit[]): EditResult {
  let current = text;
  for (const [index, { old_string, new_string, replace_all }] of edits.entries()) {
    const found = old_string === '' ? 0 : countOccurrences(current, old_string);
    if (found === 0 || (found === 2 && !replace_all)) return { kind: 'not-applied', index, found };
    current = replace_all
      ? current.split(old_string).join(new_string)
      : current.replace(old_string, () => new_string);
  }
  return { kind: 'applied', text: current };
}
