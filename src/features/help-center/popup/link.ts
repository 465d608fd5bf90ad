// A link in the text, and what a change of its text or address changes: only that, to the byte.
import type { ChangeSpec, EditorState, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { alternativeText } from '~/domain/image-address';
import { linkTarget } from '~/lib/markdown/safe-address';
import { backslashAt, isBeforeWords } from '../editor/block-begin';
import { markdownParser } from '../editor/markdown-language';
import { addressNode } from '../editor/marks/address-node';
import { enclosing } from '../editor/marks/enclosing';
import { oneLine } from '../editor/marks/line-breaks';
import type { Span } from '../editor/marks/pen';
import { treeTo } from '../editor/tree-to';
import { linkableText } from './linkable-text';
import { setPopup } from './popup';

/** A link that is there, or (`new`) the place of one. */
export interface LinkPlace extends Span {
  /** `[text](address)`, `[text][name]`, or an address that is a link by itself. */
  readonly kind: 'inline' | 'reference' | 'address' | 'new';
  /** Where its text is; of an address it is empty. */
  readonly label: Span;
  /** Where its address is written; null where that is elsewhere in the text. */
  readonly written: Span | null;
  /** Where it leads. */
  readonly address: string;
}

/** What the fields hold. */
export interface LinkValues {
  readonly text: string;
  readonly address: string;
}

const LITERAL = /^(?:FencedCode|CodeBlock|InlineCode|HTMLBlock|HTMLTag|CommentBlock|LinkReference)$/;
const LINKS = new Set(['Link', 'Autolink', 'URL']);

/** The innermost node around a place that is so, on either side of its start. */
export function nodeAround(state: EditorState, { from, to }: Span, is: (node: SyntaxNode) => boolean) {
  const tree = treeTo(state, to);
  const on = (side: -1 | 1) =>
    enclosing(tree, from, side, (node) => is(node) && node.from <= from && node.to >= to);
  return on(1) ?? on(-1);
}

/** A footnote's mark looks like a link by its name. */
const isFootnoteMark = (state: EditorState, { name, from, to }: SyntaxNode) =>
  name === 'Link' && /^\[\^[^\]]+\]$/.test(state.sliceDoc(from, to));

/** Code that is selected whole becomes the text of a link, and one can be put beside code, a tag or a footnote. */
function isLiteral(state: EditorState, node: SyntaxNode, { from, to }: Span): boolean {
  const [first, last] = node.getChildren('CodeMark');
  const isWhole = node.name === 'InlineCode' && first && last && from <= first.to && last.from <= to;
  return (
    (LITERAL.test(node.name) || isFootnoteMark(state, node)) &&
    (node.type.is('Block') || (!(isWhole && from < to) && node.from < to && from < node.to))
  );
}

/** The link around a place or within it, or where a new one can be made of it; null where links can't be. */
export function linkAt(state: EditorState, { from, to }: Span): LinkPlace | null {
  const place = { from, to };
  const found = [
    nodeAround(state, place, ({ name }) => name === 'Link'),
    nodeAround(state, place, ({ name }) => LINKS.has(name)),
    firstWithin(state, place),
  ].flatMap((node) => (node ? (linkOf(state, node) ?? []) : []))[0];
  if (found) return found;
  if (nodeAround(state, place, (node) => isLiteral(state, node, place))) return null;
  const label = linkableText(state, treeTo(state, to), place);
  // A footnote is a link on the page.
  if (!label || /\[\^[^\]]+\](?!\()/.test(state.sliceDoc(label.from, label.to))) return null;
  return { kind: 'new', ...label, label, written: null, address: '' };
}

function firstWithin(state: EditorState, { from, to }: Span): SyntaxNode | null {
  let first: SyntaxNode | null = null;
  if (from < to)
    treeTo(state, to).iterate({
      from,
      to,
      enter: ({ name, node }) => {
        if (name === 'Link' || name === 'Autolink') first ??= node;
        return first === null;
      },
    });
  return first;
}

/** Null for what only looks like a link: brackets without a definition, the address of an image. */
function linkOf(state: EditorState, node: SyntaxNode): LinkPlace | null {
  const { from, to } = node;
  if (node.name !== 'Link') {
    const written = node.name === 'URL' ? node : node.getChild('URL');
    if (
      !written ||
      (node === written && ['Image', 'Link', 'LinkReference'].includes(node.parent?.name ?? ''))
    )
      return null;
    const whole = node.parent?.name === 'Autolink' ? node.parent : node;
    const label = { from: written.from, to: written.from };
    const address = leadsTo(state.sliceDoc(written.from, written.to));
    return { kind: 'address', from: whole.from, to: whole.to, label, written: spanOf(written), address };
  }
  const [open, close, bracket] = node.getChildren('LinkMark');
  if (!open || !close || (!bracket && isFootnoteMark(state, node))) return null;
  const label = { from: open.to, to: close.from };
  if (bracket) {
    const url = addressNode(node);
    const written = url ? spanOf(url) : { from: bracket.to, to: bracket.to };
    const address = state.sliceDoc(written.from, written.to).replace(/^<|>$/g, '');
    return { kind: 'inline', from, to, label, written, address };
  }
  const address = definition(
    state,
    state.sliceDoc(close.to + 1, to - 1) || state.sliceDoc(label.from, label.to),
  );
  return address === null ? null : { kind: 'reference', from, to, label, written: null, address };
}

/** Where an address leads that is a link by itself. */
function leadsTo(written: string): string {
  if (/^www\./i.test(written)) return `http://${written}`;
  return written.includes(':') ? written : `mailto:${written}`;
}

const spanOf = ({ from, to }: SyntaxNode): Span => ({ from, to });

const nameOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** The address that a name in brackets stands for. */
function definition(state: EditorState, name: string): string | null {
  let address: string | null = null;
  treeTo(state, state.doc.length).iterate({
    enter: ({ name: kind, node }) => {
      if (kind !== 'LinkReference' || address !== null) return;
      const [label, url] = [node.getChild('LinkLabel'), node.getChild('URL')];
      if (label && url && nameOf(state.sliceDoc(label.from + 1, label.to - 1)) === nameOf(name))
        address = state.sliceDoc(url.from, url.to).replace(/^<|>$/g, '');
    },
  });
  return address;
}

/** What the fields begin with: they hold one line. */
export const linkValues = ({ doc }: EditorState, { label, address }: LinkPlace): LinkValues => ({
  text: oneLine(doc, label),
  address,
});

const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;
const MAILBOX = /^[^\s@:/?#]+@(?:[\w-]+\.)+[a-z]{2,}(?:\?|$)/i;

/** What makes an address of a host or a mailbox alone. */
function schemeFor(typed: string): string {
  if (MAILBOX.test(typed)) return 'mailto:';
  return HOST.test(typed) ? 'https://' : '';
}

/** An address as it stands in a link. */
export function linkAddress(typed: string): string {
  const address = schemeFor(typed.trim()) + typed.trim();
  return address.replace(/[()<>\s\\|`]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Whether something typed is an address that readers can follow, rather than words to find an article by. */
export const isAddress = (typed: string): boolean =>
  schemeFor(typed.trim()) !== '' ||
  /^[/#?]/.test(typed.trim()) ||
  linkTarget(typed.trim()).kind === 'outside';

/** Markdown as it stands at a place: in a table, a bar of its own would begin another cell. */
export const withinCell = (state: EditorState, place: Span, markdown: string): string =>
  nodeAround(state, place, ({ name }) => name === 'Table')
    ? markdown.replace(/\\.|\|/g, (part) => (part === '|' ? '\\|' : part))
    : markdown;

/** A text as it stands between brackets: Markdown, unless it would end the link or hold another one. */
function linkText(state: EditorState, place: LinkPlace, typed: string): string {
  const text = typed.trim();
  return withinCell(state, place, staysWhole(text) ? text : alternativeText(text));
}

/** Whether a text between the brackets of a link is that link's text, to its end. */
function staysWhole(text: string): boolean {
  const link = markdownParser.parse(`[${text}](a)`).topNode.firstChild?.firstChild;
  return link?.name === 'Link' && link.from === 0 && link.to === text.length + '[](a)'.length;
}

/** A sign that would make the link behind it an image, or its bracket a letter, is escaped. */
function escapeAhead(state: EditorState, from: number): ChangeSpec[] {
  if (!/[!\\]/.test(state.sliceDoc(Math.max(0, from - 1), from))) return [];
  const node = enclosing(treeTo(state, from), from, -1, ({ name }) => name === 'Escape');
  return node ? [] : [{ from: from - 1, insert: '\\' }];
}

/** The letters of a text that stays are not touched, but a bracket of its own mustn't end the link. */
const escapes = ({ doc }: EditorState, label: Span): ChangeSpec[] =>
  staysWhole(oneLine(doc, label).trim())
    ? []
    : [...doc.sliceString(label.from, label.to).matchAll(/\\[!-/:-@[-`{-~]|[\\[\]]/g)]
        .filter(([part]) => part.length === 1)
        .map(({ index }) => ({ from: label.from + index, insert: '\\' }));

/** Another address in the place of one that is a link by itself; null where it would be none. */
function aloneEdit(state: EditorState, { from, to, written }: LinkPlace, address: string): ChangeSpec | null {
  const { from: start, to: end } = written ?? { from, to };
  // A mailbox is a link without its scheme.
  const alone = [address.replace(/^mailto:/i, ''), address].find((one) =>
    isLinkByItself(state.sliceDoc(from, start) + one + state.sliceDoc(end, to)),
  );
  return alone === undefined ? null : { from: start, to: end, insert: alone };
}

/** A link with a text, around the one that stays or in its place; an address alone stays alone where none is typed. */
function madeLink(state: EditorState, place: LinkPlace, values: LinkValues): ChangeSpec[] {
  const { kind, from, to, label } = place;
  const before = linkValues(state, place);
  const address = linkAddress(values.address);
  const ahead = escapeAhead(state, from);
  if (kind === 'new' && before.text !== '' && values.text === before.text)
    return [...ahead, { from, insert: '[' }, ...escapes(state, label), { from: to, insert: `](${address})` }];
  const typed = linkText(state, place, values.text);
  if (kind === 'address' && typed === '') {
    const alone = values.address === before.address ? [] : aloneEdit(state, place, address);
    if (alone) return [alone];
  }
  const text = typed || linkText(state, place, values.address);
  return [...ahead, { from, to, insert: `[${text}](${address})` }];
}

/** What changes of a link that has a text. */
function changedLink(state: EditorState, place: LinkPlace, values: LinkValues): ChangeSpec[] {
  const before = linkValues(state, place);
  const isSameText = values.text === before.text;
  const isSameAddress = values.address === before.address;
  if (isSameText && isSameAddress) return [];
  const { kind, to, label, written } = place;
  const address = linkAddress(values.address);
  // Without a text it isn't seen.
  const text =
    (isSameText ? before.text : linkText(state, place, values.text)) ||
    linkText(state, place, values.address);
  const edits: ChangeSpec[] = text === before.text ? [] : [{ ...label, insert: text }];
  if (!isSameAddress)
    edits.push({ ...(written ?? { from: label.to + 1, to }), insert: written ? address : `(${address})` });
  // Where the text was the name as well, the name stays.
  else if (kind === 'reference' && to <= label.to + '][]'.length)
    edits.push({ from: label.to + 1, to, insert: `[${before.text}]` });
  return edits;
}

/** What makes the link as its fields say, with the cursor behind it. */
export function linkChange(state: EditorState, place: LinkPlace, values: LinkValues): TransactionSpec {
  const edits = place.kind === 'new' || place.kind === 'address' ? madeLink : changedLink;
  const changes = state.changes(edits(state, place, values));
  return {
    changes,
    selection: { anchor: changes.mapPos(place.to, 1) },
    effects: setPopup.of(null),
    userEvent: 'input.link',
    scrollIntoView: true,
  };
}

/** What stays of a link when it is removed. */
const keptOf = ({ kind, label, written }: LinkPlace): Span =>
  kind === 'address' && written ? written : label;

/** What leaves nothing of the link but its text. */
export function withoutLink(state: EditorState, place: LinkPlace): TransactionSpec {
  const { from, to } = place;
  const kept = keptOf(place);
  const before = state.sliceDoc(state.doc.lineAt(from).from, from);
  const words = state.sliceDoc(kept.from, kept.to) + state.sliceDoc(to, state.doc.lineAt(to).to);
  const backslash = isBeforeWords(before) ? backslashAt(words) : null;
  const changes = state.changes([
    { from, to: kept.from },
    // Its text alone would begin another block.
    ...(backslash === null ? [] : [{ from: kept.from + backslash, insert: '\\' }]),
    { from: kept.to, to },
  ]);
  return {
    changes,
    selection: { anchor: changes.mapPos(to, 1) },
    effects: setPopup.of(null),
    userEvent: 'input.link',
  };
}

/** An address alone stays a link, whatever is done to it. */
export function isRemovable(state: EditorState, place: LinkPlace): boolean {
  const { from, to } = keptOf(place);
  return place.kind !== 'new' && !isLinkByItself(state.sliceDoc(from, to));
}

function isLinkByItself(text: string): boolean {
  const node = markdownParser.parse(text).topNode.firstChild?.firstChild;
  return (node?.name === 'URL' || node?.name === 'Autolink') && node.to - node.from === text.length;
}
