// Reads a Word document (.docx): its title, content and images, and the number of elements that are lost.

import { Inflate } from 'fflate';
import type { Element, Root } from 'hast';
import mammoth from 'mammoth';
import { walkElements } from '../markdown/tree-walk';
import { type HtmlLossKind, type ParsedHtmlFile, readHtml } from './read-html-file';
import { readZipEntries, unzipInMemory } from './unzip';

export interface ParsedWordFile extends ParsedHtmlFile {
  /** The images of the document, keyed by their address in the content. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Maximum size of the unpacked document in bytes. A malicious document may expand a thousandfold. */
const MAX_UNPACKED = 100 * 1024 * 1024;

/** Maps styles to HTML elements. Word, LibreOffice and Pandoc name these styles differently. */
const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  ...['HTML Preformatted', 'Code', 'Source Code', 'Preformatted Text'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
  ...['HTML Code', 'Source Text', 'Verbatim Char', 'Code Char'].map(
    (name) => `r[style-name='${name}'] => code`,
  ),
  ...['Quote', 'Intense Quote', 'Quotations', 'Block Text'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  "r[style-name='Emphasis'] => em",
];

const MONOSPACE = /mono|courier|consolas|menlo/i;

/** The fields of mammoth's document model that are used here. */
interface WordNode {
  readonly type: string;
  readonly children?: readonly WordNode[];
  readonly styleName?: string | null;
  readonly font?: string | null;
}

const isCodeRun = ({ type, font, styleName }: WordNode): boolean =>
  type === 'run' && !styleName && MONOSPACE.test(font ?? '');

/** Treats text in a monospaced font as if it had the style Code, because few authors use that style. */
function markCode(node: WordNode): WordNode {
  const { type, children } = node;
  if (isCodeRun(node)) return { ...node, styleName: 'Code Char' };
  if (!children) return node;
  const isPlain = type === 'paragraph' && (!node.styleName || node.styleName === 'Normal');
  const isBlock = isPlain && children.length > 0 && children.every(isCodeRun);
  return isBlock ? { ...node, styleName: 'Code' } : { ...node, children: children.map(markCode) };
}

/** Image types that browsers show. Word documents may also contain vector images in other formats. */
const WEB_IMAGE = /^image\/(?:png|jpe?g|gif|webp)$/;
/** The placeholder address of images that can't be imported, so that the HTML parser counts these images as lost. */
const LOST_IMAGE = 'data:,';

/** Reads the document's parts. Throws `UnzipLimitError` if they are too large. */
async function readParts(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  let left = most;
  for (const entry of await readZipEntries(new Blob([bytes]))) {
    const part = unzipInMemory(bytes, entry, left, Inflate);
    left -= part.length;
    parts.set(entry.path, part);
  }
  return parts;
}

const countMatches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const LEFT_OUT = ['drawings', 'comments', 'outside'] as const satisfies readonly HtmlLossKind[];

/** Counts content that the conversion leaves out. */
function countLeftOut(
  parts: ReadonlyMap<string, Uint8Array>,
): Readonly<Record<(typeof LEFT_OUT)[number], number>> {
  const decoder = new TextDecoder();
  const main = decoder.decode(parts.get('word/document.xml'));
  const margins = [...parts].filter(([path]) => /^word\/(?:header|footer)\d*\.xml$/.test(path));
  const outside = margins.flatMap(([, xml]) =>
    [...decoder.decode(xml).matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].flatMap(([, text = '']) =>
      text.split(/\s+/).filter((word) => word !== ''),
    ),
  ).length;
  return {
    drawings: countMatches(main, /<(?:m:oMath|c:chart|dgm:relIds|w:object)[ >]/g),
    comments: countMatches(main, /<w:commentReference /g),
    outside,
  };
}

/**
 * Returns the text in the style Title. If there is none, returns the only first-level heading. Several first-level
 * headings are chapters, so none of them is the title.
 */
function findTitle(_: Root | Element, root: Root): Element | undefined {
  const headings = [...walkElements(root)].filter(({ tagName }) => tagName === 'h1');
  const title = headings.find(({ properties }) => [properties.className].flat().includes('title'));
  return title ?? (headings.length === 1 ? headings[0] : undefined);
}

/** Removes the links between the text and the list of footnotes. The numbers of the footnotes remain in both places. */
const unlinkNotes = (html: string): string =>
  html
    .replaceAll(/ <a href="#(?:foot|end)note-ref-[^"]*">\u2191<\/a>/g, '')
    .replaceAll(/<a href="#(?:foot|end)note-[^"]*" id="[^"]*">(\[\d+\])<\/a>/g, '$1');

const hasSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/**
 * Parses a Word document. Throws `UnzipLimitError` if the document expands to more than `most` bytes,
 * `NestingDepthError` if it is nested too deeply, and another error if the file isn't a Word document.
 */
export async function readWordFile(
  bytes: Uint8Array<ArrayBuffer>,
  most = MAX_UNPACKED,
): Promise<ParsedWordFile> {
  const parts = await readParts(bytes, most);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const arrayBuffer = bytes.slice().buffer;
  // Sets both properties, because mammoth reads `buffer` in Node and `arrayBuffer` in browsers.
  const input = { arrayBuffer, buffer: arrayBuffer };
  const { value } = await mammoth.convertToHtml(input, {
    styleMap: STYLES,
    // Keeps empty paragraphs, because they may be empty lines of code. The HTML parser later removes all others.
    ignoreEmptyParagraphs: false,
    transformDocument: markCode,
    convertImage: mammoth.images.imgElement(async (image) => {
      if (!WEB_IMAGE.test(image.contentType)) return { src: LOST_IMAGE };
      const content = new Uint8Array(await image.readAsArrayBuffer());
      const known = [...files].find(([, file]) => hasSameBytes(file, content))?.[0];
      const name = known ?? `image-${files.size + 1}.${image.contentType.replace('image/', '')}`;
      files.set(name, content);
      return { src: name };
    }),
  });
  const read = readHtml(unlinkNotes(value), findTitle);
  const leftOut = countLeftOut(parts);
  const losses: Partial<Record<HtmlLossKind, number>> = { ...read.losses };
  for (const kind of LEFT_OUT) {
    const count = leftOut[kind] + (read.losses[kind] ?? 0);
    if (count > 0) losses[kind] = count;
  }
  return { ...read, losses, files };
}
