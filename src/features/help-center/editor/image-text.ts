// The alternative text of an image that has none, put where it belongs in the Markdown.
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import { writtenAlternative } from '../popup/image';

/** At most this long is spent on reading the rest of a long text. */
const READING_MS = 100;

/**
 * What gives the image `index` (from 0) of those with a former text (or none) on a line (from 1) its text; null where no such
 * image is written in Markdown there.
 */
export function imageTextChange(
  state: EditorState,
  line: number,
  index: number,
  text: string,
  former = '',
): ChangeSpec | null {
  if (line < 1 || line > state.doc.lines) return null;
  const { from, to } = state.doc.line(line);
  const places: ChangeSpec[] = [];
  const tree = ensureSyntaxTree(state, to, READING_MS) ?? syntaxTree(state);
  tree.iterate({
    from,
    to,
    enter: ({ name, node }) => {
      const [open, close] = name === 'Image' ? node.getChildren('LinkMark') : [];
      if (!open || !close || node.from < from || node.from > to) return;
      const label = { from: open.to, to: close.from };
      if (state.sliceDoc(label.from, label.to).trim() === writtenAlternative(state, label, former))
        places.push({ ...label, insert: writtenAlternative(state, label, text) });
    },
  });
  return places[index] ?? null;
}
