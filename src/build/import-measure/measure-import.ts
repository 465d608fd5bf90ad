// Measures how much of generated pages an import keeps: the visible text, the images with their alt text, and the links
// between pages.
import { setMaxListeners } from 'node:events';
import { diffArrays } from 'diff';
import type { Nodes } from 'hast';
import { replaceAddresses, replaceFileLinks } from '~/features/help-center/transfer/import-links';
import { previewImport } from '~/features/help-center/transfer/import-preview';
import type { PlannedArticle } from '~/features/help-center/transfer/planned-article';
import { toHeadingSlug } from '~/lib/markdown/heading-slug';
import { replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { getTextProperty, walkElements } from '~/lib/markdown/tree-walk';
import { buildSanitizedTree } from '~/texts/sanitized-tree';
import type { TestedExportFormat } from './export-shapes';
import { getImageBytes, type HandbookPage, listInlines, listWords } from './handbook-pages';
import { getRemoteImageUrl } from './write-html';

interface Share {
  readonly kept: number;
  readonly all: number;
}

export interface Measurement {
  readonly name: string;
  readonly pages: Share;
  readonly words: Share;
  readonly images: Share;
  readonly links: Share;
  /** The words, images and links that were lost, and the words that were added. */
  readonly lost: readonly string[];
}

const INLINE = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'code',
  'del',
  'span',
  'img',
  'sub',
  'sup',
  'kbd',
  'mark',
]);

/** Returns the visible text. Blocks are separated by spaces, because they are on separate lines on screen. */
function getVisibleText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(getVisibleText).join('');
  return node.type === 'element' && INLINE.has(node.tagName) ? inner : ` ${inner} `;
}

const toUploadAddress = (bytes: Uint8Array): string => `https://files.acme.test/${[...bytes].join('-')}.png`;
const toArticleAddress = (title: string): string =>
  `https://help.acme.test/hc/help/articles/${encodeURIComponent(toHeadingSlug(title))}`;

/** Returns the text that the import would store, with the final URLs of images and links. */
function complete(row: PlannedArticle, rows: ReadonlyMap<string, PlannedArticle>): string {
  const uploads = new Map([...row.images].map(([address, { bytes }]) => [address, toUploadAddress(bytes)]));
  const linked = replaceFileLinks(row.text, row.links, (path) => {
    const target = rows.get(path);
    return target && toArticleAddress(target.title);
  });
  return replaceAddresses(replaceImageAddresses(linked, uploads), (address) => uploads.get(address));
}

const countKept = (expected: readonly string[], found: readonly string[]): Share & { lost: string[] } => {
  const left = [...found];
  const lost = expected.filter((one) => {
    const index = left.indexOf(one);
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
  return { kept: expected.length - lost.length, all: expected.length, lost };
};

function comparePage(
  page: HandbookPage,
  content: string,
  pages: readonly HandbookPage[],
  shape: TestedExportFormat,
): Omit<Measurement, 'name' | 'pages'> {
  const tree = buildSanitizedTree({ text: content });
  const elements = tree ? [...walkElements(tree)] : [];
  const expected = listWords(page);
  const found = (tree ? getVisibleText(tree) : '').split(/\s+/).filter((word) => word !== '');
  const parts = diffArrays(expected, found);
  const kept = parts.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value).length;
  const inlines = listInlines(page);
  const images = countKept(
    inlines.flatMap((one) => {
      if (one.type !== 'image') return [];
      const isRemote = !shape.isEmbedded && (shape.isRemote || one.isRemote);
      const source = isRemote ? getRemoteImageUrl(one.image) : toUploadAddress(getImageBytes(one.image));
      return [`${one.alt} ${source}`];
    }),
    elements.flatMap((element) => {
      if (element.tagName !== 'img') return [];
      const source = getTextProperty(element, 'src') ?? '';
      // Zendesk replaces the URLs of images with its own URLs.
      const [, attachment] =
        /^https:\/\/acme\.zendesk\.com\/hc\/article_attachments\/(\d+)$/.exec(source) ?? [];
      return [
        `${getTextProperty(element, 'alt')} ${attachment ? getRemoteImageUrl(Number(attachment)) : source}`,
      ];
    }),
  );
  const links = countKept(
    inlines.flatMap((one) => {
      const target = one.type === 'link' ? pages[one.to] : undefined;
      if (one.type !== 'link' || !target) return [];
      const place = one.place === null || shape.hasNoPlaces ? '' : `#${toHeadingSlug(one.place)}`;
      return [toArticleAddress(target.title) + place];
    }),
    elements.flatMap((element) => (element.tagName === 'a' ? (getTextProperty(element, 'href') ?? '') : [])),
  );
  const lostWords = parts.flatMap(({ added, removed, value }) =>
    added || removed ? [`${added ? '+' : '-'} ${value.join(' ')}`] : [],
  );
  return {
    words: { kept, all: Math.max(expected.length, found.length) },
    images,
    links,
    lost: [...lostWords, ...images.lost, ...links.lost].map((one) => `${page.title}: ${one}`),
  };
}

const sum = (shares: readonly Share[]): Share => ({
  kept: shares.reduce((total, { kept }) => total + kept, 0),
  all: shares.reduce((total, { all }) => total + all, 0),
});

/**
 * Exports the pages in this format, imports the files as the console does, and compares the result with the original
 * pages.
 */
export async function measureImport(
  shape: TestedExportFormat,
  pages: readonly HandbookPage[],
): Promise<Measurement> {
  const { signal } = new AbortController();
  // Disables the warning about many listeners, because each page adds one.
  setMaxListeners(0, signal);
  const rows = await previewImport(
    shape.write(pages),
    [],
    [],
    { default_locale: 'en', allowed_locales: ['en'] },
    { signal, onProgress: () => {} },
  );
  const usable = rows.filter(({ leftOut }) => leftOut === null);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const compared = pages.map((page) => {
    const row = usable.find(({ title }) => title === page.title);
    return comparePage(page, row ? complete(row, byPath) : '', pages, shape);
  });
  const arrived = pages.filter(({ title }) => usable.some((row) => row.title === title)).length;
  return {
    name: shape.name,
    pages: { kept: arrived, all: Math.max(pages.length, usable.length) },
    words: sum(compared.map(({ words }) => words)),
    images: sum(compared.map(({ images }) => images)),
    links: sum(compared.map(({ links }) => links)),
    lost: compared.flatMap(({ lost }) => lost),
  };
}
