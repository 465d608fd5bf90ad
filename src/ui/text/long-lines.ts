// A workaround for very long lines in an editor with line wrapping.
import type { EditorView } from '@codemirror/view';

/**
 * Prevents CodeMirror from laying out a very long line completely when the editor is created. CodeMirror skips most of
 * such a line. However, until the selection changes, it measures the gap as if lines didn't wrap, so that the line
 * seems short enough to render fully. Moving the cursor into the gap and back corrects the measurement.
 */
export function fixLongLineLayout(view: EditorView): void {
  const [first, second] = view.visibleRanges;
  const start = first?.to ?? 0;
  const end = second?.from ?? view.viewport.to;
  if (start >= end) return;
  const { selection } = view.state;
  view.dispatch({ selection: { anchor: Math.floor((start + end) / 2) } });
  view.dispatch({ selection });
}
