import { expect, it } from 'vitest';
import { includesFolded } from './folded';

it.each([
  ['Bergström', 'Bergstrom'],
  ['Bergstrom', 'bergström'],
  ['Söndagsöppet i São Paulo', ' SAO PAULO '],
  ['Devolução', 'devolucao'],
  ['anything', '  '],
])('includesFolded finds “%s” by “%s”', (text, search) => {
  expect(includesFolded(text, search)).toBe(true);
});

it('includesFolded accepts an empty search and rejects other text', () => {
  expect(includesFolded('Bergström')).toBe(true);
  expect(includesFolded('Bergström', 'Bergman')).toBe(false);
});
