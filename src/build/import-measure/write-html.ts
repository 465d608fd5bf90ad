// Writes generated pages as HTML and Markdown.
import { toHeadingSlug } from '~/lib/markdown/heading-slug';
import type { HandbookBlock, HandbookInline, HandbookListItem } from './handbook-pages';

/** The URLs of links and images in an export format. */
export interface ManualAddresses {
  readonly getLink: (to: number) => string;
  readonly getImage: (image: number) => string;
}

export const getRemoteImageUrl = (image: number): string => `https://cdn.example.test/pictures/${image}.png`;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Returns the ID of a heading in an HTML export. It differs from the slug that the console derives from the heading's
 * text.
 */
export const getHeadingId = (text: string): string => `h_${text.length}${toHeadingSlug(text)}`;

function writeInline(inline: HandbookInline, { getLink, getImage }: ManualAddresses): string {
  switch (inline.type) {
    case 'link': {
      const place = inline.place === null ? '' : `#${getHeadingId(inline.place)}`;
      return `<a href="${escapeHtml(getLink(inline.to) + place)}">${escapeHtml(inline.text)}</a>`;
    }
    case 'image': {
      const source = inline.isRemote ? getRemoteImageUrl(inline.image) : getImage(inline.image);
      return `<img src="${escapeHtml(source)}" alt="${escapeHtml(inline.alt)}">`;
    }
    case 'text':
      return escapeHtml(inline.text);
    default:
      return `<${inline.type}>${escapeHtml(inline.text)}</${inline.type}>`;
  }
}

/** Returns the HTML of blocks. `writeCode` writes code blocks in the product's format. */
export function writeHtmlBlocks(
  blocks: readonly HandbookBlock[],
  addresses: ManualAddresses,
  writeCode = (text: string, language: string) =>
    `<pre><code class="language-${language}">${escapeHtml(text)}</code></pre>`,
): string {
  const inlines = (content: readonly HandbookInline[]) =>
    content.map((inline) => writeInline(inline, addresses)).join('');
  const list = (isOrdered: boolean, items: readonly HandbookListItem[]): string => {
    const tag = isOrdered ? 'ol' : 'ul';
    const inner = items.map(
      ({ content, children }) =>
        `<li>${inlines(content)}${children.length > 0 ? list(isOrdered, children) : ''}</li>`,
    );
    return `<${tag}>${inner.join('')}</${tag}>`;
  };
  const write = (block: HandbookBlock): string => {
    switch (block.type) {
      case 'heading':
        return `<h${block.level} id="${getHeadingId(block.text)}">${escapeHtml(block.text)}</h${block.level}>`;
      case 'list':
        return list(block.isOrdered, block.items);
      case 'table': {
        const rows = block.rows.map((cells, row) => {
          const tag = row === 0 ? 'th' : 'td';
          return `<tr>${cells.map((cell) => `<${tag}><p>${inlines(cell)}</p></${tag}>`).join('')}</tr>`;
        });
        return `<table><tbody>${rows.join('')}</tbody></table>`;
      }
      case 'code':
        return writeCode(block.text, block.language);
      case 'quote':
        return `<blockquote><p>${inlines(block.content)}</p></blockquote>`;
      default:
        return `<p>${inlines(block.content)}</p>`;
    }
  };
  return blocks.map(write).join('\n');
}

/** Escapes every character that Markdown might interpret as syntax. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

export function writeMarkdownBlocks(
  blocks: readonly HandbookBlock[],
  { getLink, getImage }: ManualAddresses,
): string {
  const inline = (one: HandbookInline): string => {
    switch (one.type) {
      case 'link': {
        const place = one.place === null ? '' : `#${toHeadingSlug(one.place)}`;
        return `[${escapeMarkdown(one.text)}](${getLink(one.to)}${place})`;
      }
      case 'image':
        return `![${escapeMarkdown(one.alt)}](${one.isRemote ? getRemoteImageUrl(one.image) : getImage(one.image)})`;
      case 'strong':
        return `**${escapeMarkdown(one.text)}**`;
      case 'em':
        return `*${escapeMarkdown(one.text)}*`;
      case 'code':
        return `\`${one.text}\``;
      case 'text':
        return escapeMarkdown(one.text);
    }
  };
  const inlines = (content: readonly HandbookInline[]) => content.map(inline).join('');
  const list = (isOrdered: boolean, items: readonly HandbookListItem[], indent: string): string[] =>
    items.flatMap(({ content, children }, index) => [
      `${indent}${isOrdered ? `${index + 1}.` : '-'} ${inlines(content)}`,
      ...list(isOrdered, children, `${indent}   `),
    ]);
  const cell = (content: readonly HandbookInline[]) =>
    content.map((one) => (one.type === 'code' ? inline(one).replaceAll('|', '\\|') : inline(one))).join('');
  const write = (block: HandbookBlock): string => {
    switch (block.type) {
      case 'heading':
        return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`;
      case 'list':
        return list(block.isOrdered, block.items, '').join('\n');
      case 'table': {
        const [head = '', ...rows] = block.rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`);
        return [head, '| --- | --- |', ...rows].join('\n');
      }
      case 'code':
        return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
      case 'quote':
        return `> ${inlines(block.content)}`;
      default:
        return inlines(block.content);
    }
  };
  return blocks.map(write).join('\n\n');
}
