import { history, undo } from 'prosemirror-history';
import { type Command, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { createStateWithCursor, pasteInState } from './fixtures/paste-into';
import { pasteAsMarkdown, pasteAsPlainText, pastePluginKey, setPasteMeta } from './paste-state';

const MARKDOWN = { 'text/plain': '# H\n\nb' };
const RICH = { 'text/html': '<ul><li>A</li></ul>', 'text/plain': '- **A**' };

const getPasted = (state: Parameters<typeof pasteAsMarkdown>[0]) =>
  pastePluginKey.getState(state)?.pasted ?? null;

function run(state: Parameters<Command>[0], command: Command) {
  let next = state;
  const isRun = command(state, (tr) => {
    next = state.apply(tr);
  });
  return { isRun, state: next };
}

test.each([
  ['Markdown to plain text', 'a\n\n‸\n\nz', MARKDOWN, pasteAsPlainText, 'a\n\n\\# H\n\nb\n\n\n\nz'],
  ['rich text to plain text', 'a‸ z', RICH, pasteAsPlainText, 'a- \\*\\*A\\*\\* z'],
  ['rich text to Markdown', 'a‸\n\nz', RICH, pasteAsMarkdown, 'a\n\n- **A**\n\nz'],
  ['Markdown that replaced a selection to plain text', 'a ‸b‸ z', MARKDOWN, pasteAsPlainText, 'a # H\n\nb z'],
  [
    'an address that became the link of a selection to plain text',
    '‸b‸ z',
    { 'text/plain': 'https://a.test' },
    pasteAsPlainText,
    'https://a.test z',
  ],
])('choosing an alternative after a paste converts %s', (_, before, clipboard, command, after) => {
  const { state, write } = createStateWithCursor(before);
  const { isRun, state: next } = run(pasteInState(state, clipboard), command);
  expect(isRun).toBe(true);
  expect(write(next)).toBe(after);
});

describe('the menu of paste alternatives', () => {
  const paste = () => pasteInState(createStateWithCursor('a‸').state, RICH);

  test('the next edit closes the menu of paste alternatives', () => {
    const state = paste();
    expect(getPasted(state)).not.toBeNull();
    expect(getPasted(state.apply(state.tr.insertText('x')))).toBeNull();
  });

  test('closes the menu of paste alternatives when the cursor leaves the pasted content', () => {
    const state = paste();
    const moved = state.tr.setSelection(TextSelection.create(state.doc, 1));
    expect(getPasted(state.apply(moved))).toBeNull();
  });

  test('shows no menu of paste alternatives for plain text without Markdown', () =>
    expect(getPasted(pasteInState(createStateWithCursor('a‸').state, { 'text/plain': 'b' }))).toBeNull());

  test('one undo reverts a paste and the alternative selected for it', () => {
    const opened = createStateWithCursor('a‸');
    const state = opened.state.reconfigure({
      plugins: [...opened.state.plugins, history({ newGroupDelay: 0 })],
    });
    const { state: next } = run(pasteInState(state, RICH), pasteAsPlainText);
    expect(opened.write(run(next, undo).state)).toBe('a');
  });
});

test('text typed while pasted content is still being read goes after the pasted content', () => {
  const place = {};
  let { state } = createStateWithCursor('a‸z');
  state = state.apply(setPasteMeta(state.tr, { type: 'wait', place, position: 2 }));
  state = state.apply(state.tr.insertText('typed'));
  expect(pastePluginKey.getState(state)?.places.get(place)).toBe(2);
  state = state.apply(setPasteMeta(state.tr, { type: 'arrive', place }));
  expect(pastePluginKey.getState(state)?.places.size).toBe(0);
});
