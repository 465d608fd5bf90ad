// Finds, changes and removes links in the document.

import type { Mark, Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { classifyLink } from '~/lib/markdown/safe-address';
import { confirmHost } from '~/ui/text/outside-link';
import { normalizeReferenceLabel } from '../markdown/definitions';
import type { TextRange } from '../markdown/text-edits';
import { markTypes, nodeTypes, schema } from '../schema/schema';
import { setPopup } from './popup-state';

export interface LinkRange extends TextRange {
  /** The link's mark. Null if the range isn't a link but can become one. */
  readonly mark: Mark | null;
}

export interface LinkValues {
  readonly text: string;
  readonly address: string;
}

export interface FoundLink extends TextRange {
  readonly mark: Mark;
}

const getLinkMark = (node: Node): Mark | null => markTypes.link.isInSet(node.marks) ?? null;

/** Returns the links of a text block. Adjacent text nodes of the same link are joined into one range. */
export function getLinks(block: Node, start: number): readonly FoundLink[] {
  const links: FoundLink[] = [];
  block.forEach((child, offset) => {
    const mark = getLinkMark(child);
    if (!mark) return;
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    const last = links.at(-1);
    if (last?.to === from && last.mark.eq(mark)) links[links.length - 1] = { ...last, to };
    else links.push({ from, to, mark });
  });
  return links;
}

export function listLinks(doc: Node): readonly FoundLink[] {
  const links: FoundLink[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) links.push(...getLinks(node, position + 1));
  });
  return links;
}

/** Returns the link around a position or next to it. */
export function findLinkAt(doc: Node, position: number): LinkRange | null {
  const $position = doc.resolve(position);
  if (!$position.parent.isTextblock) return null;
  const links = getLinks($position.parent, $position.start());
  return links.find(({ from, to }) => from <= position && position <= to) ?? null;
}

/**
 * Returns the link that contains or overlaps a range. If there is none, returns the range itself, or null if it can't
 * become a link.
 */
export function findLink(doc: Node, { from, to }: TextRange): LinkRange | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const { parent } = $from;
  if (!parent.isTextblock || !$from.sameParent($to) || !parent.type.allowsMarkType(markTypes.link))
    return null;
  const links = getLinks(parent, $from.start());
  const existing =
    links.find((link) => link.from <= from && to <= link.to) ??
    links.find((link) => link.from < to && from < link.to);
  if (existing) return existing;
  // A footnote reference is rendered as a link, and links can't contain links.
  let hasFootnote = false;
  doc.nodesBetween(from, to, ({ attrs }) => {
    hasFootnote ||= attrs.kind === 'footnote';
  });
  return hasFootnote ? null : { from, to, mark: null };
}

/** Reports whether the selection can neither be edited as a link nor become a link. */
export const isLinkUnavailable = ({ doc, selection }: EditorState): boolean =>
  !getSelectedImage(selection) && findLink(doc, selection) === null;

const getSelectedImage = (selection: EditorState['selection']): Node | null =>
  selection instanceof NodeSelection && selection.node.type === nodeTypes.image ? selection.node : null;

/** Opens the popup of the link at the selection, or of the selected image. */
export const openLinkPopover: Command = (state, dispatch) => {
  const { selection } = state;
  if (getSelectedImage(selection)) {
    const { from, to } = selection;
    dispatch?.(setPopup(state.tr, { kind: 'alternative', from, to }));
    return true;
  }
  const link = findLink(state.doc, selection);
  if (!link) return false;
  const { from, to } = link;
  dispatch?.(setPopup(state.tr, { kind: 'link', from, to, isAbove: !selection.empty }));
  return true;
};

const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;
const MAILBOX = /^[^\s@:/?#]+@(?:[\w-]+\.)+[a-z]{2,}(?:\?|$)/i;
const BARE_ADDRESS =
  /^(?:https?:\/\/[\w-]|www\.[\w-]+\.)\S*$|^(?:mailto:|xmpp:)?[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** Reports whether Markdown renders the text as a link even without link syntax. */
export const isBareAddress = (text: string): boolean => BARE_ADDRESS.test(text);

/**
 * Returns the scheme that is missing from a typed host name or email address. Returns an empty string for any other
 * text.
 */
function getMissingScheme(typed: string): string {
  if (MAILBOX.test(typed)) return 'mailto:';
  return HOST.test(typed) ? 'https://' : '';
}

/** Completes a typed address, and encodes characters that would be parsed as Markdown syntax. */
export function completeAddress(typed: string): string {
  const address = getMissingScheme(typed.trim()) + typed.trim();
  return address.replace(/[()<>\s\\|`]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Reports whether the typed text is an address that readers can follow. Any other text is used to search for articles
 * by title.
 */
export const isLinkAddress = (typed: string): boolean =>
  getMissingScheme(typed.trim()) !== '' ||
  /^[/#?]/.test(typed.trim()) ||
  classifyLink(typed.trim()).kind === 'outside';

/** Returns the address in the definition that a reference uses. */
export function findDefinitionAddress(doc: Node, label: string): string {
  let address: string | null = null;
  doc.descendants(({ type, attrs }) => {
    if (type !== nodeTypes.raw_block || attrs.kind !== 'definition' || address !== null) return;
    const [, name = '', angle, plain = ''] =
      /^\s*\[((?:\\.|[^\]\\])+)\]:\s*(?:<([^>]*)>|(\S+))/.exec(String(attrs.source)) ?? [];
    if (normalizeReferenceLabel(name) === normalizeReferenceLabel(label)) address = angle ?? plain;
  });
  return address ?? '';
}

/** Returns the address of a link. A bare link's address is its text. */
export function getLinkAddress(doc: Node, { from, to, mark }: LinkRange): string {
  if (!mark) return '';
  if (mark.attrs.kind === 'reference') return findDefinitionAddress(doc, String(mark.attrs.reference));
  const href = String(mark.attrs.href);
  if (href !== '' || !isBare(mark)) return href;
  const text = doc.textBetween(from, to);
  if (/^www\./i.test(text)) return `http://${text}`;
  return text.includes(':') ? text : `mailto:${text}`;
}

const isBare = (mark: Mark | null): boolean => mark?.attrs.kind === 'bare' || mark?.attrs.kind === 'angle';

/**
 * Returns the initial values of a link's fields. The text field is empty for a bare address, which has no other text.
 */
export const getLinkValues = (doc: Node, link: LinkRange): LinkValues => ({
  text: isBare(link.mark) ? '' : doc.textBetween(link.from, link.to, ' ', ' '),
  address: getLinkAddress(doc, link),
});

/** Applies the fields to the link, closes the popup and puts the cursor after the link. */
export function updateLinkRange({ doc, tr }: EditorState, link: LinkRange, values: LinkValues): Transaction {
  const { from, to, mark } = link;
  const before = getLinkValues(doc, link);
  const address = completeAddress(values.address);
  const isSameAddress = values.address === before.address;
  const text = values.text.trim() || (isBare(mark) && isSameAddress ? '' : values.address.trim());
  const isSameText = values.text === before.text && doc.textBetween(from, to) !== '' && !isBare(mark);
  setPopup(tr, null);
  if (mark && isSameAddress && values.text === before.text) return selectEnd(tr, to);
  const attrs =
    mark && isSameAddress && mark.attrs.kind === 'reference'
      ? mark.attrs
      : { href: address, title: mark?.attrs.title ?? '', kind: 'inline', reference: '' };
  if (isSameText) {
    tr.removeMark(from, to, markTypes.link).addMark(from, to, markTypes.link.create(attrs));
    return selectEnd(tr, to);
  }
  const isBareStill = isBare(mark) && values.text.trim() === '' && isBareAddress(text);
  const next = isBareStill ? markTypes.link.create({ kind: 'bare' }) : markTypes.link.create(attrs);
  const others = (doc.nodeAt(from)?.marks ?? []).filter(({ type }) => type !== markTypes.link);
  const around = from < to ? others : (doc.resolve(from).marks() ?? others);
  tr.replaceWith(from, to, schema.text(text, next.addToSet(around)));
  return selectEnd(tr, from + text.length);
}

const selectEnd = (tr: Transaction, position: number): Transaction =>
  tr.setSelection(TextSelection.create(tr.doc, position)).removeStoredMark(markTypes.link).scrollIntoView();

/** Removes a link but keeps its text. */
export const removeLink = ({ tr }: EditorState, { from, to }: LinkRange): Transaction =>
  selectEnd(setPopup(tr.removeMark(from, to, markTypes.link), null), to);

/** Reports whether a link can be removed. A bare address can't be removed, because it is always rendered as a link. */
export const isLinkRemovable = (doc: Node, { from, to, mark }: LinkRange): boolean =>
  mark !== null && !isBareAddress(doc.textBetween(from, to).trim());

/** Returns the `href` of a link, or null if the link must not be opened. */
export function getHref(doc: Node, link: LinkRange): string | null {
  const target = classifyLink(getLinkAddress(doc, link));
  return target.kind === 'outside' ? target.href : null;
}

/** Opens a link in another tab, unless its address may not be opened. Shows an unknown host first. */
export function openLinkTarget(view: EditorView, link: LinkRange): boolean {
  const href = getHref(view.state.doc, link);
  if (href === null) return false;
  if (confirmHost(href)) window.open(href, '_blank', 'noopener,noreferrer');
  return true;
}
