import type { EditorState } from '@codemirror/state';
import { isBlank } from './marks/blanks';
import { isLiteralPlace } from './marks/literal-text';

/** What is put with an image. */
export interface ImageLines {
  /** Line breaks before it. */
  readonly above: string;
  /** Line breaks behind it. */
  readonly below: string;
  /** How far behind the image the cursor goes. */
  readonly cursor: number;
}

const WITHIN: ImageLines = { above: '', below: '', cursor: 0 };

/**
 * An image that is put on an empty line, or before the first letter of one, is a paragraph of its own: what is typed next belongs to
 * the text below it, or to an empty paragraph, which is put there. Elsewhere, and in code, it stands within its line.
 */
export function imageLines(state: EditorState, from: number, to: number): ImageLines {
  const { doc } = state;
  const first = doc.lineAt(from);
  const last = doc.lineAt(to);
  if (!isBlank(doc.sliceString(first.from, from)) || isLiteralPlace(state, from)) return WITHIN;
  const above = first.number > 1 && !isBlank(doc.line(first.number - 1).text) ? '\n' : '';
  if (!isBlank(doc.sliceString(to, last.to))) return { above, below: '\n\n', cursor: 2 };
  let next = last.number + 1;
  while (next <= doc.lines && isBlank(doc.line(next).text)) next += 1;
  // Two end a paragraph, two more begin the one that follows the empty one.
  const breaks = /^\n*/.exec(doc.sliceString(to, to + 4))?.[0].length ?? 0;
  const missing = Math.max(0, (next > doc.lines ? 2 : 4) - breaks);
  return { above, below: '\n'.repeat(missing), cursor: 2 };
}
