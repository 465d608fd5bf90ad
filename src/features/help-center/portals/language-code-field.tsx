import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { limitedChoiceProps } from '~/ui/form/long-choices';
import { getLocaleTitle, LOCALE_CODE_PATTERN } from '../locale-name';
import { createLanguageFilter, listLanguageCodes } from './language-codes';

/** Selects a language by name, or by code if the browser has no name for it. */
export function LanguageCodeField(props: Omit<AutocompleteProps, 'data'>) {
  const t = useT();
  const language = useFormatLocale();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { value = '' } = props;
  const isCode = LOCALE_CODE_PATTERN.test(value);
  return (
    <Autocomplete
      {...props}
      limit={limitedChoiceProps.limit}
      autoComplete="off"
      spellCheck={false}
      description={isCode ? getLocaleTitle(value, language) : t(m.help_center_locale_hint)}
      data={isOpen ? [...codes] : []}
      filter={createLanguageFilter(language)}
      renderOption={({ option }) => getLocaleTitle(option.value, language)}
      onDropdownOpen={() => {
        setOpen(true);
        if (codes.length === 0) setCodes(listLanguageCodes(language));
      }}
      onDropdownClose={() => setOpen(false)}
    />
  );
}
