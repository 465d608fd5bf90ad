import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { baseExtensions } from './extensions';
import { breakLine, paragraphKeys } from './paragraph-keys';

/** A text with its cursor at `¦`; another place to go to is marked by `‹`. */
class Writing {
  state: EditorState;
  private readonly elsewhere: number;

  constructor(marked: string) {
    const text = marked.replace(/[¦‹]/g, '');
    const placeOf = (mark: string) => marked.replace(mark === '¦' ? '‹' : '¦', '').indexOf(mark);
    this.elsewhere = placeOf('‹');
    const extensions = [baseExtensions(text), paragraphKeys];
    this.state = EditorState.create({ doc: text, selection: { anchor: placeOf('¦') }, extensions });
  }

  run(command: StateCommand) {
    ensureSyntaxTree(this.state, this.state.doc.length, 1000);
    this.state = this.state.update({}).state;
    command({ state: this.state, dispatch: (transaction: Transaction) => (this.state = transaction.state) });
    ensureSyntaxTree(this.state, this.state.doc.length, 1000);
    this.state = this.state.update({}).state;
    return this;
  }

  type(text: string) {
    return this.run(({ state, dispatch }) => {
      dispatch(state.update(state.replaceSelection(text), { userEvent: 'input.type' }));
      return true;
    });
  }

  erase() {
    return this.run(({ state, dispatch }) => {
      const { head } = state.selection.main;
      dispatch(state.update({ changes: { from: head - 1, to: head }, userEvent: 'delete.backward' }));
      return true;
    });
  }

  /** Puts the cursor to the other place, which lies so far behind the text as it was. */
  go(further = 0) {
    return this.run(({ state, dispatch }) => {
      dispatch(state.update({ selection: { anchor: this.elsewhere + further }, userEvent: 'select' }));
      return true;
    });
  }

  get shown() {
    const { head } = this.state.selection.main;
    return `${this.state.sliceDoc(0, head)}¦${this.state.sliceDoc(head)}`;
  }
}

const BREAK = 2;

describe('a line that Shift+Enter began, and nothing was written in', () => {
  test.each([
    ['One¦\n\nTw‹o', BREAK, 'One\n\nTw¦o'],
    ['T‹wo\n\nOne¦', 0, 'T¦wo\n\nOne'],
    ['One¦\n‹two', BREAK, 'One\n¦two'],
    ['- One¦\n- T‹wo', 2 * BREAK, '- One\n- T¦wo'],
    ['> One¦\n\nT‹wo', 2 * BREAK, '> One\n\nT¦wo'],
  ])('goes as the cursor leaves: %j', (marked, further, expected) => {
    const writing = new Writing(marked).run(breakLine);
    expect(writing.state.doc.toString()).toContain('One\\\n');
    expect(writing.go(further).shown).toBe(expected);
  });

  test('stays while the cursor is in its paragraph', () => {
    const writing = new Writing('O‹ne¦\n\ntwo').run(breakLine).go();
    expect(writing.shown).toBe('O¦ne\\\n\n\ntwo');
  });

  test('goes, too, where what was written is deleted again', () => {
    const writing = new Writing('One¦\n\nTw‹o').run(breakLine).type('x').erase();
    expect(writing.go(BREAK).shown).toBe('One\n\nTw¦o');
  });

  test('is there again one step back', () => {
    const writing = new Writing('One¦\n\nTw‹o').run(breakLine).go(BREAK).run(undo);
    expect(writing.state.doc.toString()).toBe('One\\\n\n\nTwo');
  });
});

describe('a break stays', () => {
  test('with words below it', () => {
    const writing = new Writing('One¦\n\nTw‹o')
      .run(breakLine)
      .type('x')
      .go(BREAK + 1);
    expect(writing.shown).toBe('One\\\nx\n\nTw¦o');
  });

  test('where the text had it already', () => {
    expect(new Writing('One\\\n¦\n\nTw‹o').go().shown).toBe('One\\\n\n\nTw¦o');
  });
});
