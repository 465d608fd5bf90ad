// Find and replace in document mode: the state of the search, the target of the find panel, and the keyboard shortcuts.
import { selectAll } from 'prosemirror-commands';
import { keydownHandler } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { escapeRegExp } from '~/lib/text/escape-regexp';
import {
  type FindQuery,
  type FindTarget,
  MAX_COUNTED_MATCHES,
  type Replacement,
} from '~/ui/editor-find/find-target';
import { focusText } from '../document-places';
import type { EditorEvents } from '../editor-settings';
import { findMarkdownLine } from '../editor-state';
import type { TextRange } from '../markdown/text-edits';

export interface DocumentFind {
  readonly isOpen: boolean;
  readonly query: FindQuery;
  /**
   * The matches, at most `MAX_COUNTED_MATCHES` + 1. If there is one more than `MAX_COUNTED_MATCHES`, the count is
   * incomplete. Empty while the panel is closed.
   */
  readonly matches: readonly TextRange[];
}

const CLOSED: DocumentFind = {
  isOpen: false,
  query: { search: '', replace: '', caseSensitive: false, wholeWord: false },
  matches: [],
};

const findKey = new PluginKey<DocumentFind>('find');

export const getFindState = (state: EditorState): DocumentFind => findKey.getState(state) ?? CLOSED;

function toPattern({ search, caseSensitive, wholeWord }: FindQuery): RegExp {
  const literal = escapeRegExp(search);
  const letter = String.raw`[\p{L}\p{N}_]`;
  // As in other editors, a word boundary is required only at an end of the searched text that is a letter or digit.
  const start = wholeWord && /^[\p{L}\p{N}_]/u.test(search) ? `(?<!${letter})` : '';
  const end = wholeWord && /[\p{L}\p{N}_]$/u.test(search) ? `(?!${letter})` : '';
  return new RegExp(`${start}${literal}${end}`, caseSensitive ? 'gu' : 'giu');
}

export function findMatches(
  doc: Node,
  query: FindQuery,
  most: number = MAX_COUNTED_MATCHES,
): readonly TextRange[] {
  const matches: TextRange[] = [];
  if (query.search === '') return matches;
  const pattern = toPattern(query);
  doc.descendants((node, position) => {
    if (!node.isTextblock || matches.length > most) return matches.length <= most;
    // Images and other nodes without text count as one character, so that offsets in the text match document positions.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const from = position + 1 + index;
      matches.push({ from, to: from + found.length });
      if (matches.length > most) break;
    }
    return false;
  });
  return matches;
}

const isSelected = ({ selection }: EditorState, { from, to }: TextRange): boolean =>
  selection.from === from && selection.to === to;

/** Returns the index of the selected match, or -1. */
export const getCurrentMatchIndex = (state: EditorState): number =>
  getFindState(state).matches.findIndex((match) => isSelected(state, match));

function decorate(state: EditorState): DecorationSet {
  const { isOpen, matches } = getFindState(state);
  if (!isOpen) return DecorationSet.empty;
  return DecorationSet.create(
    state.doc,
    matches.map((match) =>
      Decoration.inline(match.from, match.to, {
        class: isSelected(state, match) ? 'find-match find-match-selected' : 'find-match',
      }),
    ),
  );
}

export const createFindPlugin = (): Plugin<DocumentFind> =>
  new Plugin<DocumentFind>({
    key: findKey,
    state: {
      init: () => CLOSED,
      apply(transaction, find) {
        const change: Partial<DocumentFind> | undefined = transaction.getMeta(findKey);
        if (!change && !transaction.docChanged) return find;
        const next = { ...find, ...change };
        return { ...next, matches: next.isOpen ? findMatches(transaction.doc, next.query) : [] };
      },
    },
    props: { decorations: decorate },
  });

const setFind = (transaction: Transaction, change: Partial<DocumentFind>): Transaction =>
  transaction.setMeta(findKey, change).setMeta('addToHistory', transaction.docChanged);

export const selectMatch = (transaction: Transaction, { from, to }: TextRange): Transaction =>
  transaction.setSelection(TextSelection.create(transaction.doc, from, to)).scrollIntoView();

/** Reports whether a transaction opens the panel or focuses it again. */
export const isFindRequested = (transaction: Transaction): boolean =>
  transaction.getMeta(findKey)?.isOpen === true;

/** Opens the panel. Searches for the selected text if it is on a single line, otherwise for the previous text. */
export const openFindPanel: Command = (state, dispatch) => {
  const { from, to, $from, $to } = state.selection;
  const isInBlock = $from.sameParent($to) && $from.parent.isTextblock;
  const selected = isInBlock ? state.doc.textBetween(from, to, undefined, '\n') : '';
  const { query } = getFindState(state);
  const search = selected === '' || selected.includes('\n') ? query.search : selected;
  dispatch?.(setFind(state.tr, { isOpen: true, query: { ...query, search } }));
  return true;
};

export const closeFindPanel: Command = (state, dispatch) => {
  if (!getFindState(state).isOpen) return false;
  dispatch?.(setFind(state.tr, { isOpen: false }));
  return true;
};

/** Changes the query. If the searched text changes, selects the first match at or after the start of the selection. */
export function updateFindQuery(state: EditorState, part: Partial<FindQuery>): Transaction {
  const query = { ...getFindState(state).query, ...part };
  const transaction = setFind(state.tr, { query });
  if (part.search === undefined) return transaction;
  const matches = findMatches(state.doc, query);
  const match = matches.find(({ from }) => from >= state.selection.from) ?? matches[0];
  return match ? selectMatch(transaction, match) : transaction;
}

/** Returns the match after or before the selection, wrapping around at the ends. */
export function findAdjacentMatch(state: EditorState, direction: 1 | -1): TextRange | null {
  const matches = findMatches(state.doc, getFindState(state).query, Number.POSITIVE_INFINITY);
  const { from, to } = state.selection;
  const found =
    direction > 0
      ? matches.find((match) => match.from >= to && !isSelected(state, match))
      : matches.findLast((match) => match.to <= from && !isSelected(state, match));
  return found ?? matches.at(direction > 0 ? 0 : -1) ?? null;
}

/** Replaces a match. The replacement gets the marks of the first letter of the match. */
export function replaceMatch(
  transaction: Transaction,
  { from, to }: TextRange,
  replacement: string,
): Transaction {
  if (replacement === '') return transaction.delete(from, to);
  const { doc } = transaction;
  return transaction.replaceWith(from, to, doc.type.schema.text(replacement, doc.nodeAt(from)?.marks));
}

type Announcer = EditorEvents['announce'];

function goTo(view: EditorView, direction: 1 | -1, announce: Announcer): boolean {
  const { state } = view;
  const match = findAdjacentMatch(state, direction);
  if (!match) return false;
  view.dispatch(selectMatch(state.tr, match));
  const text = state.doc.textBetween(match.from, match.to);
  const line = findMarkdownLine(view.state, match.from);
  announce((t) => `${t(m.editor_find_current)}. ${text} ${t(m.editor_find_on_line)} ${line}.`);
  return true;
}

/** Replaces the selected match and goes to the next match. If no match is selected, only goes to the next match. */
function replaceNext(view: EditorView, announce: Announcer): void {
  const { query } = getFindState(view.state);
  // Searches without a limit, because the counted matches may end before the selected one.
  const match = findMatches(view.state.doc, query, Number.POSITIVE_INFINITY).find((one) =>
    isSelected(view.state, one),
  );
  if (match && view.editable) {
    const line = findMarkdownLine(view.state, match.from);
    view.dispatch(replaceMatch(view.state.tr, match, query.replace));
    announce((t) => `${t(m.editor_find_replaced).replace('$', String(line))}.`);
  }
  const next = findAdjacentMatch(view.state, 1);
  if (next) view.dispatch(selectMatch(view.state.tr, next));
}

function replaceAll(view: EditorView): Replacement {
  const { query } = getFindState(view.state);
  const matches = view.editable ? findMatches(view.state.doc, query, Number.POSITIVE_INFINITY) : [];
  if (matches.length === 0) return { count: 0, text: view.state.doc };
  const transaction = view.state.tr;
  for (const match of matches.toReversed()) replaceMatch(transaction, match, query.replace);
  // Puts the cursor after the replacement. A selected replacement that matches the query would be shown as the current
  // match.
  view.dispatch(transaction.setSelection(Selection.near(transaction.selection.$to)));
  return { count: matches.length, text: view.state.doc };
}

export function createDocumentFindTarget(
  view: EditorView,
  state: EditorState,
  announce: Announcer,
): FindTarget {
  const { query, matches } = getFindState(state);
  const current = getCurrentMatchIndex(state) + 1;
  return {
    text: state.doc,
    query,
    isReadOnly: !view.editable,
    countMatches: () => ({
      count: Math.min(matches.length, MAX_COUNTED_MATCHES),
      current: current > MAX_COUNTED_MATCHES ? 0 : current,
      isMore: matches.length > MAX_COUNTED_MATCHES,
    }),
    changeQuery: (part) => view.dispatch(updateFindQuery(view.state, part)),
    goToNext: () => void goTo(view, 1, announce),
    goToPrevious: () => void goTo(view, -1, announce),
    replace: () => replaceNext(view, announce),
    replaceAll: () => replaceAll(view),
    close() {
      closeFindPanel(view.state, view.dispatch);
      focusText(view);
    },
  };
}

/** Creates the shortcuts of the search, which also work in a read-only text. */
export function createFindKeysPlugin(announce: Announcer): Plugin {
  const go =
    (direction: 1 | -1): Command =>
    (state, dispatch, view) =>
      view && getFindState(state).query.search !== ''
        ? goTo(view, direction, announce) || true
        : openFindPanel(state, dispatch);
  const keys = {
    'Mod-f': openFindPanel,
    'Mod-g': go(1),
    'Shift-Mod-g': go(-1),
    F3: go(1),
    'Shift-F3': go(-1),
    Escape: closeFindPanel,
  };
  const handleReadOnlyKey = keydownHandler({ ...keys, 'Mod-a': selectAll });
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler(keys),
      handleDOMEvents: {
        // Handles the shortcuts in a read-only text, where ProseMirror handles no keys.
        keydown(view, event) {
          const isHandled = !view.editable && handleReadOnlyKey(view, event);
          if (isHandled) event.preventDefault();
          return isHandled;
        },
      },
    },
  });
}
