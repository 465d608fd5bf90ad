import { GapCursor } from 'prosemirror-gapcursor';
import { history, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { createEditorState, getMarkdown, OpenedText } from '../editor-state';
import {
  findInsertableBlocks,
  INSERTABLE_BLOCKS,
  type InsertableBlockName,
  insertChosenBlock,
} from './insertable-blocks';
import { createPopupPlugin, getBlocksPopup, getPopup, insertSlash, openBlocksMenu } from './popup-state';

/** Creates a view without a DOM: it has a state and accepts transactions. */
function open(text: string) {
  const view = {
    state: createEditorState(new OpenedText(text), [createPopupPlugin(), history()]),
    dispatch(tr: EditorState['tr']) {
      view.state = view.state.apply(tr);
    },
  };
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  return view;
}

function type(view: ReturnType<typeof open>, text: string): void {
  for (const letter of text) {
    const slash = letter === '/' ? insertSlash(view.state, view.state.selection) : null;
    view.dispatch(slash ?? view.state.tr.insertText(letter));
  }
}

describe('typing “/”', () => {
  it.each(['', 'text ', '- ', '> ', '# '])('typing “/” after %j opens the block menu', (text) => {
    const view = open(text);
    if (text === 'text ') type(view, ' ');
    type(view, '/');
    expect(getBlocksPopup(view.state)).toMatchObject({ query: '', active: 0 });
  });

  it.each(['and', 'https:/', '```\ncode\n```', '| a |\n| --- |\n| b |'])(
    'typing “/” after %j inserts an ordinary slash',
    (text) => {
      const view = open(text);
      type(view, '/');
      expect(getPopup(view.state)).toBeNull();
    },
  );

  it.each([
    ['at a gap cursor', (doc: Node) => new GapCursor(doc.resolve(doc.content.size))],
    ['below a selected block', (doc: Node) => NodeSelection.create(doc, 0)],
  ])('typing “/” and the button for blocks open the block menu in a new paragraph %s', (_place, select) => {
    const table = '| a |\n| --- |\n| b |';
    const view = open(table);
    view.dispatch(view.state.tr.setSelection(select(view.state.doc)));
    type(view, '/tip');
    expect(getBlocksPopup(view.state)).toMatchObject({ trigger: '/', query: 'tip' });
    expect(getMarkdown(view.state).text).toBe(`${table}\n\n/tip`);
    undo(view.state, view.dispatch);
    view.dispatch(view.state.tr.setSelection(select(view.state.doc)));
    openBlocksMenu(view.state, view.dispatch);
    type(view, 'tip');
    expect(getBlocksPopup(view.state)).toMatchObject({ trigger: '', query: 'tip' });
  });

  it('text typed after “/” filters the block menu, and typing two spaces or moving the cursor closes it', () => {
    const view = open('');
    type(view, '/task li');
    expect(getBlocksPopup(view.state)?.query).toBe('task li');
    type(view, '  ');
    expect(getPopup(view.state)).toBeNull();
    const other = open('');
    type(other, '/he');
    other.dispatch(other.state.tr.setSelection(TextSelection.create(other.state.doc, 1)));
    expect(getPopup(other.state)).toBeNull();
  });
});

describe('the menu of blocks', () => {
  const names = Object.keys(INSERTABLE_BLOCKS).filter(
    (name): name is InsertableBlockName => name in INSERTABLE_BLOCKS,
  );

  it('the block menu finds blocks by the start of a word in the user’s language, regardless of accents', () => {
    expect(findInsertableBlocks('', getTranslator('en'))).toEqual({ matches: names, others: [] });
    expect(findInsertableBlocks('list', getTranslator('en')).matches).toEqual(['bullet', 'numbered', 'task']);
    expect(findInsertableBlocks('todo', getTranslator('en')).matches).toEqual(['task']);
    expect(findInsertableBlocks('codigo', getTranslator('es')).matches).toContain('codeBlock');
    expect(findInsertableBlocks('xyz', getTranslator('en'))).toEqual({ matches: [], others: [] });
  });

  it.each([
    ['heading2', '##'],
    ['numbered', '1.'],
    ['codeBlock', '```\n```'],
    ['rule', '---'],
  ] as const)(
    'selecting a block in the block menu replaces “/” and the search text with the block: %s',
    (name, markdown) => {
      const view = open('Above');
      view.dispatch(view.state.tr.split(view.state.selection.head));
      type(view, '/abc');
      insertChosenBlock(name)(view.state, view.dispatch);
      expect(getPopup(view.state)).toBeNull();
      expect(view.state.doc.textContent).toBe('Above');
      type(view, 'x');
      expect(getMarkdown(view.state).text).toContain(markdown.slice(0, 2));
      expect(getMarkdown(view.state).text).not.toContain('/abc');
    },
  );

  it('undo removes a block inserted from the block menu without restoring “/” and the search text', () => {
    const view = open('');
    type(view, 'Text /abc');
    insertChosenBlock('quote')(view.state, view.dispatch);
    expect(view.state.doc.firstChild?.type.name).toBe('blockquote');
    undo(view.state, view.dispatch);
    expect(view.state.doc.firstChild?.type.name).toBe('paragraph');
    expect(view.state.doc.textContent).toBe('Text ');
  });

  it('undo after selecting an article link in the block menu keeps the text before “/”', () => {
    const view = open('');
    type(view, 'Text /abc');
    insertChosenBlock('article')(view.state, view.dispatch);
    type(view, 'x');
    undo(view.state, view.dispatch);
    expect(view.state.doc.textContent).toBe('Text ');
  });

  it('selecting an article link in the block menu removes “/” and the search text and opens the link fields', () => {
    const view = open('');
    type(view, '/abc');
    insertChosenBlock('article')(view.state, view.dispatch);
    expect(getPopup(view.state)).toMatchObject({ kind: 'link', from: 1, to: 1 });
    expect(view.state.doc.textContent).toBe('');
  });
});
