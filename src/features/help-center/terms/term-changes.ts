// Changes a list of terms. Finds the changed term by its values, because another tab may have changed the list too.
import type { Term } from '~/lib/terms/term';

export const EMPTY_TERM: Term = { forms: {}, avoid: {}, isFixed: false };

/** Reports whether a term has a form. Without a form, a term can't be checked and isn't stored. */
export const hasForms = ({ forms }: Term): boolean => Object.values(forms).some((texts) => texts.length > 0);

const isSame = (one: Term, other: Term): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Replaces `before` with `after`. Removes `before` if `after` is null or has no forms. Adds `after` if the list doesn't
 * contain `before`.
 */
export function replaceTerm(terms: readonly Term[], before: Term, after: Term | null): readonly Term[] {
  const at = terms.findIndex((term) => isSame(term, before));
  const kept = after && hasForms(after) ? [after] : [];
  return at === -1 ? [...kept, ...terms] : terms.toSpliced(at, 1, ...kept);
}
