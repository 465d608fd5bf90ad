// Limits the nesting depth of articles, because recursive functions would overflow the stack on deeper trees, and the
// Markdown parser would take minutes for a thousand nested quotes.
/** Maximum depths. Real articles are far below, and the stack of any browser overflows only at a much greater depth. */
const MAX_CONTAINERS = 100;
const MAX_LEVELS = 250;

/** Thrown if a text is nested too deeply. */
export class NestingDepthError extends Error {
  override readonly name = 'NestingDepthError';
}

/** Matches the markers of quotes and lists at the start of a line, and the rest of the line. */
const CONTAINERS = /^([ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+)(.*)/gm;
const MARK = />|[-+*]|\d+[.)]/g;
/** Matches a thematic break such as `- - -`. */
const RULE = /^(?:[- \t]+|[* \t]+)$/;

/** Throws `NestingDepthError` if quotes and lists are nested too deeply. Must run before the Markdown parser. */
export function assertNestingDepth(text: string): void {
  for (const [line, start = ''] of text.matchAll(CONTAINERS)) {
    if (start.length < MAX_CONTAINERS || RULE.test(line)) continue;
    const marks = start.match(MARK)?.length ?? 0;
    // Each list level needs at least two columns. A tab counts as four.
    const indent = /^[ \t]*/.exec(start)?.[0].replaceAll('\t', '    ').length ?? 0;
    if (marks + indent / 2 > MAX_CONTAINERS) throw new NestingDepthError();
  }
}

/** Builds a tree. Throws `NestingDepthError` if the tree has too many levels or building it overflows the stack. */
export function limitDepth<Tree extends object>(make: () => Tree, mostLevels = MAX_LEVELS): Tree {
  let tree: Tree;
  try {
    tree = make();
  } catch (error) {
    // A `RangeError` means that the stack overflowed.
    throw error instanceof RangeError ? new NestingDepthError() : error;
  }
  let level: readonly object[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) throw new NestingDepthError();
    level = level.flatMap((node) =>
      'children' in node && Array.isArray(node.children) ? node.children : [],
    );
  }
  return tree;
}
