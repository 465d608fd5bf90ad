// The headings of a text.
import type { EditorState } from '@codemirror/state';
import { type Heading, MOST_HEADINGS } from '~/lib/headings';
import { treeTo } from './tree-to';

/** At most this long is spent on reading the rest of a long text: nobody waits for its outline. */
const READING_MS = 100;

/** The headings that stand on their own, not those in quotes or lists. Of more than are listed one more is read. */
export function outlineOf(state: EditorState): Heading[] {
  const tree = treeTo(state, state.doc.length, READING_MS);
  const headings: Heading[] = [];
  for (
    let node = tree.topNode.firstChild;
    node && headings.length <= MOST_HEADINGS;
    node = node.nextSibling
  ) {
    const level = Number(/^(?:ATX|Setext)Heading(\d)$/.exec(node.name)?.[1]);
    if (!level) continue;
    const marks = node.getChildren('HeaderMark').map(({ from, to }) => [from, to] as const);
    const parts = [[node.from, node.from] as const, ...marks, [node.to, node.to] as const];
    const text = parts
      .slice(1)
      .map(([from], index) => state.sliceDoc(parts[index]?.[1] ?? from, from))
      .join('')
      .trim();
    headings.push({ level, text: plain(text), line: state.doc.lineAt(node.from).number });
  }
  return headings;
}

const plain = (text: string) => text.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*_~`]+/g, '');
