// The alternative text of an image that has none, put where it belongs in the Markdown.
import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
import { writtenAlternative } from '../popup/image';
import { addressNode } from './marks/address-node';
import type { Span } from './marks/pen';
import { treeTo } from './tree-to';

/** An image in HTML, and a text of it that isn't blank. */
const HTML_IMAGE = /^<img\b/i;
const HTML_TEXT = /\salt\s*=\s*(?:"\s*[^\s"]|'\s*[^\s']|[^\s"'>])/i;

/** Which image of a line: counted from 0 among those without a text, or among all, with the text that it got before. */
export type LineImage = { readonly without: number } | { readonly image: number; readonly former: string };

interface ImageLabel {
  /** Where its text stands; null in HTML. */
  readonly label: Span | null;
  readonly isWithout: boolean;
}

/** What gives an image of a line (from 1) its text, and which of all on the line it is; null where it isn't in the Markdown there. */
export function imageTextChange(
  state: EditorState,
  line: number,
  which: LineImage,
  text: string,
): { readonly changes: ChangeSpec; readonly image: number } | null {
  if (line < 1 || line > state.doc.lines) return null;
  const images = imagesOn(state, state.doc.line(line));
  const found =
    'image' in which ? images[which.image] : images.filter(({ isWithout }) => isWithout)[which.without];
  if (!found?.label) return null;
  const { label } = found;
  const written = state.sliceDoc(label.from, label.to).trim();
  if ('image' in which && written !== writtenAlternative(state, label, which.former)) return null;
  const insert = writtenAlternative(state, label, text);
  return { changes: { ...label, insert }, image: images.indexOf(found) };
}

function imagesOn(state: EditorState, { from, to }: Span): ImageLabel[] {
  const images: ImageLabel[] = [];
  treeTo(state, to).iterate({
    from,
    to,
    enter: ({ node }) => {
      const image = node.from < from || node.from > to ? null : imageOf(state, node);
      if (image) images.push(image);
    },
  });
  return images;
}

function imageOf(state: EditorState, node: SyntaxNode): ImageLabel | null {
  const source = state.sliceDoc(node.from, node.to);
  if (node.name === 'HTMLTag' && HTML_IMAGE.test(source))
    return { label: null, isWithout: !HTML_TEXT.test(source) };
  const [open, close] = node.name === 'Image' ? node.getChildren('LinkMark') : [];
  if (!open || !close) return null;
  const address = addressNode(node);
  // What stands for an image on its way isn't told of.
  const isUpload = address && state.sliceDoc(address.from, address.to).startsWith(UPLOAD_SCHEME);
  const label = { from: open.to, to: close.from };
  return { label, isWithout: !isUpload && state.sliceDoc(label.from, label.to).trim() === '' };
}
