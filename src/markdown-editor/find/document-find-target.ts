// The document as the find panel searches it, and the keys of the search. They work in a read-only text, too.

import { selectAll } from 'prosemirror-commands';
import { keydownHandler } from 'prosemirror-keymap';
import { type Command, type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { type FindTarget, MOST_MATCHES } from '~/ui/editor-find/find-target';
import { focusText } from '../document-places';
import { findLine } from '../editor-state';
import {
  changeQuery,
  closeFind,
  findAdjacent,
  findMatches,
  getCurrentMatch,
  getFind,
  openFind,
  replaceMatch,
  selectMatch,
} from './document-find';

/** Says something to screen readers. */
export type Announce = (message: (t: T) => string) => void;

function goTo(view: EditorView, direction: 1 | -1, announce: Announce): boolean {
  const { state } = view;
  const match = findAdjacent(state, direction);
  if (!match) return false;
  view.dispatch(selectMatch(state.tr, match));
  const text = state.doc.textBetween(match.from, match.to);
  const line = findLine(view.state, match.from);
  announce((t) => `${t(m.editor_find_current)}. ${text} ${t(m.editor_find_on_line)} ${line}.`);
  return true;
}

/** Replaces the selected match and goes to the next one, or only goes to it. */
function replaceNext(view: EditorView, announce: Announce): void {
  const { query, matches } = getFind(view.state);
  const match = matches[getCurrentMatch(view.state)];
  if (match && view.editable) {
    const line = findLine(view.state, match.from);
    view.dispatch(replaceMatch(view.state.tr, match, query.replace));
    announce((t) => `${t(m.editor_find_replaced).replace('$', String(line))}.`);
  }
  const next = findAdjacent(view.state, 1);
  if (next) view.dispatch(selectMatch(view.state.tr, next));
}

function replaceAll(view: EditorView, announce: Announce): void {
  const { query } = getFind(view.state);
  const matches = findMatches(view.state.doc, query, Number.POSITIVE_INFINITY);
  if (matches.length === 0 || !view.editable) return;
  const transaction = view.state.tr;
  for (const match of matches.toReversed()) replaceMatch(transaction, match, query.replace);
  view.dispatch(transaction);
  announce((t) => `${t(m.editor_find_replaced_all).replace('$', String(matches.length))}.`);
}

export function createDocumentFind(view: EditorView, state: EditorState, announce: Announce): FindTarget {
  const { query, matches } = getFind(state);
  return {
    query,
    isReadOnly: !view.editable,
    countMatches: () => ({
      count: Math.min(matches.length, MOST_MATCHES),
      current: getCurrentMatch(state) + 1,
      isMore: matches.length > MOST_MATCHES,
    }),
    changeQuery: (part) => view.dispatch(changeQuery(view.state, part)),
    goToNext: () => void goTo(view, 1, announce),
    goToPrevious: () => void goTo(view, -1, announce),
    replace: () => replaceNext(view, announce),
    replaceAll: () => replaceAll(view, announce),
    close() {
      closeFind(view.state, view.dispatch);
      focusText(view);
    },
  };
}

/** Opens the panel. `onOpen` moves the focus there. */
export const openFindPanel =
  (onOpen: () => void): Command =>
  (state, dispatch) => {
    if (dispatch) onOpen();
    return openFind(state, dispatch);
  };

export function createFindKeys(onOpen: () => void, announce: Announce): Plugin {
  const open = openFindPanel(onOpen);
  const go =
    (direction: 1 | -1): Command =>
    (state, dispatch, view) =>
      view && getFind(state).query.search !== ''
        ? goTo(view, direction, announce) || true
        : open(state, dispatch);
  const keys = {
    'Mod-f': open,
    'Mod-g': go(1),
    'Shift-Mod-g': go(-1),
    F3: go(1),
    'Shift-F3': go(-1),
    Escape: closeFind,
  };
  const handleReadOnlyKey = keydownHandler({ ...keys, 'Mod-a': selectAll });
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler(keys),
      handleDOMEvents: {
        // ProseMirror handles no keys in a read-only text.
        keydown(view, event) {
          const isHandled = !view.editable && handleReadOnlyKey(view, event);
          if (isHandled) event.preventDefault();
          return isHandled;
        },
      },
    },
  });
}
