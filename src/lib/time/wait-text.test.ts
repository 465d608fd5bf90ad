import { expect, test } from 'vitest';
import { formatWaitingTime } from './wait-text';

test.each([
  [1, '1 second', '1 segundo', '1 segundo'],
  [90, '90 seconds', '90 segundos', '90 segundos'],
  [91, '2 minutes', '2 minutos', '2 minutos'],
  [3600, '60 minutes', '60 minutos', '60 minutos'],
  [5400, '90 minutes', '90 minutos', '90 minutos'],
  [5401, '2 hours', '2 horas', '2 horas'],
  [86_400, '24 hours', '24 horas', '24 horas'],
])('formatWaitingTime formats %i s as %j', (seconds, en, es, pt) => {
  expect(['en', 'es', 'pt-BR'].map((language) => formatWaitingTime(seconds, language))).toEqual([en, es, pt]);
});

test('formatWaitingTime formats 30 seconds as "30s" in the narrow format', () => {
  expect(formatWaitingTime(30, 'en', 'narrow')).toBe('30s');
});
