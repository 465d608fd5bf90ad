import { getLanguageName } from '~/lib/text/language-name';

/** A locale code such as `pt_BR`, also with a script or a part of the world: `zh_Hans`, `es_419`. */
export const LOCALE_CODE = /^[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_(?:[A-Z]{2}|\d{3}))?$/;

/** The code as browsers write it: `pt-BR`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');

/** Returns a language by its name with the stored code, or only the code of a language that isn't known. */
export function localeName(locale: string, language: string): string {
  const name = getLanguageName(locale, language);
  return name === null ? locale : `${name} (${locale})`;
}

/** The same where it stands for itself: not every language writes its names with a capital. */
export function localeTitle(locale: string, language: string): string {
  const name = localeName(locale, language);
  const [first = ''] = name;
  return name === locale ? name : first.toLocaleUpperCase(language) + name.slice(first.length);
}

/** Returns a language without its code, and without its region unless another of the locales differs only by that. */
export function getShortLanguage(locale: string, locales: readonly string[], language: string): string {
  const [base = locale] = locale.split('_');
  const isAlone = locales.filter((one) => isSameLanguage(one, locale)).length <= 1;
  const name = getLanguageName(isAlone ? base : locale, language) ?? locale;
  return name === locale ? name : name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Several, one after the other. */
export const localeNames = (locales: readonly string[], language: string): string =>
  locales.map((locale) => localeName(locale, language)).join(', ');

/** Whether both are one language, as its parts of the world write it. */
export const isSameLanguage = (one: string, other: string): boolean =>
  one.split('_')[0] === other.split('_')[0];
