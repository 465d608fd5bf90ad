// Bold, italic and struck words, code and links of a pasted text, with edges at which Markdown reads their signs.
import type { toMarkdown } from 'mdast-util-to-markdown';

export type Nodes = Parameters<typeof toMarkdown>[0];
export type Phrasing = Extract<Nodes, { type: 'paragraph' }>['children'][number];
type Mark = Extract<Phrasing, { type: 'strong' | 'emphasis' | 'delete' }>;
type Side = 'start' | 'end';

const isMark = (node: Phrasing): node is Mark =>
  node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
const isBlank = (letter: string): boolean => /^\s?$/.test(letter);
const isSign = (letter: string): boolean => /^[\p{P}\p{S}]$/u.test(letter);

/** Marks inside their like say nothing more, those that touch their like are one, and those around nothing are none. */
function simplified(nodes: readonly Phrasing[], around: readonly string[] = []): Phrasing[] {
  const parts: Phrasing[] = [];
  for (const node of nodes.flatMap((node) => withoutLike(node, around))) {
    const last = parts.at(-1);
    const like = last && isMark(node) ? likeOf(last, node) : null;
    if (like) parts.splice(-1, 1, like);
    if (like && 'children' in node) for (const child of node.children) like.children.push(child);
    else parts.push('children' in node ? { ...node, children: [...node.children] } : node);
  }
  return parts.flatMap<Phrasing>((part) => {
    if (!('children' in part)) return [part];
    const children = simplified(part.children, [...around, part.type]);
    return children.length === 0 ? [] : [{ ...part, children }];
  });
}

/** The mark that another behind it becomes a part of. Of two around the same words, it's the outer one: `***a****b*` isn't read. */
function likeOf(last: Phrasing, node: Mark): Mark | null {
  if (!isMark(last) || last.type === node.type) return isMark(last) ? last : null;
  const [inner, ...others] = last.children;
  if (!inner || !isMark(inner) || inner.type !== node.type || others.length > 0) return null;
  return { ...inner, children: [{ ...last, children: inner.children }] };
}

const withoutLike = (node: Phrasing, around: readonly string[]): Phrasing[] =>
  isMark(node) && around.includes(node.type)
    ? node.children.flatMap((child) => withoutLike(child, around))
    : [node];

/** The first or last letter of a part as it is written; of bold and italic words, whose signs become one, that of the words. */
function edgeOf(node: Phrasing, side: Side): string {
  if (node.type === 'text')
    return side === 'start'
      ? ([...node.value.slice(0, 2)][0] ?? '')
      : ([...node.value.slice(-2)].at(-1) ?? '');
  if (node.type === 'break') return '\n';
  if (node.type !== 'strong' && node.type !== 'emphasis') return '*';
  const child = node.children.at(side === 'start' ? 0 : -1);
  return child ? edgeOf(child, side) : '';
}

/** From an edge inwards, and back. */
const turned = <Part>(parts: readonly Part[], side: Side): Part[] =>
  side === 'start' ? [...parts] : parts.toReversed();

/** What of a part goes out of the mark that it stands at an edge of, and what stays. */
function parted(
  child: Phrasing,
  side: Side,
  goes: (letter: string) => boolean,
  mark: Mark | null,
): [Phrasing, Phrasing[]] {
  if (child.type === 'link' && mark)
    return [{ ...child, children: [{ ...mark, children: child.children }] }, []];
  if (child.type !== 'text') return [child, []];
  const letters = turned([...child.value], side);
  const end = letters.findIndex((letter) => !goes(letter));
  if (end === -1) return [child, []];
  const text = (some: readonly string[]): Phrasing => ({ type: 'text', value: turned(some, side).join('') });
  return [text(letters.slice(0, end)), [text(letters.slice(end))]];
}

/**
 * What goes out of a mark at one of its edges, and what stays: blanks never stand at an edge, and where a letter follows outside,
 * no other sign does. Without a mark, only the blanks.
 */
function cutEdge(
  children: readonly Phrasing[],
  side: Side,
  outer: string,
  mark: Mark | null,
): [Phrasing[], Phrasing[]] {
  const inside = turned(children, side);
  const outside: Phrasing[] = [];
  let beside = outer;
  for (let [child] = inside; child; [child] = inside) {
    const edge = edgeOf(child, side);
    const isTight = mark !== null && !isBlank(beside) && !isSign(beside);
    if (isBlank(edge) || (isTight && isSign(edge))) {
      const [goes, stays] = parted(child, side, isBlank(edge) ? isBlank : isSign, mark);
      outside.push(goes);
      inside.splice(0, 1, ...stays);
      beside = edgeOf(goes, side === 'start' ? 'end' : 'start');
    } else if (isTight && mark.type === 'delete' && isMark(child))
      inside.splice(0, 1, ...turned(child.children, side));
    else break;
  }
  return [turned(outside, side), turned(inside, side)];
}

/** Each part with edges that are told as such between the letters before and behind it. */
function settled(nodes: readonly Phrasing[], before: string, behind: string): Phrasing[] {
  const done: Phrasing[] = [];
  nodes.forEach((node, index) => {
    const last = done.at(-1);
    const next = nodes[index + 1];
    done.push(
      ...settledPart(node, last ? edgeOf(last, 'end') : before, next ? edgeOf(next, 'start') : behind),
    );
  });
  return done;
}

function settledPart(node: Phrasing, before: string, behind: string): Phrasing[] {
  if (node.type === 'inlineCode') return bareCode(node.value);
  if (!isMark(node) && node.type !== 'link') return [node];
  const mark = isMark(node) ? node : null;
  const children = mark ? settled(node.children, before, behind) : settled(node.children, '', '');
  const [start, rest] = cutEdge(children, 'start', before, mark);
  const [end, inside] = cutEdge(rest, 'end', behind, mark);
  return [...start, ...(inside.length === 0 ? [] : [{ ...node, children: inside }]), ...end];
}

function bareCode(value: string): Phrasing[] {
  const line = value.trim().replaceAll('\n', ' ');
  const code: Phrasing[] = line === '' ? [] : [{ type: 'inlineCode', value: line }];
  const blank = (is: boolean): Phrasing[] => (is ? [{ type: 'text', value: ' ' }] : []);
  return [...blank(/^\s/.test(value)), ...code, ...blank(code.length > 0 && /\s$/.test(value))];
}

/** Texts that touch are one, and no blanks stand beside a line break. */
function joined(nodes: readonly Phrasing[]): Phrasing[] {
  const parts: Phrasing[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      parts.splice(-1, 1, { ...last, value: last.value + node.value });
    else parts.push('children' in node ? { ...node, children: joined(node.children) } : node);
  }
  return parts.flatMap<Phrasing>((part, index) => {
    if (part.type !== 'text') return [part];
    const start = parts[index - 1]?.type === 'break' ? part.value.trimStart() : part.value;
    const value = parts[index + 1]?.type === 'break' ? start.trimEnd() : start;
    return value === '' ? [] : [{ ...part, value }];
  });
}

/** The words of a block, without blanks at its edges and those of its marks. */
export function settledMarks(nodes: readonly Phrasing[]): Phrasing[] {
  // Twice: which marks are around the same words shows when their parts are one.
  const simple = simplified(simplified(nodes));
  const [, rest] = cutEdge(settled(simple, '', ''), 'start', '', null);
  const [, inside] = cutEdge(rest, 'end', '', null);
  return joined(inside);
}
