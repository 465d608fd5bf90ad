// When the tools for a selection are over it: a while after somebody made it, with nothing else over the text.
import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  type EditorView,
  keymap,
  showTooltip,
  type TooltipView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { tablePlace } from '../editor/tables/table-place';
import { scrollerOf } from '../editor/text-scroller';
import { popupField } from './popup';

/** Shown, or called for by keyboard. */
type SelectionTools = 'shown' | 'entered' | null;

const setSelectionTools = StateEffect.define<SelectionTools>();

export const selectionToolsField = StateField.define<SelectionTools>({
  create: () => null,
  update(tools, { effects, newSelection }) {
    for (const effect of effects) if (effect.is(setSelectionTools)) return effect.value;
    return newSelection.main.empty ? null : tools;
  },
});

/** Without movement for so long, in milliseconds. */
const RESTED = 150;
/** From the selection to the tools, in pixels. */
const AWAY = 8;

const canHave = ({ state }: EditorView): boolean =>
  !state.readOnly &&
  !state.selection.main.empty &&
  state.selection.ranges.length === 1 &&
  state.field(popupField) === null;

/** Nothing is asked of the text: a key that types costs a look at the selection. */
const resting = ViewPlugin.fromClass(
  class {
    private timer: ReturnType<typeof setTimeout> | undefined;

    update({ view, transactions, selectionSet, focusChanged }: ViewUpdate): void {
      if (focusChanged && !view.hasFocus) this.wait(view, () => this.leave(view));
      if (!selectionSet) return;
      clearTimeout(this.timer);
      // What a command selects, such as a cell, or what was found, is no selection to be marked.
      const isMade = transactions.some(
        (one) => one.isUserEvent('select') && !one.isUserEvent('select.search'),
      );
      if (!isMade || !canHave(view) || view.state.field(selectionToolsField)) return;
      this.wait(view, () => {
        if (view.hasFocus && canHave(view)) view.dispatch({ effects: setSelectionTools.of('shown') });
      });
    }

    destroy(): void {
      clearTimeout(this.timer);
    }

    private wait(view: EditorView, run: () => void): void {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => view.dom.isConnected && run(), RESTED);
    }

    private leave(view: EditorView): void {
      const isUsed = document.activeElement?.closest('[data-selection-tools]');
      if (!isUsed && !view.hasFocus && view.state.field(selectionToolsField))
        view.dispatch({ effects: setSelectionTools.of(null) });
    }
  },
);

/** Above the beginning of the selection, or below its end: what of it is in sight. */
function selectionBox(view: EditorView) {
  const { from, to } = view.state.selection.main;
  const [start, end] = [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  const box = scrollerOf(view).getBoundingClientRect();
  const left = start?.left ?? box.left;
  return {
    left,
    right: Math.max(left, end?.right ?? left),
    top: Math.max(start?.top ?? box.top, box.top),
    bottom: Math.min(end?.bottom ?? box.bottom, box.bottom),
  };
}

/** Puts the focus on the tool that had it last. */
export function enterTools(tools: Element): void {
  tools.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

const enter: Command = (view) => {
  if (!canHave(view)) return false;
  const shown = document.querySelector('[data-selection-tools]');
  // A cell that Tab selected has the tools of its table.
  if (!shown && tablePlace(view.state)) return false;
  if (shown) enterTools(shown);
  else view.dispatch({ effects: setSelectionTools.of('entered') });
  return true;
};

/** `onElement` gets what they are drawn into, and null when they close. */
export function selectionTools(onElement: (element: HTMLElement | null) => void): Extension {
  const create = (view: EditorView): TooltipView => {
    const dom = document.createElement('div');
    return {
      dom,
      offset: { x: 0, y: AWAY },
      getCoords: () => selectionBox(view),
      mount: () => onElement(dom),
      destroy: () => onElement(null),
    };
  };
  return [
    selectionToolsField,
    resting,
    Prec.highest(keymap.of([{ key: 'Alt-F10', run: enter }])),
    showTooltip.compute([selectionToolsField, popupField, 'selection'], (state) =>
      state.field(selectionToolsField) && !state.field(popupField)
        ? { pos: state.selection.main.from, above: true, create }
        : null,
    ),
  ];
}
