import { describe, expect, test } from 'vitest';
import { open } from './fixtures/texts';
import { isForPlainText } from './paste-and-drop';

/** Whether plain text is pasted into a text whose selection is marked by `‹` and `›`, or `¦` for a cursor. */
function isPlainIn(marked: string): boolean {
  const anchor = marked.search(/[‹¦]/);
  const head = marked.includes('›') ? marked.indexOf('›') - 1 : anchor;
  return isForPlainText(open(marked.replace(/[‹›¦]/g, '')).update({ selection: { anchor, head } }).state);
}

describe('formatted text is pasted as plain text', () => {
  test.each([
    '```\na¦b\n```',
    '```\n¦\n```',
    '```\n¦',
    '```\na¦',
    '```\n‹a›\n```',
    '> ```\n> a¦',
    '    a¦b',
    '    a¦',
    '`a¦b`',
    '<div>\na¦',
    '<b ¦c>',
    '<!-- a¦ -->',
    '[a¦b](https://a.test)',
    '![a¦b](https://a.test)',
    'https://a.te¦st',
    '[a]: https://a.test¦',
    '| a¦ |\n| --- |\n| c |',
    '| a |\n| --- |\n| ¦ |',
    '| a |\n| --- |\n|¦|',
    'a | b\n--- | ---\nc | d¦',
  ])('in %j', (marked) => expect(isPlainIn(marked)).toBe(true));

  test.each([
    '¦',
    'a¦b',
    '- ¦',
    '> a¦',
    '## a¦',
    '**a¦b**',
    '¦`a`',
    '`a`¦',
    '‹`a`›',
    '¦[a](https://a.test)',
    '[a](https://a.test)¦',
    '![a](https://a.test)¦',
    '<https://a.test>¦',
    '```\na\n```\n¦',
    '‹```\na\n```›',
    '| a |\n| --- |\n| c |\n¦',
    '| a |\n| --- |\n| c |\n\n¦',
    '¦\n\n```\na\n```',
  ])('but not in %j', (marked) => expect(isPlainIn(marked)).toBe(false));
});
