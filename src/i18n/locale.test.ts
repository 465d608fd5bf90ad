import { describe, expect, test } from 'vitest';
import { getRegionalTag, negotiateLocale } from './locale';

describe('language of the console', () => {
  test('is the first supported language that the user prefers, in any regional form', () => {
    expect(negotiateLocale(['fr', 'es-MX', 'en'])).toBe('es');
    expect(negotiateLocale(['pt-PT'])).toBe('pt-BR');
    expect(negotiateLocale(['fr'])).toBe('en');
  });

  test("formats numbers and dates for the browser's region", () => {
    expect(getRegionalTag('es', ['en-US', 'es-MX'])).toBe('es-MX');
    expect(getRegionalTag('en', ['es-MX', 'en-GB'])).toBe('en-GB');
    expect(getRegionalTag('pt-BR', ['en-US'])).toBe('pt-BR');
  });
});
