import { redo, undo } from '@codemirror/commands';
import type { EditorState, Transaction } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { createPromptState, getEditorHistory, type PromptStateOptions } from './prompt-state';

const WIRING: PromptStateOptions = {
  labelledBy: 'name',
  isReadOnly: false,
  phrases: {},
  nonce: undefined,
  onFindBar: () => {},
};

const type = (state: EditorState, insert: string) =>
  state.update({ changes: { from: state.doc.length, insert }, userEvent: 'input.type' }).state;

function run(command: typeof undo, state: EditorState): EditorState {
  let next = state;
  command({ state, dispatch: (transaction: Transaction) => (next = transaction.state) });
  return next;
}

const textIn = (state: EditorState) => state.doc.toString();

describe('the state of a reopened prompt editor', () => {
  const left = type(createPromptState('Be kind.', WIRING), ' And brief.');

  it('a reopened prompt editor can undo and redo text typed before it was closed', () => {
    const again = createPromptState(textIn(left), WIRING, getEditorHistory(left));
    const undone = run(undo, again);
    expect(textIn(undone)).toBe('Be kind.');
    expect(textIn(run(redo, undone))).toBe('Be kind. And brief.');
  });

  it('undo in a reopened prompt editor first reverts changes made outside it, then earlier typing', () => {
    const again = createPromptState('Be kind. And short.', WIRING, getEditorHistory(left));
    const undone = run(undo, again);
    expect([textIn(again), textIn(undone), textIn(run(undo, undone))]).toEqual([
      'Be kind. And short.',
      'Be kind. And brief.',
      'Be kind.',
    ]);
  });

  it('a reopened prompt editor without a stored history has nothing to undo', () =>
    expect(textIn(run(undo, createPromptState(textIn(left), WIRING)))).toBe('Be kind. And brief.'));
});
