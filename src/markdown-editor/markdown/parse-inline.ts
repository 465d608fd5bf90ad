// Converts the inline content of a text block from syntax tree to document nodes.
import type { Link, PhrasingContent } from 'mdast';
import { Mark, type Node } from 'prosemirror-model';
import { type LinkKind, markTypes, nodeTypes, schema } from '../schema/schema';
import { isLineBreakTag, pairTags } from './html-tags';
import { getSourceRange, UnsupportedMarkdownError } from './markdown-source';

const MAX_DEPTH = 100;

/** Maps the identifier of each definition to its address and title. */
export type DefinitionTargets = ReadonlyMap<
  string,
  { readonly url: string; readonly title?: string | null | undefined }
>;

export const NO_TARGETS: DefinitionTargets = new Map();

const LINE_BREAKS = /\r\n|\r|\n/g;
const SOFT_BREAK = /[ \t]*(?:\r\n|\r|\n)[ \t]*/g;

/** Converts inline nodes. Replaces a soft line break with a space, because browsers render it as a space. */
export function parseInline(
  children: readonly PhrasingContent[],
  body: string,
  targets: DefinitionTargets,
): Node[] {
  const result: Node[] = [];
  const readText = (value: string, lineBreak: RegExp, marks: readonly Mark[]) => {
    if (value !== '') result.push(schema.text(value.replaceAll(lineBreak, ' '), marks));
  };
  const readAll = (nodes: readonly PhrasingContent[], marks: readonly Mark[], depth: number) => {
    if (depth > MAX_DEPTH) throw new UnsupportedMarkdownError('too-deep');
    const pairs = pairTagNodes(nodes, listOpenTags(marks));
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      const pair = pairs.get(index);
      if (pair?.isEmpty && node) {
        const end = getSourceRange(nodes[pair.end] ?? node).to;
        result.push(toRawInline(body.slice(getSourceRange(node).from, end), 'html').mark(marks));
        index = pair.end;
      } else if (pair) {
        const mark = markTypes.html_tag.create({ name: pair.name, open: pair.open });
        readAll(nodes.slice(index + 1, pair.end), mark.addToSet(marks), depth + 1);
        index = pair.end;
      } else if (node) read(node, marks, depth);
    }
  };
  const read = (node: PhrasingContent, marks: readonly Mark[], depth: number) => {
    const { from, to } = getSourceRange(node);
    const mark = toMark(node, body, targets);
    if (node.type === 'text') readText(node.value, SOFT_BREAK, marks);
    else if (node.type === 'inlineCode')
      readText(node.value, LINE_BREAKS, markTypes.code.create().addToSet(marks));
    else if (mark && 'children' in node && node.children.length > 0)
      readAll(node.children, mark.addToSet(marks), depth + 1);
    else result.push((toAtom(node, targets) ?? toRawInline(body.slice(from, to), 'other')).mark(marks));
  };
  readAll(children, Mark.none, 0);
  return result;
}

/** Returns the pairs of HTML tags among sibling nodes. */
export const pairTagNodes = (nodes: readonly PhrasingContent[], outer: readonly string[]) =>
  pairTags(
    nodes.map((node) => (node.type === 'html' ? node.value : null)),
    outer,
    (from, to) => nodes.slice(from, to).some(hasText),
  );

const hasText = (node: PhrasingContent): boolean => {
  if (node.type === 'text') return node.value.trim() !== '';
  if ('children' in node) return node.children.some(hasText);
  return node.type !== 'break' && node.type !== 'html';
};

const listOpenTags = (marks: readonly Mark[]): string[] =>
  marks.filter(({ type }) => type === markTypes.html_tag).map(({ attrs }) => String(attrs.open));

export const toRawInline = (source: string, kind: string) =>
  nodeTypes.raw_inline.create({ source: source.replaceAll(/\r\n?/g, '\n'), kind });

/** Converts a syntax tree node to an inline node without text, such as an image. Returns null for nodes with text. */
export function toAtom(node: PhrasingContent, targets: DefinitionTargets): Node | null {
  switch (node.type) {
    case 'break':
      return nodeTypes.hard_break.create();
    case 'html':
      return isLineBreakTag(node.value) ? nodeTypes.hard_break.create() : toRawInline(node.value, 'html');
    case 'image':
      return nodeTypes.image.create({ src: node.url, alt: node.alt ?? '', title: node.title ?? '' });
    case 'imageReference': {
      const target = targets.get(node.identifier);
      const reference = node.label ?? node.identifier;
      return nodeTypes.image.create({
        src: target?.url ?? '',
        title: target?.title ?? '',
        alt: node.alt ?? '',
        reference,
      });
    }
    case 'footnoteReference':
      return toRawInline(`[^${node.label ?? node.identifier}]`, 'footnote');
    default:
      return null;
  }
}

export function toMark(node: PhrasingContent, body: string, targets: DefinitionTargets): Mark | null {
  switch (node.type) {
    case 'emphasis':
      return markTypes.em.create();
    case 'strong':
      return markTypes.strong.create();
    case 'delete':
      return markTypes.strike.create();
    case 'link':
      return markTypes.link.create({
        href: node.url,
        title: node.title ?? '',
        kind: getLinkKind(node, body),
      });
    case 'linkReference': {
      const target = targets.get(node.identifier);
      const reference = node.label ?? node.identifier;
      return markTypes.link.create({
        href: target?.url ?? '',
        title: target?.title ?? '',
        reference,
        kind: 'reference',
      });
    }
    default:
      return null;
  }
}

function getLinkKind(link: Link, body: string): LinkKind {
  const first = body[getSourceRange(link).from];
  if (first === '<') return 'angle';
  return first === '[' ? 'inline' : 'bare';
}
