// What a cell of a pasted table holds, as the one line of Markdown that a cell is: its blocks are parted by line breaks.
import { type Nodes, type Phrasing, settledMarks } from './pasted-marks';

type List = Extract<Nodes, { type: 'list' }>;

const BREAK: Phrasing = { type: 'break' };

/** The words of a cell. Two blocks in it are one line break apart. */
export const cellWords = (nodes: readonly Nodes[]): Phrasing[] =>
  breakingOnce(settledMarks(inOneLine(nodes)));

const breakingOnce = (words: readonly Phrasing[]): Phrasing[] =>
  words
    .filter(({ type }, index) => type !== 'break' || words[index - 1]?.type !== 'break')
    .map((word) => ('children' in word ? { ...word, children: breakingOnce(word.children) } : word));

function inOneLine(nodes: readonly Nodes[]): Phrasing[] {
  return nodes.flatMap<Phrasing>((node) => {
    switch (node.type) {
      case 'strong':
      case 'emphasis':
      case 'delete':
      case 'link':
        return [{ ...node, children: inOneLine(node.children) }];
      case 'list':
        return itemsInOneLine(node);
      case 'text':
        return linesOf(node.value);
      case 'code':
        return [BREAK, ...linesOf(node.value), BREAK];
      case 'inlineCode':
      case 'image':
      case 'break':
        return [node];
      default:
        return 'children' in node ? [BREAK, ...inOneLine(node.children), BREAK] : [BREAK];
    }
  });
}

/** Code, and a table inside of the table. */
const linesOf = (text: string): Phrasing[] =>
  text
    .split('\n')
    .flatMap((line) => [BREAK, { type: 'text', value: line.replaceAll('\t', ' ') } as const])
    .slice(1);

/** The items of a list are lines, those of a numbered one with their numbers. */
const itemsInOneLine = ({ children, ordered, start }: List): Phrasing[] => [
  BREAK,
  ...children.flatMap((item, index) => {
    const words = settledMarks(inOneLine(item.children));
    const number: Phrasing[] = ordered ? [{ type: 'text', value: `${(start ?? 1) + index}. ` }] : [];
    return [...number, ...words, BREAK];
  }),
];
