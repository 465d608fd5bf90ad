// A key in a long text reads anew only what is around it: what the tree knew of the rest is taken over in large groups.
import { ParseContext } from '@codemirror/language';
import { IterMode, Parser, type Tree, TreeFragment } from '@lezer/common';

/** How much of a text is read at a time, in characters, where no block is longer. */
const STEP = 4096;

/** Where the first part of a text ends, in characters; each further one reaches twice as far. */
const FIRST_PART = 1024;

/** Blocks that the next line may go on with: the library never takes them over as the last ones. */
const GOES_ON = new Set(['CodeBlock', 'ListItem', 'OrderedList', 'BulletList']);

/** Where the first block ends that reaches beyond the place, and that no further line belongs to. */
function blockEnd(tree: Tree, place: number): number | undefined {
  const cursor = tree.cursor(IterMode.IgnoreMounts);
  if (!cursor.childAfter(place)) return undefined;
  while (GOES_ON.has(cursor.name)) if (!cursor.nextSibling()) return undefined;
  return cursor.to;
}

/**
 * An unchanged range of the text as parts that begin where it begins, each reaching twice as far as the former.
 *
 * The library takes over a group of blocks only if it is no larger than a quarter of the text in front of it, so that
 * its tree stays balanced, and looks at that once for each range. With the whole text behind a key as one range it
 * takes over block by block, thousands of them, and makes their groups anew.
 */
function growingParts({ from: begin, to, tree, offset, openStart, openEnd }: TreeFragment) {
  // Where the text's first character was changed, the library takes over the first line as it was otherwise.
  const from = openStart ? Math.max(begin, 1) : begin;
  const parts: TreeFragment[] = [];
  for (let reach = Math.max(from, FIRST_PART); reach < to; reach *= 2) {
    const end = blockEnd(tree, reach + offset);
    if (end === undefined) break;
    // With the end of its line, without which the library takes the line for one that was changed.
    reach = end - offset + 1;
    if (reach < to) parts.push(new TreeFragment(from, reach, tree, offset, openStart));
  }
  return [...parts, new TreeFragment(from, to, tree, offset, openStart, openEnd)];
}

/**
 * How far the text is read next. The editor reads on while nobody types, and forgets with a key what it has not come to
 * the end of, to read it again before the key is drawn. A block that is longer than a step is read from its start each time.
 */
function nextStop(fragments: readonly TreeFragment[]): number {
  const last = fragments.at(-1);
  if (!last) return STEP;
  const block = last.tree.cursor(IterMode.IgnoreMounts);
  const length = block.lastChild() ? block.to - block.from : 0;
  return last.to + Math.max(STEP, length);
}

/** Gives the trees of the parser it is made of, sooner where a former tree of a long text is known. */
export class GrowingPartsParser extends Parser {
  constructor(private readonly parser: Parser) {
    super();
  }

  createParse(...[input, fragments, ranges]: Parameters<Parser['createParse']>) {
    const parse = this.parser.createParse(input, fragments.flatMap(growingParts), ranges);
    const stop = nextStop(fragments);
    if (ParseContext.get() && stop < input.length) parse.stopAt(stop);
    return parse;
  }
}
