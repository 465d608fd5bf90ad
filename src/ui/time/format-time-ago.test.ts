import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { formatTimeAgo } from './format-time-ago';

const EN = getTranslator('en');
const NOW = new Date(2026, 10, 22, 12).getTime();
const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime();

describe('formatTimeAgo', () => {
  it.each([
    [at(22, 11, 59, 40), 'just now'],
    [at(22, 11, 48), '12 min ago'],
    [at(22, 9), '3 hr ago'],
    [at(21, 13), '23 hr ago'],
    [at(21, 11), 'yesterday'],
    [at(21, 0), 'yesterday'],
    [at(22, 14), 'in 2 hr'],
    [at(22, 12, 1, 10), 'just now'],
  ])('formatTimeAgo formats %s as %s', (moment, words) => {
    expect(formatTimeAgo(EN, moment, NOW, 'en')).toBe(words);
  });

  it('formatTimeAgo returns null for dates before yesterday and for dates a day or more ahead', () => {
    expect(formatTimeAgo(EN, at(20, 23, 59), NOW, 'en')).toBeNull();
    expect(formatTimeAgo(EN, at(23, 12), NOW, 'en')).toBeNull();
  });

  it('formatTimeAgo formats a relative time in the given language', () => {
    const es = getTranslator('es');
    expect(formatTimeAgo(es, at(22, 9), NOW, 'es')).toBe('hace 3 h');
    expect(formatTimeAgo(es, NOW, NOW, 'es')).toBe('hace un momento');
    expect(formatTimeAgo(getTranslator('pt-BR'), at(22, 11, 48), NOW, 'pt-BR')).toBe('há 12 min');
  });
});
