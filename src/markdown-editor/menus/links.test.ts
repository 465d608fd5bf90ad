import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { createEditorState, getMarkdown, OpenedText } from '../editor-state';
import {
  completeAddress,
  findLink,
  getLinkValues,
  isLinkAddress,
  isLinkRemovable,
  isLinkUnavailable,
  removeLink,
  updateLinkRange,
} from './links';

/** Creates an editor state from text. The part between `[[` and `]]` is selected, or the cursor is at `¦`. */
function open(marked: string): EditorState {
  const text = marked.replaceAll(/\[\[|\]\]|¦/g, '');
  const [start, end] = marked.includes('¦') ? ['¦', '¦'] : ['[[', ']]'];
  const opened = createEditorState(new OpenedText(text), []);
  const marks = new OpenedText(marked).source.doc;
  const from = findText(marks, start);
  const to = start === end ? from : findText(marks, end) - start.length;
  return opened.apply(opened.tr.setSelection(TextSelection.create(opened.doc, from, to)));
}

function findText(doc: Node, text: string): number {
  let found = -1;
  doc.descendants((node, position) => {
    const index = node.isText ? (node.text ?? '').indexOf(text) : -1;
    if (found < 0 && index >= 0) found = position + index;
  });
  return found;
}

function change(state: EditorState, values: { readonly text?: string; readonly address: string }): string {
  const link = findLink(state.doc, state.selection);
  if (!link) throw new Error('There is no link');
  const before = getLinkValues(state.doc, link);
  return getMarkdown(state.apply(updateLinkRange(state, link, { ...before, ...values }))).text;
}

describe('inserting a link', () => {
  it.each([
    ['See [[the tray]] now', 'See [the tray](https://help.test/tray) now'],
    ['See **the [[tray]]** now', 'See **the [tray](https://help.test/tray)** now'],
    ['See [[`tray`]] now', 'See [`tray`](https://help.test/tray) now'],
  ])('entering an address turns the selected text into a link: %j', (marked, written) => {
    expect(change(open(marked), { address: 'help.test/tray' })).toBe(written);
  });

  it('inserts a link whose text is its address if nothing is selected', () => {
    expect(change(open('(¦) now'), { address: 'https://help.test' })).toBe(
      '([https://help.test](https://help.test)) now',
    );
  });

  it('creates no link from several blocks, code or a footnote reference', () => {
    const two = createEditorState(new OpenedText('Above\n\nBelow'), []);
    const all = two.apply(two.tr.setSelection(TextSelection.create(two.doc, 1, two.doc.content.size - 1)));
    expect(isLinkUnavailable(all)).toBe(true);
    expect(isLinkUnavailable(open('[[Above]]'))).toBe(false);
    const code = createEditorState(new OpenedText('```\nrun()\n```'), []);
    expect(findLink(code.doc, { from: 1, to: 3 })).toBeNull();
    const note = createEditorState(new OpenedText('a [^1] b\n\n[^1]: c'), []);
    expect(findLink(note.doc, { from: 1, to: 6 })).toBeNull();
  });
});

describe('editing a link', () => {
  it('finds a link if the cursor is at an edge of the link’s text, or if the selection is inside the text', () => {
    const { doc } = open('¦See [the tray](https://help.test) now');
    for (const [from, to] of [
      [5, 5],
      [13, 13],
      [7, 9],
    ] as const)
      expect(findLink(doc, { from, to })).toMatchObject({ from: 5, to: 13 });
    expect(findLink(doc, { from: 2, to: 2 })?.mark).toBeNull();
  });

  it('changing the address of a link keeps its text, formatting and title', () => {
    expect(change(open('See [the *t¦ray*](https://a.test "T") now'), { address: 'https://b.test/' })).toBe(
      'See [the *tray*](https://b.test/ "T") now',
    );
  });

  it('keeps a reference link when its text changes, and makes it inline when its address changes', () => {
    const text = 'See [the tr¦ay][t] now\n\n[t]: https://a.test';
    expect(change(open(text), { text: 'a tray', address: 'https://a.test' })).toContain('[a tray][t]');
    expect(change(open(text), { address: 'https://b.test/' })).toContain('[the tray](https://b.test/)');
  });

  it('changing the address of a bare link writes the new address as a bare link', () => {
    expect(change(open('See https://a.te¦st now'), { address: 'https://b.test/x' })).toBe(
      'See https://b.test/x now',
    );
  });

  it('removing a link keeps its text, and a bare link can’t be removed, because its text is the address', () => {
    const state = open('See [the tr¦ay](https://a.test) now');
    const link = findLink(state.doc, state.selection);
    expect(link && isLinkRemovable(state.doc, link)).toBe(true);
    expect(link && getMarkdown(state.apply(removeLink(state, link))).text).toBe('See the tray now');
    const bare = open('See https://a.te¦st now');
    const address = findLink(bare.doc, bare.selection);
    expect(address && isLinkRemovable(bare.doc, address)).toBe(false);
  });
});

it('distinguishes typed addresses from article titles, and adds a missing scheme', () => {
  for (const address of [
    'help.test',
    'help.test/a?b',
    'ada@acme.test',
    '/a',
    '#a',
    'https://a.test',
    'tel:+1',
  ])
    expect(isLinkAddress(address), address).toBe(true);
  for (const words of ['your first cup', 'v1.2', 'javascript:alert(1)', 'e.g. this'])
    expect(isLinkAddress(words), words).toBe(false);
  expect(completeAddress(' help.test/a b ')).toBe('https://help.test/a%20b');
  expect(completeAddress('ada@acme.test')).toBe('mailto:ada@acme.test');
});
