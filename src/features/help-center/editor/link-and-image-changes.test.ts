import { markdown } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { open } from './fixtures/texts';
import { imagesReplaced, relinked } from './link-and-image-changes';

const TEXT =
  'See [one](https://a.test/hc/caf%C3%A9 "t") or <https://a.test/two>.\n\n[three][x], ![](https://b.test/1.png)\n![b](<https://b.test/1.png>)\n\n[x]: https://a.test/three\n';
const state = EditorState.create({ doc: TEXT, extensions: [markdown()] });
const after = (spec: ReturnType<typeof relinked>) => spec && state.update(spec).state.doc.toString();

describe('a link', () => {
  test.each([
    [
      'inline',
      1,
      'https://a.test/hc/café',
      'https://c.test/',
      TEXT.replace('https://a.test/hc/caf%C3%A9', 'https://c.test/'),
    ],
    ['inline, to nothing', 1, 'https://a.test/hc/caf%C3%A9', null, TEXT.replace(/\[one\]\([^)]*\)/, 'one')],
    [
      'by its address',
      1,
      'https://a.test/two',
      'https://c.test/',
      TEXT.replace('<https://a.test/two>', '<https://c.test/>'),
    ],
    ['by its address, to nothing', 1, 'https://a.test/two', null, null],
    ['by a name, to nothing', 3, 'https://a.test/three', null, TEXT.replace('[three][x]', 'three')],
    [
      'by a name',
      3,
      'https://a.test/three',
      'https://c.test/',
      TEXT.replace('[three][x]', '[three](https://c.test/)'),
    ],
    ['of another line', 2, 'https://a.test/two', null, null],
    ['of a line that is not there', 99, 'https://a.test/two', null, null],
  ])('%s', (_, line, address, next, expected) => {
    expect(after(relinked(state, line, address, next))).toBe(expected);
  });
});

test('a link within the text leads to another heading', () => {
  const within = EditorState.create({ doc: 'To [it](#gone).\n\n# The tray', extensions: [markdown()] });
  const led = relinked(within, 1, '#gone', '#the-tray');
  expect(led && within.update(led).state.doc.toString()).toBe('To [it](#the-tray).\n\n# The tray');
});

test('of the links of a line to one address, the first whose text is no link by itself is removed', () => {
  const line = open('www.a.test and <http://www.a.test>, [a](http://www.a.test) and [b](http://www.a.test)');
  const removed = relinked(line, 1, 'http://www.a.test', null);
  expect(removed && line.update(removed).state.doc.toString()).toBe(
    'www.a.test and <http://www.a.test>, a and [b](http://www.a.test)',
  );
  const led = relinked(line, 1, 'http://www.a.test', 'https://c.test');
  expect(led && line.update(led).state.doc.line(1).text).toMatch(/^https:\/\/c\.test and <http:/);
});

describe('an image', () => {
  test('is replaced wherever it stands, and nothing else', () => {
    const replaced = imagesReplaced(state, 'https://b.test/1.png', 'https://u.test/2.png');
    expect(after(replaced)).toBe(
      TEXT.replace('https://b.test/1.png', 'https://u.test/2.png').replace(
        '<https://b.test/1.png>',
        'https://u.test/2.png',
      ),
    );
    expect(imagesReplaced(state, 'https://b.test/9.png', 'x')).toBeNull();
  });

  test('is replaced behind an alternative text that is an address', () => {
    const text = '![https://b.test/1.png](https://b.test/2.png)';
    const described = open(text);
    expect(imagesReplaced(described, 'https://b.test/1.png', 'x')).toBeNull();
    const replaced = imagesReplaced(described, 'https://b.test/2.png', 'x');
    expect(replaced && described.update(replaced).state.doc.toString()).toBe('![https://b.test/1.png](x)');
  });
});
