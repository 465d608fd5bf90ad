// Adds attributes to elements for callouts, for the alignment of table cells and for the direction of right-to-left
// text.
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { getCalloutKind } from '~/lib/markdown/callout-kind';
import { getBoldStart } from '../commands/blocks';
import { isList, nodeTypes } from '../schema/schema';

interface Decorated {
  readonly from: number;
  readonly to: number;
  readonly attrs: Readonly<Record<string, string>>;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1ec00}-\u{1efff}]/u;

/**
 * A cache of the decorations of each node, with positions relative to the start of the node. Because nodes are
 * immutable, typing a letter only invalidates the nodes that contain it.
 */
const known = new WeakMap<Node, readonly Decorated[]>();

function decorate(node: Node): readonly Decorated[] {
  const before = known.get(node);
  if (before) return before;
  const attrs = getAttributes(node);
  const own = Object.keys(attrs).length > 0 ? [{ from: 0, to: node.nodeSize, attrs }] : [];
  const decorated = node.isTextblock ? own : [...own, ...decorateChildren(node, 1)];
  known.set(node, decorated);
  return decorated;
}

function decorateChildren(node: Node, start: number): readonly Decorated[] {
  if (node.type === nodeTypes.table) return decorateCells(node, start);
  const all: Decorated[] = [];
  node.forEach((child, offset) => {
    for (const { from, to, attrs } of decorate(child))
      all.push({ from: start + offset + from, to: start + offset + to, attrs });
  });
  return all;
}

function decorateCells(table: Node, start: number): readonly Decorated[] {
  const align: readonly string[] = table.attrs.align;
  const all: Decorated[] = [];
  table.forEach((row, rowOffset) => {
    row.forEach((cell, offset, column) => {
      const from = start + rowOffset + 1 + offset;
      const attrs = {
        ...(align[column] ? { 'data-align': align[column] } : {}),
        ...getDirection(cell),
      };
      if (Object.keys(attrs).length > 0) all.push({ from, to: from + cell.nodeSize, attrs });
    });
  });
  return all;
}

const getDirection = (node: Node): Readonly<Record<string, string>> =>
  RIGHT_TO_LEFT.test(node.textContent) ? { dir: 'auto' } : {};

/**
 * Returns the direction of a list or quote, which is that of its first letter. Doesn't use `dir="auto"`, because the
 * browser then ignores the text of children that have a `dir` attribute themselves.
 */
const getContainerDirection = (node: Node): Readonly<Record<string, string>> =>
  RIGHT_TO_LEFT.test(/\p{L}/u.exec(node.textContent)?.[0] ?? '') ? { dir: 'rtl' } : {};

function getAttributes(node: Node): Readonly<Record<string, string>> {
  if (node.isTextblock) return node.type.spec.code ? {} : getDirection(node);
  if (isList(node)) return getContainerDirection(node);
  const callout = getCalloutKind(getBoldStart(node));
  if (node.type !== nodeTypes.blockquote) return {};
  return { ...getContainerDirection(node), ...(callout ? { 'data-callout': callout } : {}) };
}

const createDecorations = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    decorateChildren(doc, 0).map(({ from, to, attrs }) => Decoration.node(from, to, attrs)),
  );

const decorationsKey = new PluginKey<DecorationSet>('document-decorations');

export const createDecorationsPlugin = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: decorationsKey,
    state: {
      init: (_, { doc }) => createDecorations(doc),
      apply: (tr, before) => (tr.docChanged ? createDecorations(tr.doc) : before),
    },
    props: { decorations: (state) => decorationsKey.getState(state) },
  });
