import { getLanguageName } from '~/lib/text/language-name';

/**
 * Matches a locale code such as `pt_BR`. The code may also have a script (`zh_Hans`) or a UN region code (`es_419`).
 */
export const LOCALE_CODE_PATTERN = /^[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_(?:[A-Z]{2}|\d{3}))?$/;

/** Returns the BCP 47 form of a locale code, such as `pt-BR`. */
export const toLanguageTag = (locale: string): string => locale.replaceAll('_', '-');

/** Returns the language's name with the stored code, or only the code if the language has no name. */
export function getLocaleName(locale: string, language: string): string {
  const name = getLanguageName(locale, language);
  return name === null ? locale : `${name} (${locale})`;
}

/** Returns the language's name with its code and a capital first letter, for use as a title. */
export function getLocaleTitle(locale: string, language: string): string {
  const name = getLocaleName(locale, language);
  const [first = ''] = name;
  return name === locale ? name : first.toLocaleUpperCase(language) + name.slice(first.length);
}

/**
 * Returns a language's name without its code. Includes the region only if `locales` has another variant of the
 * language.
 */
export function getShortLocaleName(locale: string, locales: readonly string[], language: string): string {
  const [base = locale] = locale.split('_');
  const isAlone = locales.filter((one) => isSameLanguage(one, locale)).length <= 1;
  const name = getLanguageName(isAlone ? base : locale, language) ?? locale;
  return name === locale ? name : name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const formatLocaleNames = (locales: readonly string[], language: string): string =>
  locales.map((locale) => getLocaleName(locale, language)).join(', ');

/** Reports whether two locales have the same base language. */
export const isSameLanguage = (one: string, other: string): boolean =>
  one.split('_')[0] === other.split('_')[0];
