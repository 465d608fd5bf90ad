import { expect, test } from 'vitest';
import { open } from './fixtures/texts';
import { imageTextChange } from './image-text';

const TEXT = 'A ![](https://a.test/1.png) and ![ ](https://a.test/2.png)\n\n`![](x)` ![so](y) ![](<z z>)\n';

const changed = (line: number, index: number, text: string, doc = TEXT, former = '') => {
  const state = open(doc);
  const changes = imageTextChange(state, line, index, text, former);
  return changes && state.update({ changes }).state.doc.toString();
};

test.each([
  ['the first of a line', 1, 0, 'a cup', TEXT.replace('![]', '![a cup]')],
  ['the second of a line', 1, 1, 'a cup', TEXT.replace('![ ]', '![a cup]')],
  ['the one that is an image, and has none', 3, 0, 'a cup', TEXT.replace('![](<', '![a cup](<')],
  ['what would leave its brackets', 1, 0, ' a ](b)\n[c ', TEXT.replace('![]', '![a \\](b) \\[c]')],
  ['none there', 1, 2, 'a cup', null],
  ['a line that is not there', 9, 0, 'a cup', null],
])('an image gets its text: %s', (_, line, index, text, after) => {
  expect(changed(line, index, text)).toBe(after);
});

test('an image that was just described gets another text', () => {
  const described = TEXT.replace('![]', '![a [cup\\]]').replace('[a [', '[a \\[');
  expect(changed(1, 0, 'a mug', described, 'a [cup]')).toBe(TEXT.replace('![]', '![a mug]'));
});

test('in a table, a bar of the text begins no cell, and the text can be changed again', () => {
  const table = (alternative: string) => `| a | b |\n| - | - |\n| ![${alternative}](x.png) | y |\n`;
  const described = table('left \\| right');
  expect(changed(3, 0, 'left | right', table(''))).toBe(described);
  expect(changed(3, 0, 'a | b', described, 'left | right')).toBe(table('a \\| b'));
});
