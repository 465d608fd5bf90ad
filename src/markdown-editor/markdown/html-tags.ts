// Finds pairs of inline HTML tags. Pairs become marks, and all other tags stay raw.

/** Tags that only style the text between them and don't load anything. */
const PAIRED = new Set(
  'a abbr b bdi bdo big center cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const TAG = /^<(\/?)([a-z][a-z0-9-]*)(?:\s.*)?>$/is;

interface HtmlPair {
  readonly name: string;
  /** The opening tag as written. */
  readonly open: string;
  /** Index of the closing tag. */
  readonly end: number;
  /** True if no text between the tags can have a mark. */
  readonly isEmpty: boolean;
}

export const isLineBreakTag = (html: string): boolean => /^<br\s*\/?>$/i.test(html);

/**
 * Maps the index of each paired opening tag to its pair. `tags` has an entry for each node: the HTML if the node is a
 * tag, otherwise null.
 */
export function pairTags(
  tags: readonly (string | null)[],
  outer: readonly string[],
  hasText: (from: number, to: number) => boolean,
  isSameParent: (a: number, b: number) => boolean = () => true,
): Map<number, HtmlPair> {
  const pairs = new Map<number, HtmlPair>();
  const pending: { name: string; open: string; at: number }[] = [];
  let previous: { open: string; end: number } | undefined;
  tags.forEach((html, index) => {
    const [, slash, tag = ''] = (html !== null && TAG.exec(html)) || [];
    const name = tag.toLowerCase();
    if (html === null || !PAIRED.has(name) || html.endsWith('/>')) return;
    if (slash === '') {
      pending.push({ name, open: html.replaceAll(/\r\n?/g, '\n'), at: index });
      return;
    }
    const found = pending.findLastIndex((one) => one.name === name);
    const start = pending[found];
    if (!start) return;
    pending.length = found;
    // Two equal pairs next to or inside each other can't both become marks, because adjacent or nested equal marks are
    // merged.
    const isRepeated =
      outer.includes(start.open) ||
      pending.some(({ open }) => open === start.open) ||
      (previous?.open === start.open &&
        previous.end === start.at - 1 &&
        isSameParent(previous.end, start.at));
    const isEmpty = !hasText(start.at + 1, index);
    if (isRepeated && !isEmpty) return;
    pairs.set(start.at, { name, open: start.open, end: index, isEmpty });
    if (!isEmpty) previous = { open: start.open, end: index };
  });
  return pairs;
}
