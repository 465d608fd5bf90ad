// Returns the text of an article as readers see it, block by block, for checks of its wording.
import { parseMarkdownTree } from './article-tree';
import { assertNestingDepth, NestingDepthError } from './nesting';
import { CODE_TAG, isOwnAddress } from './prose';

/** The text of a heading, a paragraph or a table cell. */
export interface TextBlock {
  readonly text: string;
  /** Returns the 1-based number of the source line that contains an offset of `text`. */
  readonly lineAt: (offset: number) => number;
}

type Root = ReturnType<typeof parseMarkdownTree>;
type MarkdownNode = Root | Root['children'][number];

/** Replaces code and other content without words, so that the words before and after that content stay separate. */
const GAP = '\uFFFC';

/** Elements that separate words. */
const BREAK_TAG = /^<(?:br|img|hr|wbr)\b/i;

interface Part {
  readonly text: string;
  readonly line: number;
}

const getText = (node: MarkdownNode): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
};

/** Returns the string that replaces a tag, and counts the open elements that contain code. */
function readTag(tag: string, html: { depth: number }): string {
  const [, closing] = CODE_TAG.exec(tag) ?? [];
  if (closing === undefined) return BREAK_TAG.test(tag) ? GAP : '';
  html.depth = Math.max(0, html.depth + (closing === '/' ? -1 : 1));
  return GAP;
}

/** Collects the text of a block. `depth` counts the open elements of raw HTML that contain code. */
function collectParts(nodes: readonly MarkdownNode[], parts: Part[], html: { depth: number }): void {
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    const add = (text: string) => parts.push({ text: html.depth > 0 ? GAP : text.normalize('NFC'), line });
    switch (node.type) {
      case 'text':
        add(node.value);
        break;
      case 'html':
        parts.push({ text: readTag(node.value, html), line });
        break;
      case 'image':
      case 'imageReference':
        add(`${GAP}${node.alt ?? ''}${GAP}`);
        break;
      case 'link':
        if (isOwnAddress(node.url, getText(node))) add(GAP);
        else collectParts(node.children, parts, html);
        break;
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'linkReference':
        collectParts(node.children, parts, html);
        break;
      case 'break':
        add('\n');
        break;
      default:
        add(GAP);
    }
  }
}

function toBlock(parts: readonly Part[]): TextBlock {
  return {
    text: parts.map(({ text }) => text).join(''),
    lineAt(offset) {
      let start = 0;
      for (const { text, line } of parts) {
        if (offset < start + text.length)
          return line + (text.slice(0, offset - start).match(/\n/g)?.length ?? 0);
        start += text.length;
      }
      return parts.at(-1)?.line ?? 1;
    },
  };
}

function* walkBlocks(node: MarkdownNode): Generator<TextBlock> {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const parts: Part[] = [];
    collectParts(node.children, parts, { depth: 0 });
    yield toBlock(parts);
  } else if ('children' in node) {
    for (const child of node.children) yield* walkBlocks(child);
  }
}

/**
 * Returns the text of each block, without code, raw HTML blocks, and the addresses of links and images. Returns none if
 * the text is nested too deeply.
 */
export function extractVisibleText(text: string): readonly TextBlock[] {
  try {
    assertNestingDepth(text);
    return [...walkBlocks(parseMarkdownTree(text))];
  } catch (error) {
    if (error instanceof NestingDepthError || error instanceof RangeError) return [];
    throw error;
  }
}
