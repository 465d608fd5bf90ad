import { describe, expect, it, test } from 'vitest';
import { createEditorState, getMarkdown, OpenedText } from '../editor-state';
import { createFindPlugin, findAdjacent, findMatches, replaceMatch, updateQuery } from './document-find';

const open = (text: string) => createEditorState(new OpenedText(text), [createFindPlugin()]);
const query = { search: 'tray', replace: 'cup', caseSensitive: false, wholeWord: false };
const list = (text: string, part: Partial<typeof query> = {}) => {
  const { doc } = open(text);
  return findMatches(doc, { ...query, ...part }).map(({ from, to }) => doc.textBetween(from, to));
};

describe('find and replace in a document', () => {
  test.each([
    ['across styles', 'A **tr**ay', {}, ['tray']],
    ['not across blocks', 'A tr\n\nay', {}, []],
    ['in any case', 'TRAY Tray', {}, ['TRAY', 'Tray']],
    ['in the same case', 'TRAY tray', { caseSensitive: true }, ['tray']],
    ['whole words', 'trays tray, x-tray', { wholeWord: true }, ['tray', 'tray']],
    ['signs that mean something in patterns', 'a (b)* c', { search: '(b)*' }, ['(b)*']],
    ['not in addresses', '[x](https://tray.test) ![tray](a.png)', {}, []],
    ['in code and tables', '| tray |\n| - |\n| `tray` |\n\n```\ntray\n```', {}, ['tray', 'tray', 'tray']],
    ['letters of two units', '🫖tray🫖', { search: '🫖' }, ['🫖', '🫖']],
  ])('finds matches in a document: %s', (_, text, part, expected) =>
    expect(list(text, part)).toEqual(expected),
  );

  it('selects the next match while the query is typed, and wraps around at both ends of the document', () => {
    const state = open('tray\n\ntray');
    const first = state.apply(updateQuery(state, query));
    expect(first.selection.from).toBe(1);
    const next = findAdjacent(first, 1);
    expect(next?.from).toBe(7);
    expect(findAdjacent(first, -1)?.from).toBe(7);
  });

  it('formats the replacement like the first replaced letter', () => {
    const state = open('See [the *tr*ay](https://a.test)');
    const [match] = findMatches(state.doc, query);
    const replaced = match ? state.apply(replaceMatch(state.tr, match, 'cup')) : state;
    expect(getMarkdown(replaced).text).toBe('See [the *cup*](https://a.test)');
  });
});
