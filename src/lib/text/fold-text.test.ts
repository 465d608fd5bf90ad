import { expect, it } from 'vitest';
import { includesText } from './fold-text';

it.each([
  ['Bergström', 'Bergstrom'],
  ['Bergstrom', 'bergström'],
  ['Söndagsöppet i São Paulo', ' SAO PAULO '],
  ['Devolução', 'devolucao'],
  ['anything', '  '],
])('includesText finds “%s” by “%s”', (text, search) => {
  expect(includesText(text, search)).toBe(true);
});

it('includesText returns true for a missing search and false for a text without the search', () => {
  expect(includesText('Bergström')).toBe(true);
  expect(includesText('Bergström', 'Bergman')).toBe(false);
});
