import { expect, test } from 'vitest';
import { surroundings } from '../fixtures/table-texts';
import { inlineElements } from './inline-elements';

test.each([
  ['1. a \\* b', '1. a * b'],
  ['- a \\* b', '- a * b'],
  ['- [ ] a \\* b', '- [ ] a * b'],
  ['# a \\* b', '# a * b'],
  ['> a \\* b', '> a * b'],
  ['<div> a \\* b', '<div> a * b'],
  ['--- ', '--- '],
  ['``` \\*', '``` *'],
  ['', ''],
])('the cell %j is read as words, whatever it begins with', (text, shown) => {
  expect(inlineElements(text, surroundings).join('')).toBe(shown);
});
