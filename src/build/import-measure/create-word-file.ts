// Writes generated pages as Word documents.
import {
  createWordCode,
  createWordDocument,
  createWordImage,
  createWordLink,
  createWordListItem,
  createWordParagraph,
  createWordTable,
  createWordText,
} from '~/lib/file/fixtures/word-document';
import {
  getImageBytes,
  type HandbookBlock,
  type HandbookInline,
  type HandbookListItem,
  type HandbookPage,
} from './handbook-pages';
import type { ManualAddresses } from './write-html';

/** Returns the bytes of a Word document. All images are embedded, including remote ones. */
export function createWordFile({ title, blocks }: HandbookPage, { getLink }: ManualAddresses): Uint8Array {
  const images: Uint8Array[] = [];
  const links: string[] = [];
  const inline = (one: HandbookInline): string => {
    switch (one.type) {
      case 'image':
        images.push(getImageBytes(one.image));
        return createWordImage(images.length - 1, one.alt);
      case 'link':
        links.push(getLink(one.to));
        return createWordLink(createWordText(one.text), links.length - 1);
      case 'code':
        return createWordCode(one.text);
      case 'strong':
      case 'em':
        return createWordText(one.text, one.type === 'strong' ? 'b' : 'i');
      case 'text':
        return createWordText(one.text);
    }
  };
  const inlines = (content: readonly HandbookInline[]) => content.map(inline).join('');
  const list = (isOrdered: boolean, items: readonly HandbookListItem[], level: number): string =>
    items
      .map(
        ({ content, children }) =>
          createWordListItem(inlines(content), isOrdered ? 'number' : 'bullet', level) +
          list(isOrdered, children, level + 1),
      )
      .join('');
  const write = (block: HandbookBlock): string => {
    switch (block.type) {
      case 'heading':
        return createWordParagraph(createWordText(block.text), `Heading${block.level}`);
      case 'list':
        return list(block.isOrdered, block.items, 0);
      case 'table':
        return createWordTable(block.rows.map((cells) => cells.map(inlines)));
      case 'code':
        return block.text
          .split('\n')
          .map((line) => createWordParagraph(createWordText(line), 'Code'))
          .join('');
      case 'quote':
        return createWordParagraph(inlines(block.content), 'Quote');
      default:
        return createWordParagraph(inlines(block.content));
    }
  };
  const body = createWordParagraph(createWordText(title), 'Title') + blocks.map(write).join('');
  return createWordDocument(body, { images, links });
}
