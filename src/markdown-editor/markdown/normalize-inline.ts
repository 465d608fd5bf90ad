// Normal form of the inline content of a text block.
import { Fragment, Mark, type MarkType, type Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { isCodeMark, markTypes, nodeTypes, schema } from '../schema/schema';
import { pairTags } from './html-tags';
import { findMarkEnd, isHardBreak, writeClosingTag } from './inline-pieces';
import { findMarkEdges } from './mark-edges';

const { strong, em, strike, link } = markTypes;
const ANGLE_ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*)$/i;

export function normalizeInline(block: Node): Fragment {
  let nodes: readonly Node[] = block.children.map(normalizeNode);
  if (nodes.some(isTag)) nodes = markPairs(expandTags(nodes));
  for (const type of [strong, em, strike]) nodes = trimMark(nodes, type);
  nodes = keepValidAddresses(join(nodes));
  let length: number;
  do {
    length = nodes.length;
    nodes = join(trimLines(nodes));
  } while (nodes.length !== length);
  return Fragment.fromArray(nodes);
}

/** Removes the marks of line breaks, because they are invisible. */
function normalizeNode(node: Node): Node {
  if (isHardBreak(node)) return node.mark(Mark.none);
  let { marks } = node;
  if (marks.length > 0) marks = normalizeMarks(node);
  if (node.isText) {
    const text = (node.text ?? '').replaceAll(/\r\n?|\n/g, ' ').replaceAll('\0', '\uFFFD');
    return text === node.text && marks === node.marks ? node : schema.text(text, marks);
  }
  if (node.type === nodeTypes.image && node.attrs.reference !== '')
    return nodeTypes.image.create({ ...node.attrs, src: '', title: '' }, null, marks);
  return marks === node.marks ? node : node.mark(marks);
}

function normalizeMarks(node: Node): readonly Mark[] {
  let marks = node.marks;
  for (const mark of node.marks) {
    if (mark.type === link) {
      const { kind, href, title } = mark.attrs;
      // Removes the mark of a bare address, because the address alone is a link. Removes the address from other links
      // that aren't inline, because the address isn't written at the link itself.
      if (kind === 'bare') marks = mark.removeFromSet(marks);
      else if (kind !== 'inline' && (href !== '' || title !== ''))
        marks = link.create({ ...mark.attrs, href: '', title: '' }).addToSet(mark.removeFromSet(marks));
      // A raw node of the kind `other` can be a link, and a link can't contain another link.
      if (node.attrs.kind === 'other') marks = link.removeFromSet(marks);
    } else if (isCodeMark(mark) && !node.isText) marks = mark.removeFromSet(marks);
  }
  return sortTags(marks);
}

/** Sorts the HTML tags around one text into a fixed order, because undo and commands may change their order. */
function sortTags(marks: readonly Mark[]): readonly Mark[] {
  const tags = marks.filter(isTagMark);
  if (tags.length < 2) return marks;
  const sorted = tags.toSorted((a, b) => (String(a.attrs.open) < String(b.attrs.open) ? -1 : 1));
  return marks.map((mark) => (isTagMark(mark) ? (sorted.shift() ?? mark) : mark));
}

const isTag = ({ type, attrs }: Node): boolean => type === nodeTypes.raw_inline && attrs.kind === 'html';

/** Converts marks of HTML tags back to tags, because raw tags next to them can change which tags form a pair. */
function expandTags(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    const tags = node?.marks.filter(isTagMark) ?? [];
    const [mark] = tags.toSorted((a, b) => findMarkEnd(b, nodes, index) - findMarkEnd(a, nodes, index));
    if (!node || !mark) {
      if (node) result.push(node);
      index++;
      continue;
    }
    const end = findMarkEnd(mark, nodes, index);
    const run = nodes.slice(index, end).map((one) => one.mark(mark.removeFromSet(one.marks)));
    const common = node.marks.filter(
      (one) => !isTagMark(one) && run.every((child) => isHardBreak(child) || one.isInSet(child.marks)),
    );
    const [open, close] = [String(mark.attrs.open), writeClosingTag(mark)].map((source) =>
      nodeTypes.raw_inline.create({ source, kind: 'html' }, null, common),
    );
    if (open && close) result.push(open, ...expandTags(run), close);
    index = end;
  }
  return result;
}

const isTagMark = ({ type }: Mark): boolean => type === markTypes.html_tag;

/** Converts pairs of raw HTML tags to marks. A pair without text between the tags becomes a single raw node. */
function markPairs(nodes: readonly Node[]): Node[] {
  const tags = nodes.map((node) => (isTag(node) ? String(node.attrs.source) : null));
  const hasText = (from: number, to: number) =>
    nodes.slice(from, to).some((node) => (node.isText ? node.text?.trim() !== '' : !isTag(node)));
  const pairs = pairTags(tags, [], hasText, (a, b) =>
    Mark.sameSet(nodes[a]?.marks ?? Mark.none, nodes[b]?.marks ?? Mark.none),
  );
  const result: Node[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const pair = pairs.get(index);
    const content = pair ? nodes.slice(index + 1, pair.end) : [];
    const close = pair && nodes[pair.end];
    if (!node) continue;
    // The tags are a pair only if no other mark starts or ends between them and continues outside of them.
    const isPair =
      close &&
      Mark.sameSet(node.marks, close.marks) &&
      content.every((child) => isHardBreak(child) || node.marks.every((mark) => mark.isInSet(child.marks)));
    if (!pair || !isPair) result.push(node);
    else if (pair.isEmpty) {
      const source = [node, ...content, close]
        .map(({ text, attrs }) => text ?? String(attrs.source))
        .join('');
      result.push(nodeTypes.raw_inline.create({ source, kind: 'html' }, null, node.marks));
    } else {
      const mark = markTypes.html_tag.create({ name: pair.name, open: pair.open });
      result.push(
        ...markPairs(
          content.map((child) => (isHardBreak(child) ? child : child.mark(mark.addToSet(child.marks)))),
        ),
      );
    }
    if (isPair && pair) index = pair.end;
  }
  return result;
}

/** Removes a mark from the edges of a range if Markdown can't express the mark there. */
function trimMark(nodes: readonly Node[], type: MarkType): readonly Node[] {
  const edges = findMarkEdges(nodes, type);
  if (edges.length === 0) return nodes;
  const trimmed = new Transform(nodeTypes.paragraph.create(null, Fragment.fromArray([...nodes])));
  for (const { from, to } of edges) trimmed.removeMark(from, to, type);
  return trimmed.doc.children;
}

/** Removes the mark of an address in angle brackets if the address is invalid or consists of several nodes. */
function keepValidAddresses(nodes: readonly Node[]): readonly Node[] {
  const getAddress = (node: Node | undefined) => node?.marks.find(({ attrs }) => attrs.kind === 'angle');
  return nodes.map((node, index) => {
    const mark = getAddress(node);
    if (!mark) return node;
    const isValid =
      node.isText &&
      ANGLE_ADDRESS.test(node.text ?? '') &&
      !node.marks.some(isCodeMark) &&
      !getAddress(nodes[index - 1]) &&
      !getAddress(nodes[index + 1]);
    return isValid ? node : node.mark(mark.removeFromSet(node.marks));
  });
}

/** Removes spaces at the edges of lines, and line breaks at the edges of the block. */
function trimLines(nodes: readonly Node[]): Node[] {
  const trimmed: Node[] = [];
  nodes.forEach((node, index) => {
    if (!node.isText || node.marks.some(isCodeMark)) {
      trimmed.push(node);
      return;
    }
    const before = nodes[index - 1];
    const after = nodes[index + 1];
    let text = node.text ?? '';
    if (!before || before.type === nodeTypes.hard_break) text = text.replace(/^[ \t]+/, '');
    if (!after || after.type === nodeTypes.hard_break) text = text.replace(/[ \t]+$/, '');
    if (text !== '') trimmed.push(text === node.text ? node : schema.text(text, node.marks));
  });
  while (trimmed.at(-1)?.type === nodeTypes.hard_break) trimmed.pop();
  while (trimmed[0]?.type === nodeTypes.hard_break) trimmed.shift();
  return trimmed;
}

const join = (nodes: readonly Node[]): readonly Node[] => Fragment.fromArray(nodes).content;
