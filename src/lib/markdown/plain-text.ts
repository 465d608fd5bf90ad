// Converts HTML to plain text with paragraphs, line breaks and list markers.

import { convertClipboardHtml, type MarkdownNode } from './convert-clipboard-html';
import { NestingDepthError } from './nesting';
import { stripTags } from './strip-tags';

/** Matches a variable in a macro of Intercom, such as `<attribute key="user.name" default="there"/>`. */
const ATTRIBUTE = /<attribute\s[^<>]*?key="([^"<>]*)"[^<>]*>/gi;

/** Returns the text of an HTML fragment. Text without tags and entities stays as it is. */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  try {
    return writeBlock(convertClipboardHtml(html.replaceAll(ATTRIBUTE, '{{$1}}')).tree).trim();
  } catch (error) {
    if (error instanceof NestingDepthError) return stripTags(html);
    throw error;
  }
}

const writeInline = (nodes: readonly MarkdownNode[]): string => nodes.map(writeNode).join('');

const writeBlocks = (nodes: readonly MarkdownNode[], separator = '\n\n'): string =>
  nodes
    .map(writeBlock)
    .filter((text) => text !== '')
    .join(separator);

function writeNode(node: MarkdownNode): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'link': {
      const text = writeInline(node.children);
      return text === '' || node.url.endsWith(text) ? text || node.url : `${text} (${node.url})`;
    }
    case 'html':
      return '';
    default:
      return 'children' in node ? writeInline(node.children) : '';
  }
}

function writeBlock(node: MarkdownNode): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return writeBlocks(node.children);
    case 'list': {
      const first = node.start ?? 1;
      const marker = (index: number) => (node.ordered ? `${first + index}. ` : '- ');
      return node.children
        .map((item, index) => `${marker(index)}${writeBlocks(item.children, '\n').replaceAll('\n', '\n  ')}`)
        .join('\n');
    }
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => writeInline(cell.children)).join('\t'))
        .join('\n');
    case 'code':
      return node.value;
    default:
      return writeNode(node);
  }
}
