import { markdown } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { imageTextChange } from './image-text';

const TEXT = 'A ![](https://a.test/1.png) and ![ ](https://a.test/2.png)\n\n`![](x)` ![so](y) ![](<z z>)\n';

const changed = (line: number, index: number, text: string) => {
  const state = EditorState.create({ doc: TEXT, extensions: [markdown()] });
  const changes = imageTextChange(state, line, index, text);
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
