// Keeps the look of the visible text up to date.
import { syntaxTree } from '@codemirror/language';
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { editorSurroundings } from './editor-texts';
import { liveMarks } from './live-marks';

class LiveView {
  decorations: DecorationSet;
  private stale = false;

  constructor(view: EditorView) {
    this.decorations = liveMarks(view.state, view.visibleRanges, view.hasFocus);
  }

  update(update: ViewUpdate): void {
    this.stale ||= looksDifferent(update);
    // An input method owns the text around the cursor while it composes: nothing is redrawn there.
    if (update.view.composing) {
      this.decorations = this.decorations.map(update.changes);
      return;
    }
    if (!this.stale) return;
    this.stale = false;
    this.decorations = liveMarks(update.state, update.view.visibleRanges, update.view.hasFocus);
  }
}

const looksDifferent = (update: ViewUpdate) =>
  update.docChanged ||
  update.selectionSet ||
  update.viewportChanged ||
  update.focusChanged ||
  syntaxTree(update.startState) !== syntaxTree(update.state) ||
  update.startState.facet(editorSurroundings) !== update.state.facet(editorSurroundings);

export const liveView = ViewPlugin.fromClass(LiveView, {
  decorations: (plugin) => plugin.decorations,
  eventHandlers: {
    // The marks at the cursor are drawn again once the composed text is settled.
    compositionend: (_, view) => {
      setTimeout(() => {
        if (view.dom.isConnected) view.dispatch({});
      });
    },
  },
});
