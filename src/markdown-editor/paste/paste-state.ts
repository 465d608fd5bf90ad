// The state of pasting: the last pasted content with its alternatives, and the positions of pastes whose content is
// still being read.
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
import { createParagraphs, isMarkdownLike } from './plain-text';

/** The interpretation of the clipboard content. */
export type PasteKind = 'rich' | 'markdown' | 'text';

/** The last pasted content. It can be replaced with an alternative until it is edited or the cursor leaves it. */
export interface PastedRange {
  /**
   * The composition ID of the paste. The undo history groups transactions with the same composition ID, so that
   * switching to an alternative isn't a separate undo step.
   */
  readonly composition: number;
  readonly from: number;
  readonly to: number;
  readonly kind: PasteKind;
  readonly plain: string;
  /** The selection before the paste. */
  readonly before: SelectionBookmark;
  /** Steps that undo the paste, including adjustments that were made after the paste. */
  readonly undo: readonly Step[];
}

export interface PasteState {
  readonly pasted: PastedRange | null;
  /** The positions of pastes whose content is still being read. The key is an object that identifies the paste. */
  readonly places: ReadonlyMap<object, number>;
}

type PasteMeta =
  | { readonly type: 'pasted'; readonly kind: PasteKind; readonly plain: string }
  | { readonly type: 'wait'; readonly place: object; readonly position: number }
  | { readonly type: 'arrive'; readonly place: object };

export const pastePluginKey = new PluginKey<PasteState>('paste');

export const setPasteMeta = (tr: Transaction, meta: PasteMeta): Transaction =>
  tr.setMeta(pastePluginKey, meta);

/** The composition ID of the last paste. Starts above any ID that compositions of input methods reach. */
let lastComposition = 2_000_000;

/** Makes a paste a separate undo step. Switching to an alternative later becomes a part of this undo step. */
export const markAsPasteStep = (tr: Transaction): Transaction =>
  closeHistory(tr).setMeta('composition', ++lastComposition);

export const INITIAL_PASTE_STATE: PasteState = { pasted: null, places: new Map() };

export function updatePasteState(tr: Transaction, state: PasteState, before: EditorState): PasteState {
  const meta: PasteMeta | undefined = tr.getMeta(pastePluginKey);
  return { pasted: getPasted(tr, state, before, meta), places: getPlaces(tr, state, meta) };
}

function getPlaces(
  tr: Transaction,
  { places }: PasteState,
  meta: PasteMeta | undefined,
): PasteState['places'] {
  if (places.size === 0 && meta?.type !== 'wait') return places;
  // Maps each position backward (-1), so that text typed at the position ends up after the content that is pasted there
  // later.
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
    const { from, to } = tr.changedRange() ?? before.selection;
    const { kind, plain } = meta;
    const hasAlternative = plain.trim() !== '' && (kind !== 'text' || isMarkdownLike(plain));
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
    // Keeps the alternatives available after changes that the author didn't make, such as setting the address of an
    // uploaded image.
    const isPart = cause?.getMeta(pastePluginKey)?.type === 'pasted' || tr.getMeta('addToHistory') === false;
    return isPart ? { ...pasted, from, to, undo: [...invertSteps(tr), ...pasted.undo] } : null;
  }
  return tr.selectionSet && (tr.selection.from < from || tr.selection.to > to) ? null : pasted;
}

const invertSteps = ({ steps, docs }: Transaction): Step[] =>
  steps.flatMap((step, index) => (docs[index] ? [step.invert(docs[index])] : [])).toReversed();

/** Inserts literal text with the formatting at the cursor. */
export function insertText(tr: Transaction, text: string, position?: number): Transaction {
  if (text === '') return tr;
  const isSelected = position === undefined;
  const $from = isSelected ? tr.selection.$from : tr.doc.resolve(position);
  if ($from.parent.type.spec.code) return tr.insertText(text, position);
  const marks = (isSelected && tr.storedMarks) || $from.marks();
  return insertBlocks(tr, createParagraphs(text, marks), position);
}

/**
 * Creates a command that replaces the pasted content with an alternative. The command reverts the steps of the paste
 * and inserts the plain text in another way.
 */
const pasteAgain =
  (
    kind: PasteKind,
    isPossible: (pasted: PastedRange) => boolean,
    insert: (tr: Transaction, text: string) => void,
  ): Command =>
  (state, dispatch) => {
    const pasted = pastePluginKey.getState(state)?.pasted;
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

/** Replaces the last pasted content with its plain text. */
export const pasteAsPlainText: Command = pasteAgain('text', ({ kind }) => kind !== 'text', insertText);

/** Replaces the last pasted content with its text parsed as Markdown. */
export const pasteAsMarkdown: Command = pasteAgain(
  'markdown',
  ({ kind, plain }) => kind !== 'markdown' && isMarkdownLike(plain),
  (tr, text) => insertBlocks(tr, parseMarkdown(text).doc.content.content),
);
