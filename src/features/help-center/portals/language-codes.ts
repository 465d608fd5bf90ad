// Lists the languages that the browser can name, as locale codes of the platform.
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { rankOptions } from '~/ui/form/long-choices';
import { getLocaleName } from '../locale-name';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

const REGIONAL = 'de_AT de_CH en_GB en_US es_AR es_ES es_MX fr_CA pt_BR pt_PT zh_CN zh_TW'.split(' ');

/** Returns common regional variants and all two-letter codes that have a name in `language`, sorted by name. */
export function listLanguageCodes(language: string): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const plain = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // Skips deprecated codes, because they have the same name as their replacement.
    (code) => names.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code,
  );
  const named = [...plain, ...REGIONAL].map((code) => [code, getLocaleName(code, language)] as const);
  const { compare } = new Intl.Collator(language);
  return named.sort(([, one], [, other]) => compare(one, other)).map(([code]) => code);
}

/** Filters options by language name or code. */
export const createLanguageFilter =
  (language: string): OptionsFilter =>
  ({ options, search, limit }) => {
    const named = options.flatMap((option): ComboboxItem[] =>
      'value' in option ? [{ value: option.value, label: getLocaleName(option.value, language) }] : [],
    );
    const sought = search.trim().toLowerCase();
    const isSought = ({ value }: ComboboxItem) => value.toLowerCase() === sought;
    const found = rankOptions({ options: named, search, limit });
    return [...found.filter(isSought), ...found.filter((one) => !isSought(one))];
  };
