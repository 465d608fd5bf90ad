// What a dialog changes of the links and images that a check has found, by line and address.
import type { ChangeSpec, EditorState, TransactionSpec } from '@codemirror/state';
import { decoded } from '~/lib/markdown/safe-address';
import { isRemovable, linkAt, linkChange, linkValues, withoutLink } from '../popup/link';
import { addressNode } from './marks/address-node';
import { treeTo } from './tree-to';

const LINKS = new Set(['Link', 'Autolink', 'URL']);

/** The reader of the page writes an address in another way than its author. */
const isSame = (written: string, address: string) => decoded(written) === decoded(address);

/**
 * Makes the first link on a line (from 1) that leads to an address lead elsewhere, or leaves its text; null where there is
 * none, or none whose text alone is no link.
 */
export function relinked(
  state: EditorState,
  line: number,
  address: string,
  next: string | null,
): TransactionSpec | null {
  if (line < 1 || line > state.doc.lines) return null;
  const { from, to } = state.doc.line(line);
  let change: TransactionSpec | null = null;
  treeTo(state, to).iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (change || node.from < from || !LINKS.has(name)) return;
      const place = linkAt(state, { from: node.from, to: node.to });
      if (!place || place.kind === 'new' || !isSame(place.address, address)) return;
      if (next !== null) change = linkChange(state, place, { ...linkValues(state, place), address: next });
      else if (isRemovable(state, place)) change = withoutLink(state, place);
    },
  });
  return change;
}

/** Puts another address into every image that has this one; null where none is written in Markdown. */
export function imagesReplaced(state: EditorState, address: string, next: string): TransactionSpec | null {
  const changes: ChangeSpec[] = [];
  treeTo(state, state.doc.length).iterate({
    enter: ({ name, node }) => {
      const url = name === 'Image' ? addressNode(node) : null;
      if (!url) return;
      const written = state.sliceDoc(url.from, url.to).replace(/^<|>$/g, '');
      if (isSame(written, address)) changes.push({ from: url.from, to: url.to, insert: next });
    },
  });
  return changes.length > 0 ? { changes, userEvent: 'input' } : null;
}
