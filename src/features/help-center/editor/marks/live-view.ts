// Keeps the look of the visible text up to date.
import { syntaxTree } from '@codemirror/language';
import { searchPanelOpen } from '@codemirror/search';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { editorSurroundings } from '../editor-texts';
import { type Drawn, drawAll, drawChanged, type Sight } from './drawn-marks';
import { liveMarks } from './live-marks';
import type { Span } from './pen';
import { ImageWidget } from './widgets';

/** So far from a cursor out of sight images are looked for, in characters. */
const AROUND = 2000;

/** Where one writes, and where one is led by a search: what is found may be in an address or a cell. */
const isAtWork = ({ hasFocus, state }: EditorView) => hasFocus || searchPanelOpen(state);

const sightOf = (view: EditorView): Sight => ({
  state: view.state,
  ranges: view.visibleRanges,
  focused: isAtWork(view),
});

class LiveView {
  decorations: DecorationSet;
  /** What they were drawn from; null where they were only moved since. */
  private drawn: Drawn | null;
  /** Marks that appear under a pressed pointer would move the words that it is about to select. */
  private isPressed = false;

  constructor(view: EditorView) {
    this.drawn = drawAll(sightOf(view));
    this.decorations = this.drawn.marks;
  }

  update(update: ViewUpdate): void {
    const { view, changes, docChanged, viewportChanged } = update;
    const isDifferent = looksDifferent(update);
    if (docChanged || viewportChanged) this.isPressed = false;
    // An input method owns the text around the cursor while it composes: nothing is redrawn there.
    if (view.composing || this.isPressed) {
      this.decorations = this.decorations.map(changes);
      if (isDifferent) this.drawn = null;
      return;
    }
    if (this.drawn && !isDifferent) return;
    this.drawn = this.drawn ? drawChanged(this.drawn, changes, sightOf(view)) : drawAll(sightOf(view));
    this.decorations = this.drawn.marks;
  }

  /** Until the button is up again, or what was dragged has been dropped. A menu may take the end of the press for itself. */
  press(view: EditorView): void {
    this.isPressed = true;
    const released = new AbortController();
    const release = () => {
      released.abort();
      // Behind the library's own handler, which may ask once more what is under the pointer.
      setTimeout(() => {
        this.isPressed = false;
        if (view.dom.isConnected) view.dispatch({});
      });
    };
    for (const end of ['mouseup', 'dragend', 'contextmenu'])
      view.dom.ownerDocument.addEventListener(end, release, { signal: released.signal });
  }

  /** Of what is drawn, and around where the cursor is, which may be elsewhere. */
  images(view: EditorView): DecorationSet {
    const { state, visibleRanges } = view;
    const { head } = state.selection.main;
    const isInSight = visibleRanges.some(({ from, to }) => from <= head && head <= to);
    const around = { from: Math.max(0, head - AROUND), to: Math.min(state.doc.length, head + AROUND) };
    const drawn = isInSight ? this.decorations : liveMarks(state, [around], isAtWork(view));
    return drawn.update({ filter: (_from, _to, value) => isImage(value) });
  }

  /** The Markdown of an image that is clicked, but not at what it offers. */
  imageAt(view: EditorView, target: EventTarget | null): Span | null {
    const element =
      target instanceof Element ? target.closest('.cm-image-frame, .cm-image, .cm-image-placeholder') : null;
    if (!element || (target instanceof Element && target.closest('.cm-alt'))) return null;
    const at = view.posAtDOM(element.closest('.cm-image-frame') ?? element);
    let place: Span | null = null;
    this.decorations.between(at, at, (from, to, value) => {
      if (from === at && isImage(value)) place = { from, to };
    });
    return place;
  }
}

const isImage = ({ spec }: Decoration) => spec.widget instanceof ImageWidget;

const looksDifferent = (update: ViewUpdate) =>
  update.docChanged ||
  update.selectionSet ||
  update.viewportChanged ||
  update.focusChanged ||
  searchPanelOpen(update.startState) !== searchPanelOpen(update.state) ||
  syntaxTree(update.startState) !== syntaxTree(update.state) ||
  update.startState.facet(editorSurroundings) !== update.state.facet(editorSurroundings);

export const liveView = ViewPlugin.fromClass(LiveView, {
  provide: (plugin) => [
    // Around what else is marked: what is found in a cell would part it in two.
    EditorView.outerDecorations.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    // The cursor passes an image as one sign, and what deletes a sign deletes all of it.
    EditorView.atomicRanges.of((view) => view.plugin(plugin)?.images(view) ?? Decoration.none),
  ],
  eventHandlers: {
    mousedown(event, view) {
      const place = event.button === 0 && !event.shiftKey ? this.imageAt(view, event.target) : null;
      if (!place) {
        if (event.button === 0) this.press(view);
        return false;
      }
      event.preventDefault();
      view.dispatch({ selection: { anchor: place.from, head: place.to } });
      view.focus();
      return true;
    },
    // The marks at the cursor are drawn again once the composed text is settled.
    compositionend: (_, view) => {
      setTimeout(() => {
        if (view.dom.isConnected) view.dispatch({});
      });
    },
  },
});
