import { expect, test } from 'vitest';
import { open } from './fixtures/texts';
import { imageTextChange, type LineImage } from './image-text';

const TEXT = 'A ![](https://a.test/1.png) and ![ ](https://a.test/2.png)\n\n`![](x)` ![so](y) ![](<z z>)\n';

function change(doc: string, line: number, which: LineImage, text: string) {
  const state = open(doc);
  const made = imageTextChange(state, line, which, text);
  return made && { text: state.update(made).state.doc.toString(), image: made.image };
}

test.each([
  ['the first of a line', 1, 0, 'a cup', TEXT.replace('![]', '![a cup]')],
  ['the second of a line', 1, 1, 'a cup', TEXT.replace('![ ]', '![a cup]')],
  ['the one that is an image, and has none', 3, 0, 'a cup', TEXT.replace('![](<', '![a cup](<')],
  ['what would leave its brackets', 1, 0, ' a ](b)\n[c ', TEXT.replace('![]', '![a \\](b) \\[c]')],
  ['none there', 1, 2, 'a cup', undefined],
  ['a line that is not there', 9, 0, 'a cup', undefined],
])('an image gets its text: %s', (_, line, without, text, after) => {
  expect(change(TEXT, line, { without }, text)?.text).toBe(after);
});

test('of images with the same text, the one that was described gets another', () => {
  const line = (...texts: readonly string[]) => texts.map((text) => `![${text}](a.png)`).join(' ');
  const first = change(line('Photo', '', ''), 1, { without: 1 }, 'Photo');
  expect(first).toEqual({ text: line('Photo', '', 'Photo'), image: 2 });
  const second = change(line('Photo', '', 'Photo'), 1, { without: 0 }, 'Photo');
  expect(second).toEqual({ text: line('Photo', 'Photo', 'Photo'), image: 1 });
  const described = line('Photo', 'Photo', 'Photo');
  expect(change(described, 1, { image: 2, former: 'Photo' }, 'a [cup]')?.text).toBe(
    line('Photo', 'Photo', 'a \\[cup\\]'),
  );
  expect(change(line('a \\[cup\\]'), 1, { image: 0, former: 'a [cup]' }, 'a mug')?.text).toBe(line('a mug'));
  expect(change(line('Theirs'), 1, { image: 0, former: 'Mine' }, 'a mug')).toBeNull();
});

test('an image in HTML, or on its way, gets no text of another', () => {
  const line = '<img src="a.png"> <img alt="b" src="b.png"> ![](upload:3f3bec61) ![](c.png)';
  expect(change(line, 1, { without: 0 }, 'a cup')).toBeNull();
  expect(change(line, 1, { without: 1 }, 'a cup')).toEqual({
    text: line.replace('![](c', '![a cup](c'),
    image: 3,
  });
});

test('in a table, a bar of the text begins no cell, and the text can be changed again', () => {
  const table = (alternative: string) => `| a | b |\n| - | - |\n| ![${alternative}](x.png) | y |\n`;
  const described = table('left \\| right');
  expect(change(table(''), 3, { without: 0 }, 'left | right')?.text).toBe(described);
  expect(change(described, 3, { image: 0, former: 'left | right' }, 'a | b')?.text).toBe(table('a \\| b'));
});
