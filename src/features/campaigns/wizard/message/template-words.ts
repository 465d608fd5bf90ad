// What a template's language and category are called.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

/** The language in the reader's words; its code, as the platform writes it, where no name is known. */
export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}

const CATEGORIES: Readonly<Record<string, typeof m.campaigns_category_marketing>> = {
  MARKETING: m.campaigns_category_marketing,
  UTILITY: m.campaigns_category_utility,
  AUTHENTICATION: m.campaigns_category_authentication,
};

/** As it came where it is none that is known. */
export function categoryName(t: T, category: string): string {
  const key = category.toUpperCase();
  const known = Object.hasOwn(CATEGORIES, key) ? CATEGORIES[key] : undefined;
  return known ? t(known) : category;
}
