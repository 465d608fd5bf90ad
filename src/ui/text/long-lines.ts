// A very long line in a text editor that wraps its lines.
import type { EditorView } from '@codemirror/view';

/**
 * Keeps a line of many thousand characters from being laid out as a whole when an editor that wraps its lines is created.
 * CodeMirror leaves most of such a line out, but draws the gap as if nothing wrapped until it moves; measured so, the line is
 * low, and everything of it in sight. A cursor that goes into the gap and comes back moves it.
 */
export function drawLongLines(view: EditorView): void {
  const [first, second] = view.visibleRanges;
  const start = first?.to ?? 0;
  const end = second?.from ?? view.viewport.to;
  if (start >= end) return;
  const { selection } = view.state;
  view.dispatch({ selection: { anchor: Math.floor((start + end) / 2) } });
  view.dispatch({ selection });
}
