import { history, undo } from 'prosemirror-history';
import { EditorState, type Transaction } from 'prosemirror-state';
import { describe, expect, it, test } from 'vitest';
import { applyTextEdits } from '~/lib/text/line-ends';
import { createEditorState, getMarkdown, getTextEdits, OpenedText, replaceDocument } from './editor-state';
import {
  createUploadedImagesPlugin,
  replaceImagePlaceholders,
  type UploadedAddresses,
} from './placed-images';
import { markTypes, nodeTypes } from './schema/schema';

const open = (text: string, placed: UploadedAddresses = new Map()): EditorState =>
  createEditorState(new OpenedText(text), [history(), createUploadedImagesPlugin(placed)]);

const write = (state: EditorState): string => getMarkdown(state).text;

const typeAtEnd = (state: EditorState, text: string): EditorState =>
  state.apply(state.tr.insertText(text, state.doc.content.size - 1));

function undoOnce(state: EditorState): EditorState {
  let next = state;
  undo(state, (transaction: Transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

const TEXTS = [
  '# One  \r\nTwo\r\n\r\n* a\r\n*  b\r\n',
  'A\rB\n\nC\r\n',
  '\ufeff---\ntitle: x\n---\n\nText __bold__ &amp; ~5~\n\n\n\n<div>\n\n| a|b |\n|--|:-:|\n| 1 |2|',
  '',
  '\n\n  Text',
];

describe('the Markdown of an editor', () => {
  test.each(TEXTS)('writes opened text back byte for byte: %j', (text) => {
    expect(write(open(text))).toBe(text);
    expect(applyTextEdits(getTextEdits(open(text)))).toBe(text);
  });

  test.each(TEXTS)('writes opened text byte for byte after all edits are undone: %j', (text) => {
    const typed = typeAtEnd(open(text), 'x');
    expect(write(typed)).not.toBe(text);
    expect(write(undoOnce(typed))).toBe(text);
  });

  it('describes changes as edits to the opened text', () => {
    const typed = typeAtEnd(open('One\n\nTwo'), '!');
    expect(getTextEdits(typed)).toEqual({ text: 'One\n\nTwo', edits: [{ from: 8, to: 8, insert: '!' }] });
    const mixed = typeAtEnd(open('One\r\n\r\nTwo\n'), '!');
    expect(applyTextEdits(getTextEdits(mixed))).toBe('One\r\n\r\nTwo!\n');
  });
});

describe('replacing the whole text of the editor', () => {
  const before = typeAtEnd(open('One *word*\n\n- a\n- b\n\nEnd'), '!');
  const replacement = '*  other\n\nOne _word_\n\n- a\n- b\n- c\n\nEnd!';
  const after = before.apply(replaceDocument(before, new OpenedText(replacement)));

  it('writes the new text byte for byte', () => {
    expect(write(after)).toBe(replacement);
    expect(write(typeAtEnd(after, '?'))).toBe(`${replacement}?`);
  });

  it('undo restores the previous text, and undoing further reverts the earlier edits', () => {
    expect(write(undoOnce(after))).toBe('One *word*\n\n- a\n- b\n\nEnd!');
    expect(write(undoOnce(undoOnce(after)))).toBe('One *word*\n\n- a\n- b\n\nEnd');
  });

  it('keeps the cursor in place if the text around it is unchanged', () => {
    const { tr } = open('One\n\nTwo');
    const { selection } = open('One\n\nTwo').apply(
      replaceDocument(open('One\n\nTwo'), new OpenedText('One\n\nTwo!')),
    );
    expect(selection.head).toBe(tr.selection.head);
  });
});

describe('an image inserted while it is uploaded', () => {
  const placed: UploadedAddresses = new Map();
  const empty = open('', placed);
  const image = nodeTypes.image.create({ src: 'upload:0a1b2c3d' });
  const inserted = empty.apply(empty.tr.insert(1, image));
  const removed = undoOnce(inserted);
  placed.set('upload:0a1b2c3d', 'https://files.test/a.png');

  it('replaces the placeholder of an uploaded image with its address, and undo removes the image', () => {
    const transaction = replaceImagePlaceholders(inserted, placed);
    const uploaded = transaction ? inserted.apply(transaction) : inserted;
    expect(write(uploaded)).toBe('![](https://files.test/a.png)');
    expect(write(undoOnce(uploaded))).toBe('');
  });

  it('writes the image’s address if the placeholder is inserted again after the upload', () => {
    const again = removed.apply(removed.tr.insert(1, image));
    expect(write(again)).toBe('![](https://files.test/a.png)');
  });
});

test.each([
  ['a *b* c\n', true],
  ['a <b><b>twice</b></b> b\n', false],
])('reports whether the text %j can be saved after its start was made bold: %s', (text, expected) => {
  const opened = new OpenedText(text);
  const { doc } = EditorState.create({ doc: opened.source.doc }).tr.addMark(1, 4, markTypes.strong.create());
  expect(opened.isSavable(doc)).toBe(expected);
});
