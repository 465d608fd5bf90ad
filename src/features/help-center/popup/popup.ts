// What lies over the text at a place of it, one at a time: the menu of blocks, the fields of a link or of an image.
import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateEffect, StateField, type Transaction } from '@codemirror/state';
import {
  type Command,
  Decoration,
  EditorView,
  showTooltip,
  type TooltipView,
  tooltips,
} from '@codemirror/view';
import { scrollerOf } from '../editor/text-scroller';
import { isLiteralAt, type Slash, slashAfter, typedSlash } from './typed-slash';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** From the "/" to the cursor; `chosen` counts the blocks that match. */
export interface BlocksPopup extends Slash {
  readonly kind: 'blocks';
  readonly chosen: number;
}

/** About a link or an image that is there (`from` to `to`), or one that is to take the place. */
export interface FieldsPopup extends Place {
  readonly kind: 'link' | 'alternative' | 'image';
  /** It takes the place of the tools over the selection. */
  readonly isAbove?: boolean;
}

export type Popup = BlocksPopup | FieldsPopup;

const chosenWords = Decoration.mark({ class: 'cm-chosen-words' });

export const setPopup = StateEffect.define<Popup | null>();

export const popupField = StateField.define<Popup | null>({
  create: () => null,
  update(popup, transaction) {
    for (const effect of transaction.effects) if (effect.is(setPopup)) return effect.value;
    if (popup && popup.kind !== 'blocks') return mapped(popup, transaction);
    const slash = popup ? slashAfter(popup, transaction) : typedSlash(transaction);
    if (!slash) return null;
    const isSame = popup?.query === slash.query;
    if (popup && isSame && popup.from === slash.from && popup.to === slash.to) return popup;
    return { kind: 'blocks', ...slash, chosen: isSame ? popup.chosen : 0 };
  },
  // The browser shows no selection of the text while its fields have the focus.
  provide: (field) =>
    EditorView.decorations.from(field, (popup) =>
      popup && popup.kind !== 'blocks' && popup.from < popup.to
        ? Decoration.set(chosenWords.range(popup.from, popup.to))
        : Decoration.none,
    ),
});

function mapped(popup: FieldsPopup, { docChanged, changes }: Transaction): FieldsPopup {
  if (!docChanged) return popup;
  // What comes to stand at the place isn't part of it.
  const from = changes.mapPos(popup.from, 1);
  return { ...popup, from, to: Math.max(from, changes.mapPos(popup.to, -1)) };
}

/** The menu of blocks, if that is what is open. */
export function blocksPopup(state: EditorState): BlocksPopup | null {
  const popup = state.field(popupField, false);
  return popup?.kind === 'blocks' ? popup : null;
}

export function openPopup(view: EditorView, popup: FieldsPopup): void {
  view.dispatch({ effects: setPopup.of(popup) });
}

/** Opens the menu of blocks where nothing is typed for it, and nothing is left of it. */
export const openBlocks: Command = (view) => {
  const { head } = view.state.selection.main;
  view.focus();
  if (view.state.readOnly || isLiteralAt(syntaxTree(view.state), head)) return true;
  view.dispatch({
    effects: setPopup.of({ kind: 'blocks', sign: '', from: head, to: head, query: '', chosen: 0 }),
  });
  return true;
};

/** Closes what is open; who was in its fields goes back to the text. */
export function closePopup(view: EditorView): void {
  view.dispatch({ effects: setPopup.of(null) });
  view.focus();
}

/** Keeps the element that the popup is drawn into at its place. It lies in the page, since the editor cuts off what leaves it. */
export function popupPlace(onElement: (element: HTMLElement | null) => void) {
  const create = (): TooltipView => {
    const dom = document.createElement('div');
    return { dom, mount: () => onElement(dom), destroy: () => onElement(null) };
  };
  return [
    tooltips({
      parent: document.getElementById('content') ?? document.body,
      // Below the page's bar, where its place in the text is in sight.
      tooltipSpace: (view) => ({
        top: scrollerOf(view).getBoundingClientRect().top,
        left: 0,
        bottom: window.innerHeight,
        right: window.innerWidth,
      }),
    }),
    showTooltip.compute([popupField], (state) => {
      const popup = state.field(popupField);
      return popup && { pos: popup.from, above: popup.kind !== 'blocks' && popup.isAbove === true, create };
    }),
  ];
}
