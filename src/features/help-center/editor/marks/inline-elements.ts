// Inline Markdown as elements, for the cells of tables.
import type { SyntaxNode } from '@lezer/common';
import { domElement } from '../dom-element';
import type { EditorSurroundings } from '../editor-texts';
import { markdownParser } from '../markdown-language';
import { addressNode, isLink } from './address-node';
import { imageElement } from './widgets';

const TAGS: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  Emphasis: 'em',
  StrongEmphasis: 'strong',
  Strikethrough: 's',
  InlineCode: 'code',
  Link: 'span',
  Autolink: 'span',
  URL: 'span',
};

const MARKS = new Set([
  'EmphasisMark',
  'StrikethroughMark',
  'CodeMark',
  'LinkMark',
  'LinkLabel',
  'LinkTitle',
]);

export const BREAK = /^<br\s*\/?>$/i;

/** A cell can hold what would be a heading or a list on a line of its own: there it is words like others. */
const cellParser = markdownParser.configure({
  remove: [
    'LinkReference',
    'IndentedCode',
    'FencedCode',
    'Blockquote',
    'HorizontalRule',
    'BulletList',
    'OrderedList',
    'ATXHeading',
    'HTMLBlock',
    'SetextHeading',
    'Table',
    'TaskList',
  ],
});

/** The text of a cell as it will look. Nothing in it becomes markup but what is named above. */
export function inlineElements(text: string, surroundings: EditorSurroundings): readonly (Node | string)[] {
  const paragraph = cellParser.parse(text).topNode.firstChild;
  return paragraph ? childrenOf(paragraph, text, surroundings) : [text];
}

function childrenOf(node: SyntaxNode, text: string, surroundings: EditorSurroundings): (Node | string)[] {
  const children: (Node | string)[] = [];
  let at = node.from;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(text.slice(at, child.from), elementOf(child, text, surroundings));
    at = child.to;
  }
  return [...children, text.slice(at, node.to)];
}

function elementOf(node: SyntaxNode, text: string, surroundings: EditorSurroundings): Node | string {
  const source = text.slice(node.from, node.to);
  const tag = TAGS[node.name];
  const address = node.name === 'URL' && node.parent ? addressNode(node.parent) : null;
  if (MARKS.has(node.name) || address?.from === node.from) return '';
  if (node.name === 'Image') return imageElement(...imageParts(node, text), surroundings);
  if (node.name === 'Escape') return source.slice(1);
  if (BREAK.test(source)) return domElement('br', {});
  if (node.name === 'Link' && !isLink(node))
    return domElement('span', {}, '[', ...childrenOf(node, text, surroundings), ']');
  const look = tag === 'span' ? { className: 'cm-link' } : {};
  return tag ? domElement(tag, look, ...childrenOf(node, text, surroundings)) : source;
}

/** The address and the alternative text of an image. */
export function imageParts(node: SyntaxNode, text: string, offset = 0): [src: string, alt: string] {
  const url = addressNode(node);
  const [open, close] = node.getChildren('LinkMark');
  const slice = (from: number, to: number) => text.slice(from - offset, to - offset);
  const src = url ? slice(url.from, url.to).replace(/^<|>$/g, '') : '';
  return [src, open && close ? unescaped(slice(open.to, close.from)) : ''];
}

const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
