import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { markBareAddresses } from './bare-addresses';
import { TestEditor } from './commands/fixtures/press-keys';

const listLinks = (doc: Node): string[] => {
  const links: string[] = [];
  doc.descendants(({ text, marks }) => {
    const link = marks.find(({ type }) => type.name === 'link');
    if (link) links.push(`${text} -> ${link.attrs.href}`);
  });
  return links;
};

function mark(editor: TestEditor): string[] {
  const transaction = markBareAddresses(editor.state);
  if (transaction) editor.dispatch(transaction);
  return listLinks(editor.state.doc);
}

it.each([
  ['See‸\n', ' https://a.test/x_y. ', ['https://a.test/x_y -> https://a.test/x_y']],
  [
    '- one‸\n',
    ' (www.a.test) and me@a.test',
    ['www.a.test -> http://www.a.test', 'me@a.test -> mailto:me@a.test'],
  ],
  ['| a‸ |\n| - |\n', ' https://a.test', ['https://a.test -> https://a.test']],
  ['`a‸`\n', 'https://a.test', []],
  ['a\n\nhttps://b.test‸\n', '/c', ['https://b.test/c -> https://b.test/c']],
  ['https://b.test‸\n', '<8*Backspace>', []],
])('in the text %j, typing %j produces the links %j', (before, keys, links) => {
  const editor = new TestEditor(before).play(keys);
  const { markdown } = editor;
  expect(mark(editor)).toEqual(links);
  expect(editor.markdown).toBe(markdown);
  expect(markBareAddresses(editor.state)).toBeNull();
});

it('undo removes a typed address together with its link', () => {
  const editor = new TestEditor('a‸\n').play(' https://a.test');
  mark(editor);
  editor.press('Mod-z');
  expect(editor.markdown).toBe('a\n');
});
