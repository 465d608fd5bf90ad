// A term of a help center: how it is written in each language, and which words to avoid for it.

/** Terms by locale code, such as `pt_BR`. */
export type TextsByLocale = Readonly<Record<string, readonly string[]>>;

export interface Term {
  /**
   * The accepted forms in each language. The first is the preferred form, and the others are variants such as plurals.
   * If a term is never translated, its forms are accepted in every language.
   */
  readonly forms: TextsByLocale;
  readonly avoid: TextsByLocale;
  readonly isFixed: boolean;
}

const getOwn = (texts: TextsByLocale, locale: string): readonly string[] => {
  const [base = locale] = locale.split('_');
  return texts[locale] ?? texts[base] ?? [];
};

/**
 * Returns the accepted forms of a term in a language. If a regional variant has no forms of its own, returns those of
 * its base language.
 */
export const getTermForms = ({ forms, isFixed }: Term, locale: string): readonly string[] =>
  isFixed ? [...new Set(Object.values(forms).flat())] : getOwn(forms, locale);

/**
 * Returns the words to avoid in a language. For a term that is never translated, returns the words to avoid of all
 * languages.
 */
export const getWordsToAvoid = ({ avoid, isFixed }: Term, locale: string): readonly string[] =>
  isFixed ? [...new Set(Object.values(avoid).flat())] : getOwn(avoid, locale);

/** Returns the name of a term: its form in `locale`, or in any other language. Empty for a term without forms. */
export const getTermName = (term: Term, locale: string): string =>
  getTermForms(term, locale)[0] ?? Object.values(term.forms).find((forms) => forms.length > 0)?.[0] ?? '';

/** Splits a list of terms that was typed in a field or stored in a sheet. */
export const splitTexts = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(';')
      .map((one) => one.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

export const joinTexts = (texts: readonly string[]): string => texts.join('; ');

/** Adds terms to a list. A term with the same name in the portal's first language is replaced. */
export function mergeTerms(terms: readonly Term[], added: readonly Term[], locale: string): readonly Term[] {
  const getKey = (term: Term) => (getTermForms(term, locale)[0] ?? getTermName(term, locale)).toLowerCase();
  const merged = new Map(terms.map((term) => [getKey(term), term]));
  for (const term of added) merged.set(getKey(term), term);
  return [...merged.values()];
}
