// The blocks that "/" offers, best match first.

import { isolateHistory } from '@codemirror/commands';
import { EditorSelection, type StateCommand, type Transaction } from '@codemirror/state';
import { folded } from '~/lib/text/folded';
import { insertBlock, insertRule, insertTable } from '../editor/formatting';
import { isEmptyItem } from '../editor/lists/list-items';
import { toggleHeading, toggleList } from '../editor/marks/line-formats';
import { quoteDepth } from '../editor/marks/quote-marks';
import { blocksPopup, type FieldsPopup, setPopup } from './popup';

interface Block {
  /** As it is written in Markdown. */
  readonly sign: string;
  /** Other words that find it. */
  readonly words: string;
  readonly makes: StateCommand | FieldsPopup['kind'];
}

const insertEmptyCode: StateCommand = (target) => insertBlock(target, '```\n\n```', '```\n'.length);

export const BLOCKS = {
  heading2: { sign: '##', words: 'h2', makes: toggleHeading(2) },
  heading3: { sign: '###', words: 'h3', makes: toggleHeading(3) },
  bullet: { sign: '-', words: 'ul', makes: toggleList('bullet') },
  numbered: { sign: '1.', words: 'ol', makes: toggleList('numbered') },
  table: { sign: '| a | b |', words: '', makes: insertTable },
  image: { sign: '![ ]( )', words: 'img', makes: 'image' },
  article: { sign: '[ ]( )', words: 'url', makes: 'link' },
  task: { sign: '- [ ]', words: 'todo', makes: toggleList('task') },
  quote: { sign: '>', words: '', makes: toggleList('quote') },
  codeBlock: { sign: '```', words: 'pre', makes: insertEmptyCode },
  rule: { sign: '---', words: 'hr', makes: insertRule },
  heading1: { sign: '#', words: 'h1', makes: toggleHeading(1) },
} as const satisfies Record<string, Block>;

export type BlockName = keyof typeof BLOCKS;

export type BlockLabel = (name: BlockName) => string;

const isName = (name: string): name is BlockName => name in BLOCKS;
const NAMES = Object.keys(BLOCKS).filter(isName);

export interface OfferedBlocks {
  readonly matches: readonly BlockName[];
  readonly others: readonly BlockName[];
}

/** What is found by the words typed behind the "/", and the rest; nothing at all where nothing is found. */
export function offeredBlocks(query: string, labelOf: BlockLabel): OfferedBlocks {
  const rankOf = (name: BlockName) => {
    const label = folded(labelOf(name));
    const typed = folded(query);
    if (label.startsWith(typed)) return 0;
    return `${label} ${BLOCKS[name].words}`.includes(` ${typed}`) ? 1 : 2;
  };
  const ranked = NAMES.map((name) => ({ name, rank: rankOf(name) }));
  const matches = [0, 1].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ name }) => name));
  return {
    matches,
    others: matches.length === 0 ? [] : NAMES.filter((name) => !matches.includes(name)),
  };
}

/** Puts a block in the place of the "/" and what was typed behind it. One step back brings that back. */
export const insertChosen =
  (name: BlockName): StateCommand =>
  ({ state, dispatch }) => {
    const popup = blocksPopup(state);
    if (!popup || state.readOnly) return false;
    const { makes }: Block = BLOCKS[name];
    const line = state.doc.lineAt(popup.from);
    const before = line.text.slice(0, popup.from - line.from);
    // What becomes another block doesn't stay an item.
    const isAlone = popup.to === line.to && quoteDepth(before) === 0 && isEmptyItem(before);
    const isBlock = typeof makes !== 'string' && !['bullet', 'numbered', 'task', 'quote'].includes(name);
    const from = isBlock && isAlone ? line.from : popup.from;
    const removed = state.update({
      changes: { from, to: popup.to },
      selection: EditorSelection.cursor(from),
    });
    const shared = {
      userEvent: 'input.complete',
      scrollIntoView: true,
      annotations: isolateHistory.of('full'),
    };
    if (typeof makes === 'string') {
      const opened = setPopup.of({ kind: makes, from, to: from });
      dispatch(
        state.update({
          changes: removed.changes,
          selection: removed.newSelection,
          effects: opened,
          ...shared,
        }),
      );
      return true;
    }
    let made: Transaction | null = null;
    makes({ state: removed.state, dispatch: (transaction) => (made = transaction) });
    const { changes, newSelection } = made ?? removed;
    dispatch(
      state.update({
        changes: made ? removed.changes.compose(changes) : changes,
        selection: newSelection,
        effects: setPopup.of(null),
        ...shared,
      }),
    );
    return true;
  };
