import { describe, expect, it } from 'vitest';
import { getLocaleName, getLocaleTitle, LOCALE_CODE_PATTERN, toLanguageTag } from './locale-name';

describe('locale codes', () => {
  it.each(['en', 'pt_BR', 'es_419', 'zh_Hans', 'zh_Hant_TW', 'fil'])('accepts the locale code %s', (code) => {
    expect(code).toMatch(LOCALE_CODE_PATTERN);
    expect(Intl.getCanonicalLocales(toLanguageTag(code))).toEqual([toLanguageTag(code)]);
  });

  it.each(['EN', 'pt-BR', 'pt_br', 'es_41', 'zh_hans', 'en_', 'e', ''])(
    'rejects the locale code %j',
    (code) => {
      expect(code).not.toMatch(LOCALE_CODE_PATTERN);
    },
  );

  it('shows a locale by name, or by its code if the browser has no name for it', () => {
    expect(getLocaleName('es_419', 'en')).toBe('Latin American Spanish (es_419)');
    expect(getLocaleName('zh_Hant_TW', 'en')).toBe('Chinese (Traditional, Taiwan) (zh_Hant_TW)');
    expect(getLocaleName('made up', 'en')).toBe('made up');
  });

  it('capitalizes the name of a language if it is used as a title', () => {
    expect(getLocaleName('pt_BR', 'es')).toBe('portugués de Brasil (pt_BR)');
    expect(getLocaleTitle('pt_BR', 'es')).toBe('Portugués de Brasil (pt_BR)');
    expect(getLocaleTitle('made up', 'es')).toBe('made up');
  });
});
