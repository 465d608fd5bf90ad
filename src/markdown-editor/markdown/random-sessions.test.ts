import fc from 'fast-check';
import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  lift,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, tableEditing } from 'prosemirror-tables';
import { expect, test } from 'vitest';
import { getPropertyRuns, isDeepRun, RANDOM_SEED } from '~/build/depth';
import { markTypes, nodeTypes } from '../schema/schema';
import { generateArticles } from './fixtures/generate-articles';
import { MARKDOWN_SNIPPETS } from './fixtures/markdown-snippets';
import { makeListsTight, reopenMarkdown, toReaderView } from './fixtures/read-back';
import { MarkdownWriter } from './markdown-writer';
import { parseMarkdown } from './parse-markdown';

const insertText =
  (text: string): Command =>
  (state, dispatch) => {
    if (!state.selection.$from.parent.inlineContent) return false;
    dispatch?.(state.tr.insertText(text));
    return true;
  };

const insertInline =
  (name: 'image' | 'hard_break'): Command =>
  (state, dispatch) => {
    if (state.selection.$from.parent.type !== nodeTypes.paragraph) return false;
    const attrs = name === 'image' ? { src: 'a b.png', alt: 'x] y' } : null;
    dispatch?.(state.tr.replaceSelectionWith(nodeTypes[name].create(attrs)));
    return true;
  };

/** Inserts a copy of the selected content at the start of the document. */
const copyToStart: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceRange(1, 1, state.selection.content()));
  return true;
};

/**
 * Runs a command. Ignores range and type errors, because some of ProseMirror's commands throw them for selections that
 * span cells or start in raw blocks.
 */
function run(command: Command, state: EditorState, dispatch: (tr: Transaction) => void): void {
  let transaction: Transaction | undefined;
  try {
    command(state, (tr) => {
      transaction = tr;
    });
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  if (transaction) dispatch(transaction);
}

const { list_item, bullet_list, ordered_list, paragraph, heading, code_block, blockquote } = nodeTypes;
const COMMANDS: readonly Command[] = [
  ...[
    'x',
    'new words ',
    '*',
    '_',
    '`',
    '[a](b)',
    '# ',
    '1. ',
    '- ',
    '> ',
    '<b>',
    '&amp;',
    '|',
    '  ',
    ' x',
  ].map(insertText),
  deleteSelection,
  chainCommands(splitListItem(list_item), newlineInCode, splitBlock),
  chainCommands(joinBackward, lift),
  joinForward,
  ...[markTypes.strong, markTypes.em, markTypes.strike, markTypes.code].map((mark) => toggleMark(mark)),
  toggleMark(markTypes.link, { href: 'https://a.test/x_(y)' }),
  setBlockType(heading, { level: 3 }),
  setBlockType(paragraph),
  setBlockType(code_block, { info: 'sh' }),
  wrapInList(bullet_list),
  wrapInList(ordered_list),
  wrapIn(blockquote),
  sinkListItem(list_item),
  liftListItem(list_item),
  lift,
  addRowAfter,
  addColumnAfter,
  deleteRow,
  deleteColumn,
  insertInline('image'),
  insertInline('hard_break'),
  copyToStart,
];

/** Includes the plugin that keeps the rows of a table equally long, because the commands for tables rely on that. */
const plugins = [history({ newGroupDelay: 0 }), tableEditing()];

const ARTICLES = [...MARKDOWN_SNIPPETS, ...generateArticles(200, isDeepRun ? RANDOM_SEED : 1)];

const acts = fc.array(
  fc.record({
    command: fc.constantFrom(...COMMANDS),
    from: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
    length: fc.constantFrom(0, 0, 3, 10, 60),
  }),
  { minLength: 10, maxLength: 30 },
);

test('writes equivalent Markdown after random edits, and the original bytes after all edits are undone', () => {
  let checks = 0;
  let unverified = 0;
  fc.assert(
    fc.property(fc.constantFrom(...ARTICLES), acts, (text, session) => {
      const source = parseMarkdown(text);
      const writer = new MarkdownWriter(source);
      let state = EditorState.create({ doc: source.doc, plugins });
      session.forEach(({ command, from, length }, index) => {
        const start = Math.floor(from * state.doc.content.size);
        const end = Math.min(start + length, state.doc.content.size);
        const selection = TextSelection.between(state.doc.resolve(start), state.doc.resolve(end));
        if (!(selection instanceof TextSelection)) return;
        state = state.apply(state.tr.setSelection(selection));
        run(command, state, (tr) => {
          state = state.apply(tr);
        });
        if (index % 8 !== 7 && index !== session.length - 1) return;
        const written = writer.write(state.doc);
        checks++;
        if (!written.isVerified) unverified++;
        else
          expect(
            makeListsTight(reopenMarkdown(written.text)).eq(makeListsTight(toReaderView(state.doc))),
            written.text,
          ).toBe(true);
      });
      while (
        undo(state, (tr) => {
          state = state.apply(tr);
        })
      );
      expect(writer.write(state.doc).text).toBe(text);
    }),
    { numRuns: isDeepRun ? 3000 : getPropertyRuns(160), seed: isDeepRun ? RANDOM_SEED : 1 },
  );
  expect(unverified / checks, `${unverified} of ${checks} writes weren't verified`).toBeLessThanOrEqual(
    0.005,
  );
});
