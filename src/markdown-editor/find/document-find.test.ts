import type { EditorView } from 'prosemirror-view';
import { describe, expect, it, test } from 'vitest';
import { createEditorState, getMarkdown, OpenedText } from '../editor-state';
import {
  createDocumentFindTarget,
  createFindPlugin,
  findAdjacentMatch,
  findMatches,
  openFindPanel,
  replaceMatch,
  updateFindQuery,
} from './document-find';

const open = (text: string) => createEditorState(new OpenedText(text), [createFindPlugin()]);
const query = { search: 'tray', replace: 'cup', caseSensitive: false, wholeWord: false };
const list = (text: string, part: Partial<typeof query> = {}) => {
  const { doc } = open(text);
  return findMatches(doc, { ...query, ...part }).map(({ from, to }) => doc.textBetween(from, to));
};

describe('find and replace in a document', () => {
  test.each([
    ['finds a match that spans several styles', 'A **tr**ay', {}, ['tray']],
    ['finds no match that spans several blocks', 'A tr\n\nay', {}, []],
    ['ignores case by default', 'TRAY Tray', {}, ['TRAY', 'Tray']],
    ['respects case if that is selected', 'TRAY tray', { caseSensitive: true }, ['tray']],
    [
      'finds only whole words if that is selected',
      'trays tray, x-tray',
      { wholeWord: true },
      ['tray', 'tray'],
    ],
    ['finds the characters of regular expressions literally', 'a (b)* c', { search: '(b)*' }, ['(b)*']],
    ['finds a hyphen', 'an e-mail', { search: 'e-m' }, ['e-m']],
    ['finds nothing in addresses and alternative texts', '[x](https://tray.test) ![tray](a.png)', {}, []],
    [
      'finds matches in code and tables',
      '| tray |\n| - |\n| `tray` |\n\n```\ntray\n```',
      {},
      ['tray', 'tray', 'tray'],
    ],
    ['finds an emoji of two UTF-16 code units', '🫖tray🫖', { search: '🫖' }, ['🫖', '🫖']],
  ])('a search in a document %s', (_, text, part, expected) => expect(list(text, part)).toEqual(expected));

  it('typing a search text selects the next match, and the search wraps around at both ends', () => {
    const state = open('tray\n\ntray');
    const first = state.apply(updateFindQuery(state, query));
    expect(first.selection.from).toBe(1);
    const next = findAdjacentMatch(first, 1);
    expect(next?.from).toBe(7);
    expect(findAdjacentMatch(first, -1)?.from).toBe(7);
  });

  it('replacing all matches returns their number, and selects none of the replacements', () => {
    let state = open('One tray, two trays');
    const editor: Partial<EditorView> = { editable: true, dispatch: (tr) => (state = state.apply(tr)) };
    const view = Object.defineProperty(editor, 'state', { get: () => state }) as EditorView;
    openFindPanel(state, view.dispatch);
    view.dispatch(updateFindQuery(state, { ...query, replace: 'Tray' }));
    const replaced = createDocumentFindTarget(view, state, () => undefined).replaceAll();
    expect(replaced).toEqual({ count: 2, text: state.doc });
    expect(getMarkdown(state).text).toBe('One Tray, two Trays');
    const target = createDocumentFindTarget(view, state, () => undefined);
    expect(target.countMatches()).toEqual({ count: 2, current: 0, isMore: false });
  });

  it('a replacement gets the formatting of the first letter of the match', () => {
    const state = open('See [the *tr*ay](https://a.test)');
    const [match] = findMatches(state.doc, query);
    const replaced = match ? state.apply(replaceMatch(state.tr, match, 'cup')) : state;
    expect(getMarkdown(replaced).text).toBe('See [the *cup*](https://a.test)');
  });
});
