import { describe, expect, it } from 'vitest';
import { formatMoment } from './format-moment';

const NOW = new Date(2026, 10, 22, 12).getTime();

describe('formatMoment', () => {
  it.each([
    ['en', 'date', 'Nov 14'],
    ['en', 'full', 'Nov 14, 10:00 AM'],
    ['en', 'exact', 'Nov 14, 2026, 10:00 AM'],
    ['es', 'date', '14 nov'],
    ['pt-BR', 'date', '14 de nov.'],
  ] as const)('formats a date without the current year (%s, %s): %s', (language, style, text) => {
    const moment = new Date(2026, 10, 14, 10).getTime();
    expect(formatMoment(moment, NOW, language, style).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('formats a date of another year with its year', () => {
    const moment = new Date(2025, 11, 3, 10).getTime();
    expect(formatMoment(moment, NOW, 'en', 'date')).toBe('Dec 3, 2025');
    expect(formatMoment(moment, NOW, 'en', 'full').replaceAll(/\s/g, ' ')).toBe('Dec 3, 2025, 10:00 AM');
  });
});
