import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getLocaleName, getLocaleTitle } from '../../locale-name';

/**
 * Determines the language of a new article: the language of its category, or else the selected language, or else the
 * portal's default.
 */
export function useArticleLanguage(
  portal: Portal | undefined,
  categories: readonly Category[],
  categoryId: number | null,
  /** The language in the page's URL, which is selected at first. */
  first: string | null,
) {
  const t = useT();
  const language = useFormatLocale();
  const [chosen, choose] = useState(first);
  const category = categories.find(({ id }) => id === categoryId);
  const portalLocale = portal?.default_locale ?? 'en';
  const locale = category?.locale ?? chosen ?? portalLocale;
  const offered = categories.filter((one) => one.locale === locale);
  return {
    locale,
    choose,
    /** The categories in the current language. */
    offered,
    /** Explains why this language needs a category. Undefined if it doesn't need one. */
    categoryNeeded:
      categoryId !== null || locale === portalLocale
        ? undefined
        : t(m.help_center_category_needed, { language: getLocaleName(portalLocale, language) }),
  };
}

interface LanguageFieldProps {
  readonly locale: string;
  readonly allowedLocales: readonly string[];
  readonly onChoose: (locale: string) => void;
}

/** Selects the language of a new article. Only categories in this language are offered. */
export function LanguageField({ locale, allowedLocales, onChoose }: LanguageFieldProps) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <NativeSelect
      label={t(m.common_language)}
      description={t(m.help_center_new_language_hint)}
      value={locale}
      data={[...new Set([...allowedLocales, locale])].map((value) => ({
        value,
        label: getLocaleTitle(value, language),
      }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
