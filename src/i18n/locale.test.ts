import { describe, expect, test } from 'vitest';
import { getRegionalTag, negotiateLocale } from './locale';

describe('locale', () => {
  test('negotiateLocale returns the user’s first preferred language that is supported, in any region', () => {
    expect(negotiateLocale(['fr', 'es-MX', 'en'])).toBe('es');
    expect(negotiateLocale(['pt-PT'])).toBe('pt-BR');
    expect(negotiateLocale(['fr'])).toBe('en');
  });

  test("getRegionalTag returns the console's language with the browser's region", () => {
    expect(getRegionalTag('es', ['en-US', 'es-MX'])).toBe('es-MX');
    expect(getRegionalTag('en', ['es-MX', 'en-GB'])).toBe('en-GB');
    expect(getRegionalTag('pt-BR', ['en-US'])).toBe('pt-BR');
  });
});
