import { useState } from 'react';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { localeName } from '../../locale-name';

/** The language of an article that isn't there yet: its category's, and the portal's own without one. */
export function useArticleLanguage(
  portal: Portal | undefined,
  categories: readonly Category[],
  categoryId: number | null,
  /** The one that it was opened for. */
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
    /** The categories of that language. */
    offered,
    /** Why it can't be created without a category, where it can't. */
    categoryNeeded:
      categoryId !== null || locale === portalLocale
        ? undefined
        : t(m.help_center_category_needed, { language: localeName(portalLocale, language) }),
  };
}
