import { expect, test } from 'vitest';
import { formatSize } from './format-size';

test.each([
  [70, 'en', '70 bytes'],
  [12_600, 'en', '12.3 kB'],
  [110_000, 'en', '0.1 MB'],
  [2_600_000, 'es', '2,5 MB'],
  [2_600_000, 'pt-BR', '2,5 MB'],
])('formats a file size of %i bytes in the language %s', (bytes, language, words) => {
  expect(formatSize(bytes, language).replaceAll(/\s/g, ' ')).toBe(words);
});
