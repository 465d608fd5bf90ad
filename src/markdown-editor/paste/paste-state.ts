// The state of pasting: the content pasted last with its alternatives, and places where content arrives later.
import { closeHistory } from 'prosemirror-history';
import {
  type Command,
  type EditorState,
  PluginKey,
  type SelectionBookmark,
  type Transaction,
} from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { parseMarkdown } from '../markdown/parse-markdown';
import { insertBlocks } from './insert-blocks';
import { createParagraphs, looksLikeMarkdown } from './plain-text';

/** The way in which the content of a clipboard was read. */
export type PasteKind = 'rich' | 'markdown' | 'text';

/** The content pasted last, as long as it is neither edited nor left. */
export interface PastedRange {
  /** The history joins transactions of one composition: reading the content in another way isn't a step of its own. */
  readonly composition: number;
  readonly from: number;
  readonly to: number;
  readonly kind: PasteKind;
  readonly plain: string;
  /** Selection before it was pasted. */
  readonly before: SelectionBookmark;
  /** Steps that remove it, including what was adjusted after it. */
  readonly undo: readonly Step[];
}

export interface PasteState {
  readonly pasted: PastedRange | null;
  /** Positions where content is still read, by an object for each. */
  readonly places: ReadonlyMap<object, number>;
}

type PasteMeta =
  | { readonly type: 'pasted'; readonly kind: PasteKind; readonly plain: string }
  | { readonly type: 'wait'; readonly place: object; readonly position: number }
  | { readonly type: 'arrive'; readonly place: object };

export const pasteKey = new PluginKey<PasteState>('paste');

export const setPasteMeta = (tr: Transaction, meta: PasteMeta): Transaction => tr.setMeta(pasteKey, meta);

/** Compositions of input methods count from 1. */
let lastComposition = 2_000_000;

/** Makes a paste a step of the history, which its alternatives join. */
export const asPasteStep = (tr: Transaction): Transaction =>
  closeHistory(tr).setMeta('composition', ++lastComposition);

export const INITIAL_PASTE_STATE: PasteState = { pasted: null, places: new Map() };

export function applyToPaste(tr: Transaction, state: PasteState, before: EditorState): PasteState {
  const meta: PasteMeta | undefined = tr.getMeta(pasteKey);
  return { pasted: getPasted(tr, state, before, meta), places: getPlaces(tr, state, meta) };
}

function getPlaces(
  tr: Transaction,
  { places }: PasteState,
  meta: PasteMeta | undefined,
): PasteState['places'] {
  if (places.size === 0 && meta?.type !== 'wait') return places;
  // Text that is typed at a place meanwhile stays behind the content that arrives there.
  const next = new Map([...places].map(([place, position]) => [place, tr.mapping.map(position, -1)]));
  if (meta?.type === 'wait') next.set(meta.place, meta.position);
  if (meta?.type === 'arrive') next.delete(meta.place);
  return next;
}

function getPasted(
  tr: Transaction,
  { pasted }: PasteState,
  before: EditorState,
  meta: PasteMeta | undefined,
): PastedRange | null {
  if (meta?.type === 'pasted') {
    const { from, to } = findChangedRange(tr) ?? before.selection;
    const { kind, plain } = meta;
    const hasAlternative = plain.trim() !== '' && (kind !== 'text' || looksLikeMarkdown(plain));
    const bookmark = before.selection.getBookmark();
    if (!hasAlternative) return null;
    const composition = tr.getMeta('composition') ?? 0;
    return { composition, from, to, kind, plain, before: bookmark, undo: invertSteps(tr) };
  }
  if (!pasted) return null;
  const from = tr.mapping.map(pasted.from, -1);
  const to = tr.mapping.map(pasted.to, 1);
  if (tr.docChanged) {
    const cause: Transaction | undefined = tr.getMeta('appendedTransaction');
    // Changes that aren't the author's, such as the address of an uploaded image, don't end the choice.
    const isPart = cause?.getMeta(pasteKey)?.type === 'pasted' || tr.getMeta('addToHistory') === false;
    return isPart ? { ...pasted, from, to, undo: [...invertSteps(tr), ...pasted.undo] } : null;
  }
  return tr.selectionSet && (tr.selection.from < from || tr.selection.to > to) ? null : pasted;
}

const invertSteps = ({ steps, docs }: Transaction): Step[] =>
  steps.flatMap((step, index) => (docs[index] ? [step.invert(docs[index])] : [])).toReversed();

/** The range of the new document that a transaction changed. Null if it changed marks at most. */
function findChangedRange({ mapping }: Transaction): { readonly from: number; readonly to: number } | null {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  mapping.maps.forEach((map, index) => {
    const rest = mapping.slice(index + 1);
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      from = Math.min(from, rest.map(newFrom, -1));
      to = Math.max(to, rest.map(newTo, 1));
    });
  });
  return from <= to ? { from, to } : null;
}

/** Inserts text as it is, with the formatting at the caret. */
export function insertText(tr: Transaction, text: string, position?: number): Transaction {
  if (text === '') return tr;
  const isSelected = position === undefined;
  const $from = isSelected ? tr.selection.$from : tr.doc.resolve(position);
  if ($from.parent.type.spec.code) return tr.insertText(text, position);
  const marks = (isSelected && tr.storedMarks) || $from.marks();
  return insertBlocks(tr, createParagraphs(text, marks), position);
}

/** Reads the pasted text in another way. */
const pasteAgain =
  (
    kind: PasteKind,
    isPossible: (pasted: PastedRange) => boolean,
    insert: (tr: Transaction, text: string) => void,
  ): Command =>
  (state, dispatch) => {
    const pasted = pasteKey.getState(state)?.pasted;
    if (!pasted || !isPossible(pasted)) return false;
    if (!dispatch) return true;
    const { tr } = state;
    for (const step of pasted.undo) tr.step(step);
    tr.setSelection(pasted.before.resolve(tr.doc));
    insert(tr, pasted.plain);
    tr.setMeta('composition', pasted.composition);
    dispatch(setPasteMeta(tr, { type: 'pasted', kind, plain: pasted.plain }).scrollIntoView());
    return true;
  };

/** Replaces the content pasted last with its plain text. */
export const pasteAsPlainText: Command = pasteAgain('text', ({ kind }) => kind !== 'text', insertText);

/** Replaces the content pasted last with its text read as Markdown. */
export const pasteAsMarkdown: Command = pasteAgain(
  'markdown',
  ({ kind, plain }) => kind !== 'markdown' && looksLikeMarkdown(plain),
  (tr, text) => insertBlocks(tr, parseMarkdown(text).doc.content.content),
);
