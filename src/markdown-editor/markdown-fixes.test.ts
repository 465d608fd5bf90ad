import type { EditorState } from 'prosemirror-state';
import { describe, expect, it, test } from 'vitest';
import type { LineImageRef } from './editor-handle';
import { createEditorState, getMarkdown, OpenedText } from './editor-state';
import { replaceImageAddress, replaceWord, setAlternativeText, updateLink } from './markdown-fixes';

const open = (text: string): EditorState => createEditorState(new OpenedText(text), []);
const TEXT =
  'See [one](https://a.test/hc/caf%C3%A9 "t") or <https://a.test/two>.\n\n[three][x], ![](https://b.test/1.png)\n![b](<https://b.test/1.png>)\n\n[x]: https://a.test/three\n';

const followLink = (text: string, line: number, address: string, next: string | null) => {
  const transaction = updateLink(open(text), line, address, next);
  return transaction && getMarkdown(open(text).apply(transaction)).text;
};

describe('a link with a problem', () => {
  test.each([
    [
      'replaces the address of an inline link',
      1,
      'https://a.test/hc/café',
      'https://c.test/',
      TEXT.replace('https://a.test/hc/caf%C3%A9', 'https://c.test/'),
    ],
    [
      'removes an inline link and keeps its text',
      1,
      'https://a.test/hc/caf%C3%A9',
      null,
      TEXT.replace(/\[one\]\([^)]*\)/, 'one'),
    ],
    [
      'replaces the address of a link in angle brackets',
      1,
      'https://a.test/two',
      'https://c.test/',
      TEXT.replace('<https://a.test/two>', '<https://c.test/>'),
    ],
    [
      'does not remove a link in angle brackets, because the bare address would still be a link',
      1,
      'https://a.test/two',
      null,
      null,
    ],
    [
      'removes a reference link and keeps its text',
      3,
      'https://a.test/three',
      null,
      TEXT.replace('[three][x]', 'three'),
    ],
    [
      'turns a reference link with a new address into an inline link',
      3,
      'https://a.test/three',
      'https://c.test/',
      TEXT.replace('[three][x]', '[three](https://c.test/)'),
    ],
    ['does not change a link on another line', 2, 'https://a.test/two', null, null],
    ['changes nothing on a line that does not exist', 99, 'https://a.test/two', null, null],
  ])('correcting a link %s', (_, line, address, next, expected) => {
    expect(followLink(TEXT, line, address, next)).toBe(expected);
  });

  it('changes a link within an article so that it leads to another heading', () => {
    const text = 'To [it](#gone).\n\n# The tray';
    expect(followLink(text, 1, '#gone', '#the-tray')).toBe('To [it](#the-tray).\n\n# The tray');
  });
});

describe('an image with a problem', () => {
  it('replaces an image address in all images that use it', () => {
    const transaction = replaceImageAddress(open(TEXT), 'https://b.test/1.png', 'https://u.test/2.png');
    const { text } = getMarkdown(transaction ? open(TEXT).apply(transaction) : open(''));
    expect(text).not.toContain('b.test');
    expect(text.match(/u\.test/g)).toHaveLength(2);
    expect(replaceImageAddress(open(TEXT), 'https://b.test/9.png', 'x')).toBeNull();
  });

  const describeOn = (text: string, line: number, which: LineImageRef, alternative: string) => {
    const result = setAlternativeText(open(text), line, which, alternative);
    return result && { text: getMarkdown(open(text).apply(result.transaction)).text, image: result.image };
  };
  const IMAGES =
    'A ![](https://a.test/1.png) and ![ ](https://a.test/2.png)\n\n`![](x)` ![so](y) ![](<z z>)\n';

  test.each([
    ['is added to the first image of a line', 1, 0, 'a cup', IMAGES.replace('![]', '![a cup]')],
    ['is added to the second image of a line', 1, 1, 'a cup', IMAGES.replace('![ ]', '![a cup]')],
    ['is not added to image syntax in code', 3, 0, 'a cup', IMAGES.replace('![](<', '![a cup](<')],
    ['is escaped if it contains brackets', 1, 0, ' a ](b)\n[c ', IMAGES.replace('![]', '![a \\](b) \\[c]')],
    ['is not added if the line has fewer images', 1, 2, 'a cup', undefined],
    ['is not added on a line that does not exist', 9, 0, 'a cup', undefined],
  ])('an alternative text %s', (_, line, without, text, after) => {
    const described = describeOn(IMAGES, line, { without }, text)?.text;
    expect(described?.replaceAll(/\\([\][()])/g, '$1')).toBe(after?.replaceAll(/\\([\][()])/g, '$1'));
  });

  it('adds alternative text to the right image of a line, even if another image has the same alternative text', () => {
    const line = (...texts: readonly string[]) => texts.map((text) => `![${text}](a.png)`).join(' ');
    expect(describeOn(line('Photo', '', ''), 1, { without: 1 }, 'Photo')).toEqual({
      text: line('Photo', '', 'Photo'),
      image: 2,
    });
    expect(describeOn(line('Photo', '', 'Photo'), 1, { without: 0 }, 'Photo')).toEqual({
      text: line('Photo', 'Photo', 'Photo'),
      image: 1,
    });
    expect(describeOn(line('Theirs'), 1, { image: 0, former: 'Mine' }, 'a mug')).toBeNull();
  });

  it('adds an alternative text to an image, skipping images in HTML and images that are being uploaded', () => {
    const line = '<img src="a.png"> <img alt="b" src="b.png"> ![](upload:3f3bec61) ![](c.png)';
    expect(describeOn(`x ${line}`, 1, { without: 0 }, 'a cup')).toBeNull();
    expect(describeOn(`x ${line}`, 1, { without: 1 }, 'a cup')).toEqual({
      text: `x ${line.replace('![](c', '![a cup](c')}`,
      image: 3,
    });
  });
});

describe('replacing a word by a term', () => {
  const replace = (text: string, line: number, found: string, occurrence = 0, use = 'kettle') => {
    const transaction = replaceWord(open(text), line, { found, occurrence, use });
    return transaction && getMarkdown(open(text).apply(transaction)).text;
  };

  test.each([
    ['in a paragraph', 'Fill the boiler.', 'boiler', 'Fill the kettle.'],
    ['at the start of a sentence, with a capital letter', 'Boiler on.', 'Boiler', 'Kettle on.'],
    ['in bold text', 'The **boiler** is hot.', 'boiler', 'The **kettle** is hot.'],
    [
      'in the text of a link',
      '[The boiler](https://a.test/boiler)',
      'boiler',
      '[The kettle](https://a.test/boiler)',
    ],
    [
      'in the alternative text of an image',
      '![A boiler](https://a.test/1.png)',
      'boiler',
      '![A kettle](https://a.test/1.png)',
    ],
    ['after the same word in code', '`boiler` boiler', 'boiler', '`boiler` kettle'],
    ['in a table cell', '| a | boiler |\n| --- | --- |', 'boiler', '| a | kettle |\n| --- | --- |'],
  ])('replaces a word %s', (_, text, found, expected) => {
    expect(replace(text, 1, found)).toBe(expected);
  });

  it('replaces only the given occurrence of a word on the given line', () => {
    const text = 'boiler boiler Boiler\nboiler';
    expect(replace(text, 1, 'boiler', 1)).toBe('boiler kettle Boiler\nboiler');
    expect(replace(text, 2, 'boiler')).toBe('boiler boiler Boiler\nkettle');
  });

  it('replaces a word that is only partly bold', () => {
    expect(replace('The boil**er** is hot.', 1, 'boiler')).toBe('The kettle is hot.');
  });

  it('changes nothing if the word is no longer on the line', () => {
    expect(replace('Fill the kettle.', 1, 'boiler')).toBeNull();
    expect(replace('One.\n\nA boiler.', 1, 'boiler')).toBeNull();
  });
});
