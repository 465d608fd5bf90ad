import { Alert } from '@mantine/core';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getLocaleName } from '../../locale-name';

interface LanguageChangeWarningProps {
  /** The article's current language. */
  readonly locale: string;
  /** The selected category. */
  readonly category: Category | undefined;
}

/** Warns that the selected category changes the article's language. */
export function LanguageChangeWarning({ locale, category }: LanguageChangeWarningProps) {
  const t = useT();
  const language = useFormatLocale();
  if (!category || category.locale === locale) return null;
  return (
    <Alert color="yellow">
      {t(m.help_center_language_changes, {
        from: getLocaleName(locale, language),
        to: getLocaleName(category.locale, language),
      })}
    </Alert>
  );
}
