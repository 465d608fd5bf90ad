// Writes generated pages as Word documents.
import {
  createWordDocument,
  wordCode,
  wordImage,
  wordItem,
  wordLink,
  wordParagraph,
  wordTable,
  wordText,
} from '~/lib/file/fixtures/word-document';
import { type Block, getImageBytes, type Inline, type ManualListItem, type ManualPage } from './manual-pages';
import type { Addresses } from './write-html';

/** Returns the bytes of a Word document. All images are embedded, including remote ones. */
export function createWordFile({ title, blocks }: ManualPage, { getLink }: Addresses): Uint8Array {
  const images: Uint8Array[] = [];
  const links: string[] = [];
  const inline = (one: Inline): string => {
    switch (one.type) {
      case 'image':
        images.push(getImageBytes(one.image));
        return wordImage(images.length - 1, one.alt);
      case 'link':
        links.push(getLink(one.to));
        return wordLink(wordText(one.text), links.length - 1);
      case 'code':
        return wordCode(one.text);
      case 'strong':
      case 'em':
        return wordText(one.text, one.type === 'strong' ? 'b' : 'i');
      case 'text':
        return wordText(one.text);
    }
  };
  const inlines = (content: readonly Inline[]) => content.map(inline).join('');
  const list = (isOrdered: boolean, items: readonly ManualListItem[], level: number): string =>
    items
      .map(
        ({ content, children }) =>
          wordItem(inlines(content), isOrdered ? 'number' : 'bullet', level) +
          list(isOrdered, children, level + 1),
      )
      .join('');
  const write = (block: Block): string => {
    switch (block.type) {
      case 'heading':
        return wordParagraph(wordText(block.text), `Heading${block.level}`);
      case 'list':
        return list(block.isOrdered, block.items, 0);
      case 'table':
        return wordTable(block.rows.map((cells) => cells.map(inlines)));
      case 'code':
        return block.text
          .split('\n')
          .map((line) => wordParagraph(wordText(line), 'Code'))
          .join('');
      case 'quote':
        return wordParagraph(inlines(block.content), 'Quote');
      default:
        return wordParagraph(inlines(block.content));
    }
  };
  const body = wordParagraph(wordText(title), 'Title') + blocks.map(write).join('');
  return createWordDocument(body, { images, links });
}
