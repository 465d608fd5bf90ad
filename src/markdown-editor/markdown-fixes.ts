// Applies fixes of reported problems: links, images and terms. They are identified by line, and by address or index.

import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { isCodeElement, isOwnAddress } from '~/lib/markdown/prose';
import { decodeFragment } from '~/lib/markdown/safe-address';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
import { findEqualWords, matchCapitalization, type TermOccurrence } from '~/lib/terms/replace-term';
import type { LineImageRef } from './editor-handle';
import { findMarkdownLine } from './editor-state';
import { isBareAddress, listLinks } from './menus/links';
import { markTypes, nodeTypes, schema } from './schema/schema';

const HTML_IMAGE = /^<img\b/i;
/** Matches an HTML `alt` attribute that contains a visible character. */
const HTML_ALT = /\salt\s*=\s*(?:"\s*[^\s"]|'\s*[^\s']|[^\s"'>])/i;

/** Reports whether two addresses are equal, apart from percent-encoding. */
const isSameAddress = (one: string, other: string): boolean => decodeFragment(one) === decodeFragment(other);

interface FoundImage {
  readonly node: Node;
  readonly position: number;
  readonly isWithoutText: boolean;
}

/** Returns the images on a line. Includes images in raw HTML, although their alternative text can't be changed. */
function findImages(state: EditorState, line: number): readonly FoundImage[] {
  const found: FoundImage[] = [];
  state.doc.descendants((node, position) => {
    const isImage = node.type === nodeTypes.image;
    const isHtml = node.type === nodeTypes.raw_inline && HTML_IMAGE.test(node.attrs.source);
    if ((!isImage && !isHtml) || findMarkdownLine(state, position) !== line) return;
    const isWithoutText = isImage
      ? node.attrs.alt.trim() === '' && !node.attrs.src.startsWith(UPLOAD_SCHEME)
      : !HTML_ALT.test(node.attrs.source);
    found.push({ node, position, isWithoutText });
  });
  return found;
}

/**
 * Sets the alternative text of an image on a line. `image` in the result is the index of the image among all images of
 * the line.
 */
export function setAlternativeText(
  state: EditorState,
  line: number,
  which: LineImageRef,
  text: string,
): { readonly transaction: Transaction; readonly image: number } | null {
  const images = findImages(state, line);
  const found =
    'image' in which
      ? images[which.image]
      : images.filter(({ isWithoutText }) => isWithoutText)[which.without];
  if (found?.node.type !== nodeTypes.image) return null;
  const { node, position } = found;
  if ('image' in which && node.attrs.alt.trim() !== toAlternative(which.former)) return null;
  const transaction = state.tr.setNodeAttribute(position, 'alt', toAlternative(text));
  return { transaction, image: images.indexOf(found) };
}

const toAlternative = (text: string): string => text.trim().replaceAll(/[\r\n]+/g, ' ');

/** Changes the address of the first link on a line that leads to `address`, or removes the link. */
export function updateLink(
  state: EditorState,
  line: number,
  address: string,
  next: string | null,
): Transaction | null {
  const link = listLinks(state.doc).find(
    ({ from, to, mark }) =>
      isSameAddress(mark.attrs.href, address) &&
      // Doesn't remove a link whose text is its address, because the remaining text would be a link again.
      !(next === null && isBareAddress(state.doc.textBetween(from, to))) &&
      findMarkdownLine(state, from) === line,
  );
  if (!link) return null;
  const { from, to } = link;
  const { kind, title } = link.mark.attrs;
  if (next === null) return state.tr.removeMark(from, to, markTypes.link);
  if (kind !== 'bare' && kind !== 'angle') {
    const mark = markTypes.link.create({ href: next, title });
    return state.tr.removeMark(from, to, markTypes.link).addMark(from, to, mark);
  }
  // If the new address isn't recognized as a bare address, the link needs the inline form. Its text is its address.
  const mark = markTypes.link.create({ href: next, kind: isBareAddress(next) ? kind : 'inline' });
  const marks = mark.addToSet(state.doc.nodeAt(from)?.marks ?? []);
  return state.tr.replaceWith(from, to, schema.text(next, marks));
}

/** Replaces an image address in all images that use it. */
export function replaceImageAddress(state: EditorState, address: string, next: string): Transaction | null {
  const transaction = state.tr;
  state.doc.descendants((node, position) => {
    if (node.type !== nodeTypes.image || node.attrs.reference !== '') return;
    if (isSameAddress(node.attrs.src, address)) transaction.setNodeAttribute(position, 'src', next);
  });
  return transaction.docChanged ? transaction : null;
}

/** A placeholder for code and other content that isn't prose. */
const GAP = '\uFFFC';

interface VisiblePiece {
  readonly text: string;
  /** The document position of the text. For an alternative text, the position of its image. */
  readonly position: number;
  readonly image: Node | null;
}

/** Reports whether a node is text that is checked for terms, and not code or an address. */
const isProse = (node: Node): boolean =>
  node.isText &&
  !node.marks.some(
    ({ type, attrs }) =>
      type === markTypes.code ||
      (type === markTypes.html_tag && isCodeElement(attrs.name)) ||
      (type === markTypes.link && isOwnAddress(attrs.href, node.text ?? '')),
  );

/** Returns the parts of a block's text that readers see, in order. */
function listVisiblePieces(block: Node, start: number): readonly VisiblePiece[] {
  const pieces: VisiblePiece[] = [];
  block.forEach((node, offset) => {
    const position = start + offset;
    const add = (text: string, image: Node | null = null) => pieces.push({ text, position, image });
    if (node.type === nodeTypes.image) {
      add(GAP);
      add(node.attrs.alt, node);
      add(GAP);
    } else if (node.type === nodeTypes.hard_break) add('\n');
    else add(isProse(node) ? (node.text ?? '') : GAP);
  });
  return pieces;
}

/**
 * Replaces a range of the visible text of a block. The range may span several text nodes. Returns null if the range
 * starts in an image's alternative text and ends outside of that text.
 */
function replaceVisibleText(
  state: EditorState,
  pieces: readonly VisiblePiece[],
  { from, to }: { readonly from: number; readonly to: number },
  next: string,
): Transaction | null {
  let passed = 0;
  let start: number | null = null;
  for (const { text, position, image } of pieces) {
    const end = passed + text.length;
    const isStart = passed <= from && from < end;
    if (image && isStart && to <= end) {
      const alt = text.slice(0, from - passed) + next + text.slice(to - passed);
      return state.tr.setNodeAttribute(position, 'alt', alt);
    }
    if (!image && isStart) start = position + from - passed;
    if (!image && start !== null && to <= end)
      return state.tr.replaceWith(
        start,
        position + to - passed,
        schema.text(next, state.doc.nodeAt(start)?.marks),
      );
    passed = end;
  }
  return null;
}

/** Replaces a word on a line by the term to use instead. Skips code. */
export function replaceWord(state: EditorState, line: number, word: TermOccurrence): Transaction | null {
  let transaction: Transaction | null = null;
  let left = word.occurrence;
  state.doc.descendants((block, position) => {
    if (transaction || !block.isTextblock) return !transaction;
    if (block.type.spec.code) return false;
    const pieces = listVisiblePieces(block, position + 1);
    for (const match of findEqualWords(pieces.map(({ text }) => text).join(''), word.found)) {
      const place = findPieceStart(pieces, match.from);
      if (findMarkdownLine(state, place) !== line) continue;
      if (left > 0) left -= 1;
      else {
        const next = matchCapitalization(word.found, word.use);
        transaction = replaceVisibleText(state, pieces, match, next);
        return false;
      }
    }
    return false;
  });
  return transaction;
}

/** Returns the document position of an offset in the visible text. */
function findPieceStart(pieces: readonly VisiblePiece[], offset: number): number {
  let passed = 0;
  for (const { text, position, image } of pieces) {
    if (offset < passed + text.length) return image ? position : position + offset - passed;
    passed += text.length;
  }
  return pieces.at(-1)?.position ?? 0;
}

export function hasImage(doc: Node, address: string): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= node.type === nodeTypes.image && node.attrs.src === address;
    return !isFound;
  });
  return isFound;
}
