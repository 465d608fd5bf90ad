// Finds the exact ranges of the URLs of links and images in a Markdown text.
import { parseMarkdownTree } from './article-tree';
import { assertNestingDepth, NestingDepthError } from './nesting';

type Tree = ReturnType<typeof parseMarkdownTree>;
type Nodes = Tree | Tree['children'][number];

export interface AddressRange {
  readonly from: number;
  readonly to: number;
}

/** Matches the URL of an inline link or image, and its optional title. */
const INLINE = /\]\([ \t\n\r]*(?:<(?<bracketed>[^>\n]*)>|(?<bare>[^\s]*?))(?:\s+["'(][\s\S]*)?[ \t\n\r]*\)$/d;
const DEFINITION = /\]:[ \t\n\r]*(?:<(?<bracketed>[^>\n]*)>|(?<bare>\S+))/d;
const AUTOLINK = /^<?(?<bare>[^<>\s]*)>?$/d;
const IN_HTML = /(?:href|src)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/dgi;

const toRanges = (match: RegExpExecArray | null, start: number): AddressRange[] =>
  Object.values(match?.indices?.groups ?? {}).flatMap((range) =>
    range ? [{ from: start + range[0], to: start + range[1] }] : [],
  );

function* walkNodes(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walkNodes(child);
}

/** Returns the ranges of all URLs in order. Returns none if the text is nested too deeply. */
export function findAddressRanges(text: string): readonly AddressRange[] {
  try {
    assertNestingDepth(text);
    return [...walkNodes(parseMarkdownTree(text))].flatMap((node) => {
      const start = node.position?.start.offset ?? 0;
      const source = text.slice(start, node.position?.end.offset);
      switch (node.type) {
        case 'link':
        case 'image': {
          // Searches from the last `](`, because the text of a link may contain an image with its own URL.
          const behind = Math.max(0, source.lastIndexOf(']('));
          const inline = toRanges(INLINE.exec(source.slice(behind)), start + behind);
          return inline.length > 0 ? inline : toRanges(AUTOLINK.exec(source), start);
        }
        case 'definition':
          return toRanges(DEFINITION.exec(source), start);
        case 'html':
          return [...source.matchAll(IN_HTML)].flatMap((match) => toRanges(match, start));
        default:
          return [];
      }
    });
  } catch (error) {
    // The text is nested too deeply.
    if (error instanceof NestingDepthError || error instanceof RangeError) return [];
    throw error;
  }
}
