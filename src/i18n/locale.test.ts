import { describe, expect, test } from 'vitest';
import { negotiateLocale, regionalTag } from './locale';

describe('language of the console', () => {
  test('is the first supported language that the user prefers, in any regional form', () => {
    expect(negotiateLocale(['fr', 'es-MX', 'en'])).toBe('es');
    expect(negotiateLocale(['pt-PT'])).toBe('pt-BR');
    expect(negotiateLocale(['fr'])).toBe('en');
  });

  test("formats numbers and dates for the browser's region", () => {
    expect(regionalTag('es', ['en-US', 'es-MX'])).toBe('es-MX');
    expect(regionalTag('en', ['es-MX', 'en-GB'])).toBe('en-GB');
    expect(regionalTag('pt-BR', ['en-US'])).toBe('pt-BR');
  });
});
