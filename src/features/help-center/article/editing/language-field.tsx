import { NativeSelect } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { localeTitle } from '../../locale-name';

interface LanguageFieldProps {
  readonly locale: string;
  readonly allowedLocales: readonly string[];
  readonly onChoose: (locale: string) => void;
}

/** The language of a new article: categories are offered in it. */
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
        label: localeTitle(value, language),
      }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
