// The languages that a browser knows by name, as codes that the platform takes.
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { bestFirst } from '~/ui/form/long-choices';
import { localeName } from '../locale-name';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Languages that are often kept apart by region. */
const REGIONAL = 'de_AT de_CH en_GB en_US es_AR es_ES es_MX fr_CA pt_BR pt_PT zh_CN zh_TW'.split(' ');

/** Codes of two letters that `language` has a name for, and the usual ones with a region, by name. */
export function languageCodes(language: string): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const plain = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // A code that was replaced by another one has the same name as that.
    (code) => names.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code,
  );
  const named = [...plain, ...REGIONAL].map((code) => [code, localeName(code, language)] as const);
  const { compare } = new Intl.Collator(language);
  return named.sort(([, one], [, other]) => compare(one, other)).map(([code]) => code);
}

/** Finds codes by the name of their language, or by themselves. */
export const byLanguageName =
  (language: string): OptionsFilter =>
  ({ options, search, limit }) => {
    const named = options.flatMap((option): ComboboxItem[] =>
      'value' in option ? [{ value: option.value, label: localeName(option.value, language) }] : [],
    );
    const sought = search.trim().toLowerCase();
    const isSought = ({ value }: ComboboxItem) => value.toLowerCase() === sought;
    const found = bestFirst({ options: named, search, limit });
    return [...found.filter(isSought), ...found.filter((one) => !isSought(one))];
  };
