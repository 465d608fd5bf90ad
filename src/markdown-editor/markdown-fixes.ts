// Corrects links and images in which a check found problems. They are identified by line, and by address or index.

import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { decodeFragment } from '~/lib/markdown/safe-address';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
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
      // A link whose text is its address can't be removed, because the text alone would be a link again.
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
  // The text of this link is its address. If the new address isn't recognized as a bare address, the link needs the
  // inline form.
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

export function hasImage(doc: Node, address: string): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= node.type === nodeTypes.image && node.attrs.src === address;
    return !isFound;
  });
  return isFound;
}
