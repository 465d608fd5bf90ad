// Changes of a list of terms by one page, while other tabs may change it too.
import type { Term } from '~/lib/terms/term';

export const EMPTY_TERM: Term = { forms: {}, avoid: {}, isFixed: false };

/** Reports whether a term has a form. A term without one can't be checked and isn't stored. */
export const hasForms = ({ forms }: Term): boolean => Object.values(forms).some((texts) => texts.length > 0);

const isSame = (one: Term, other: Term): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Replaces a term by its next version, or adds it if it isn't in the list yet. Null removes it. */
export function replaceTerm(terms: readonly Term[], before: Term, after: Term | null): readonly Term[] {
  const at = terms.findIndex((term) => isSame(term, before));
  const kept = after && hasForms(after) ? [after] : [];
  return at === -1 ? [...kept, ...terms] : terms.toSpliced(at, 1, ...kept);
}
