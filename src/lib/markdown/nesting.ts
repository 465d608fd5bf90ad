// How deep an article may be nested. What reads its tree walks it by recursion, which ends where the page's stack does;
// and a thousand quotes in one another take the Markdown parser minutes.
/** More than any article that somebody wrote, and far less than the stack of any browser holds. */
const MOST_CONTAINERS = 100;
const MOST_LEVELS = 250;

/** The text is nested more deeply than anything here reads. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/** The marks of quotes and lists that a line begins with, and the rest of it. */
const CONTAINERS = /^([ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+)(.*)/gm;
const MARK = />|[-+*]|\d+[.)]/g;
/** `- - -` is a rule, however long. */
const RULE = /^(?:[- \t]+|[* \t]+)$/;

/** Throws `TooDeep` for quotes and lists in one another, before anything is parsed. */
export function checkContainers(text: string): void {
  for (const [line, start = ''] of text.matchAll(CONTAINERS)) {
    if (start.length < MOST_CONTAINERS || RULE.test(line)) continue;
    const marks = start.match(MARK)?.length ?? 0;
    // A list in a list is two columns further right; a tab is four.
    const indent = /^[ \t]*/.exec(start)?.[0].replaceAll('\t', '    ').length ?? 0;
    if (marks + indent / 2 > MOST_CONTAINERS) throw new TooDeep();
  }
}

/** Makes a tree, and throws `TooDeep` where it has too many levels, or so many that it can't even be made. */
export function shallowTree<Tree extends object>(make: () => Tree, mostLevels = MOST_LEVELS): Tree {
  let tree: Tree;
  try {
    tree = make();
  } catch (error) {
    // The stack ended.
    throw error instanceof RangeError ? new TooDeep() : error;
  }
  let level: readonly object[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) throw new TooDeep();
    level = level.flatMap((node) =>
      'children' in node && Array.isArray(node.children) ? node.children : [],
    );
  }
  return tree;
}
