import { describe, expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { timeAgo } from './time-ago';

const EN = speaker('en');
const NOW = new Date(2026, 10, 22, 12).getTime();
const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime();

describe('timeAgo', () => {
  it.each([
    [at(22, 11, 59, 40), 'just now'],
    [at(22, 11, 48), '12 min ago'],
    [at(22, 9), '3 hr ago'],
    [at(21, 13), '23 hr ago'],
    [at(21, 11), 'yesterday'],
    [at(21, 0), 'yesterday'],
    [at(22, 14), 'in 2 hr'],
  ])('formats %s as %s', (moment, words) => {
    expect(timeAgo(EN, moment, NOW, 'en')).toBe(words);
  });

  it('returns null for dates before yesterday and from one day ahead', () => {
    expect(timeAgo(EN, at(20, 23, 59), NOW, 'en')).toBeNull();
    expect(timeAgo(EN, at(23, 12), NOW, 'en')).toBeNull();
  });

  it('formats in the given language', () => {
    const es = speaker('es');
    expect(timeAgo(es, at(22, 9), NOW, 'es')).toBe('hace 3 h');
    expect(timeAgo(es, NOW, NOW, 'es')).toBe('hace un momento');
    expect(timeAgo(speaker('pt-BR'), at(22, 11, 48), NOW, 'pt-BR')).toBe('há 12 min');
  });
});
