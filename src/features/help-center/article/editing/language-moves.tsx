import { Alert } from '@mantine/core';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { localeName } from '../../locale-name';

interface LanguageMovesProps {
  /** The language that the article has now. */
  readonly locale: string;
  /** The one that is chosen. */
  readonly category: Category | undefined;
}

/** Says that a category of another language takes the article into that language. */
export function LanguageMoves({ locale, category }: LanguageMovesProps) {
  const t = useT();
  const language = useFormatLocale();
  if (!category || category.locale === locale) return null;
  return (
    <Alert color="yellow">
      {t(m.help_center_language_moves, {
        from: localeName(locale, language),
        to: localeName(category.locale, language),
      })}
    </Alert>
  );
}
