// Display names of the language and the category of a message template.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

/** Returns the language's name in the user's language, or its code if the name is unknown. */
export function getTemplateLanguageName(code: string, locale: string): string {
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

/** Returns the category's name. Returns an unknown category unchanged. */
export function getTemplateCategoryName(t: Translator, category: string): string {
  const key = category.toUpperCase();
  const known = Object.hasOwn(CATEGORIES, key) ? CATEGORIES[key] : undefined;
  return known ? t(known) : category;
}
