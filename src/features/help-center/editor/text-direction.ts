// Lines that hold right-to-left text take the direction of their first strong letter; all others need nothing.
import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud83b[\udc00-\udfff]/;
const byItsText = Decoration.line({ attributes: { dir: 'auto' } });

function directions(view: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      if (RIGHT_TO_LEFT.test(line.text)) lines.add(line.from, line.from, byItsText);
      at = line.to + 1;
    }
  }
  return lines.finish();
}

class TextDirection {
  decorations: DecorationSet;
  constructor(view: EditorView) {
    this.decorations = directions(view);
  }
  update({ docChanged, viewportChanged, view }: ViewUpdate): void {
    if (docChanged || viewportChanged) this.decorations = directions(view);
  }
}

export const textDirection = ViewPlugin.fromClass(TextDirection, {
  decorations: (plugin) => plugin.decorations,
});
