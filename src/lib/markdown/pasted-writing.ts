// How the tree of a pasted text is written as Markdown: with the signs that the editor writes.
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import type { Nodes } from './pasted-marks';

/** An address as it becomes a link without a sign of its own: a page's is read to the next blank, a mailbox ends by itself. */
const ADDRESS =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<]+|(?<![\w.+/-])[a-z0-9](?:[\w.+-]*[a-z0-9])?@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?![\w-])/giu;
const PAGE = /^(?:https?:\/\/|www\.)/i;
const HOST = /^(?:https?:\/\/|www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?:[/?#:"'!),.;]|$)/iu;
/** What would be read as more than letters of it. */
const WITH_MEANING = /[*[\]`|\\>]|&#?\w+;|~$/;
/** A backslash that is written, or an "&" that begins no character reference, as in "R&D": the library puts a backslash before each. */
const ESCAPED = /(\\\\)|\\&(?!#?\w+;)/g;
/** What may stand between an address and the blank behind it. */
const ENDED = /^["'!),.:;?]*\s/;

const isPlain = (address: string): boolean =>
  !PAGE.test(address) || (HOST.test(address) && !WITH_MEANING.test(address));

/** The texts at whose end an address ends, whatever marks end there. */
function endedTexts(node: Nodes, behind = '\n'): Nodes[] {
  if (!('children' in node) || node.type === 'link') return [];
  return node.children.flatMap((child, index) => {
    const next = node.children[index + 1];
    const isNextLast = index + 2 === node.children.length;
    const following = next ? startOf(next) + (isNextLast ? behind : '') : behind;
    if (child.type === 'text') return ENDED.test(following) ? [child] : [];
    const isMark = child.type === 'strong' || child.type === 'emphasis' || child.type === 'delete';
    return isMark ? endedTexts(child, following) : endedTexts(child);
  });
}

const startOf = (node: Nodes): string => (node.type === 'text' ? node.value : '*');

const textHandle =
  (ended: ReadonlySet<Nodes>): Handle =>
  (node: Extract<Nodes, { type: 'text' }>, _, state, info) => {
    const { value } = node;
    let done = 0;
    let written = '';
    const escaped = (to: number): string =>
      state
        .safe(value.slice(done, to), {
          ...info,
          before: value[done - 1] ?? info.before,
          after: value[to] ?? info.after,
        })
        .replace(ESCAPED, (_, backslash = '&') => backslash);
    // Inside of a link, an address is none.
    const addresses = state.stack.includes('link') ? [] : value.matchAll(ADDRESS);
    for (const { 0: address, index } of addresses) {
      const end = index + address.length;
      const behind = end === value.length && !ended.has(node) ? info.after : '';
      if (!isPlain(address) || !/^[\\<]?$/.test(behind)) continue;
      // The sign of a line break would be read as a part of the address, a tag's isn't.
      written += escaped(index) + address + (behind === '\\' ? ' ' : '');
      done = end;
    }
    return written + escaped(value.length);
  };

/** Always of the same sign: others than the editor's, or letters written as numbers, help nobody who goes on writing. */
const markHandle =
  (sign: string): Handle =>
  (node: Extract<Nodes, { type: 'strong' | 'emphasis' | 'delete' }>, _, state, info) => {
    const tracker = state.createTracker(info);
    const start = tracker.move(sign);
    const words = state.containerPhrasing(node, { ...tracker.current(), before: sign, after: sign });
    return start + words + sign;
  };

const breakHandle: Handle = (node, parent, state, info) =>
  state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);

/** The tree's marks stand so that their signs are read. */
export function writtenMarkdown(tree: Nodes): string {
  const handlers = {
    strong: markHandle('**'),
    emphasis: markHandle('*'),
    delete: markHandle('~~'),
    break: breakHandle,
    text: textHandle(new Set(endedTexts(tree))),
  };
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown(), { handlers }],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
  });
  return markdown.replace(/\n+$/, '');
}
