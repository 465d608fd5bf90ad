// The alternative text of an image that has none, put where it belongs in the Markdown.
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import { alternativeText } from '~/domain/image-address';

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
      if (state.sliceDoc(open.to, close.from).trim() === alternativeText(former))
        places.push({ from: open.to, to: close.from, insert: alternativeText(text.trim()) });
    },
  });
  return places[index] ?? null;
}
