import { expect, test } from 'vitest';
import { inlineElements } from './inline-elements';

const surroundings = {
  imageHosts: [],
  taskLabel: '',
  blockLabel: () => '',
  addAlternative: '',
  editAlternative: '',
  imageReason: () => '',
};

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
