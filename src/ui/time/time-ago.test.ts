import { describe, expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { timeAgo } from './time-ago';

const EN = speaker('en');
const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-22T11:59:40Z', 'just now'],
    ['2026-11-22T11:48:00Z', '12 min. ago'],
    ['2026-11-22T09:00:00Z', '3 hr. ago'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-17T11:00:00Z', '5 days ago'],
    ['2026-11-24T13:00:00Z', 'in 2 days'],
  ])('%s is %s', (moment, words) => {
    expect(timeAgo(EN, Date.parse(moment), NOW, 'en')).toBe(words);
  });

  it('is left to the date from a week on', () => {
    expect(timeAgo(EN, Date.parse('2026-11-15T12:00:00Z'), NOW, 'en')).toBeNull();
    expect(timeAgo(EN, Date.parse('2026-12-15T12:00:00Z'), NOW, 'en')).toBeNull();
  });

  it('is said in the language that is read', () => {
    const es = speaker('es');
    expect(timeAgo(es, Date.parse('2026-11-22T09:00:00Z'), NOW, 'es')).toBe('hace 3 h');
    expect(timeAgo(es, NOW, NOW, 'es')).toBe('hace un momento');
    expect(timeAgo(speaker('pt-BR'), NOW, NOW, 'pt-BR')).toBe('agora mesmo');
  });
});
