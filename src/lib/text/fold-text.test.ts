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

it('includesText returns true without a search term, and false if the text doesn’t contain the search term', () => {
  expect(includesText('Bergström')).toBe(true);
  expect(includesText('Bergström', 'Bergman')).toBe(false);
});
