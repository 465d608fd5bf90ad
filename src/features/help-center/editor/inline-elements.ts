// Inline Markdown as elements, for the cells of tables.
import type { SyntaxNode } from '@lezer/common';
import type { EditorSurroundings } from './editor-texts';
import { markdownParser } from './markdown-language';
import { imageElement } from './widgets';

const TAGS: Readonly<Record<string, string>> = {
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

/** The text of a cell as it will look. Nothing in it becomes markup but what is named above. */
export function inlineElements(text: string, surroundings: EditorSurroundings): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const paragraph = markdownParser.parse(text).topNode.firstChild;
  // A cell can hold what would be a heading or a list on a line of its own: there it is text.
  if (paragraph?.name === 'Paragraph') appendChildren(fragment, paragraph, text, surroundings);
  else fragment.append(text);
  return fragment;
}

function appendChildren(
  target: ParentNode,
  node: SyntaxNode,
  text: string,
  surroundings: EditorSurroundings,
): void {
  let at = node.from;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    target.append(text.slice(at, child.from));
    appendNode(target, child, text, surroundings);
    at = child.to;
  }
  target.append(text.slice(at, node.to));
}

function appendNode(
  target: ParentNode,
  node: SyntaxNode,
  text: string,
  surroundings: EditorSurroundings,
): void {
  const source = text.slice(node.from, node.to);
  const tag = TAGS[node.name];
  const inLink = node.parent?.name === 'Link' || node.parent?.name === 'Image';
  if (MARKS.has(node.name) || (node.name === 'URL' && inLink)) return;
  if (node.name === 'Image') target.append(imageElement(...imageParts(node, text), surroundings));
  else if (node.name === 'Escape') target.append(source.slice(1));
  else if (/^<br\s*\/?>$/i.test(source)) target.append(document.createElement('br'));
  else if (tag === undefined) target.append(source);
  else {
    const element = document.createElement(tag);
    if (tag === 'span') element.className = 'cm-link';
    appendChildren(element, node, text, surroundings);
    target.append(element);
  }
}

/** The address and the alternative text of an image. */
export function imageParts(node: SyntaxNode, text: string, offset = 0): [src: string, alt: string] {
  const url = node.getChild('URL');
  const [open, close] = node.getChildren('LinkMark');
  const slice = (from: number, to: number) => text.slice(from - offset, to - offset);
  const src = url ? slice(url.from, url.to).replace(/^<|>$/g, '') : '';
  return [src, open && close ? slice(open.to, close.from) : ''];
}
