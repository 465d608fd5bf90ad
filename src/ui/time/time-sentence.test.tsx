import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { TimeSentence } from './time-sentence';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) }));
afterEach(() => {
  vi.useRealTimers();
  locale.set('en');
});

it.each([
  ['en', 21, 'Last updated yesterday'],
  ['en', 13, 'Last updated on Nov 13'],
  ['es', 22, 'Actualizado hace un momento'],
  ['es', 13, 'Actualizado el 13 nov'],
  ['pt-BR', 22, 'Atualizado agora mesmo'],
  ['pt-BR', 13, 'Atualizado em 13 de nov.'],
] as const)('a sentence in %s about day %s reads “%s”', (language, day, words) => {
  locale.set(language);
  const value = new Date(2026, 10, day, 11, 59, 30).toISOString();
  const html = renderToStaticMarkup(<TimeSentence message={m.common_updated_at} value={value} />);
  const shown = html.replace(/<span class="visually-hidden">.*?<\/span>/, '').replace(/<[^>]+>/g, '');
  expect(shown).toBe(words);
});
