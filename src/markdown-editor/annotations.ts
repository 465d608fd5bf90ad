// Annotations in the text of a translation that aren't part of the Markdown: pieces missing from the translation, the
// current section, and space that aligns the translation's headings with those of the original.

import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Annotations, MissingPieceAnnotation, SpacesBeforeLines } from './editor-handle';
import { findDocumentPosition } from './editor-state';
import { isEmptyParagraph } from './markdown/normalize-document-node';
import { createDomElement } from './views/create-dom-element';

const annotationsKey = new PluginKey<DecorationSet>('annotations');
const spacesKey = new PluginKey<DecorationSet>('spaces');

function createMissing({ label: annotationLabel, act }: MissingPieceAnnotation): HTMLElement {
  const label = createDomElement('span', { dir: 'auto' }, annotationLabel);
  const button = act && createDomElement('button', { type: 'button', onclick: act.run }, act.label);
  return createDomElement(
    'div',
    { className: 'missing', contentEditable: 'false' },
    label,
    ...(button ? [button] : []),
  );
}

/** Returns the start of the top-level block that a line belongs to. */
function findBlockStart(state: EditorState, line: number): number {
  const $position = state.doc.resolve(findDocumentPosition(state, line));
  return $position.depth > 0 ? $position.before(1) : $position.pos;
}

/**
 * Returns the end of the block that contains the line, or 0 before the first line. Includes the empty paragraphs below
 * the block, because the author continues typing there.
 */
function findBlockEnd(state: EditorState, line: number): number {
  if (line < 1) return 0;
  let end = findBlockStart(state, line);
  let node = state.doc.nodeAt(end);
  do {
    end += node?.nodeSize ?? 0;
    node = state.doc.nodeAt(end);
  } while (node && isEmptyParagraph(node));
  return end;
}

function decorate(state: EditorState, { missing, section }: Annotations): DecorationSet {
  const decorations = missing.map((place) =>
    Decoration.widget(findBlockEnd(state, place.after), () => createMissing(place), {
      side: place.after < 1 ? -1 : 1,
      key: `${place.key} ${place.label} ${place.act?.label}`,
      stopEvent: (event) => event.target instanceof Element && event.target.closest('button') !== null,
      ignoreSelection: true,
    }),
  );
  if (section) {
    const from = findBlockStart(state, section.from);
    const to = findBlockStart(state, section.to);
    const isToEnd = to <= from;
    state.doc.forEach((node, position) => {
      if (position >= from && (isToEnd || position < to))
        decorations.push(Decoration.node(position, position + node.nodeSize, { class: 'section-here' }));
    });
  }
  return DecorationSet.create(state.doc, decorations);
}

function createSpace(height: number): HTMLElement {
  const space = createDomElement('div', { className: 'space', ariaHidden: 'true', contentEditable: 'false' });
  space.style.height = `${height}px`;
  return space;
}

function decorateSpaces(state: EditorState, spaces: SpacesBeforeLines): DecorationSet {
  const decorations = [...spaces].flatMap(([line, height]) =>
    height > 0
      ? [
          Decoration.widget(findBlockStart(state, line), () => createSpace(height), {
            side: -2,
            key: `space ${height}`,
            height,
            ignoreSelection: true,
          }),
        ]
      : [],
  );
  return DecorationSet.create(state.doc, decorations);
}

/** Returns the total height of the added spaces before a position, in pixels. */
export function getSpaceBefore(state: EditorState, position: number): number {
  const before = spacesKey.getState(state)?.find(0, position) ?? [];
  return before.reduce((sum, { spec }) => sum + Number(spec.height), 0);
}

/** Creates a plugin for decorations that move with edits. The metadata of a transaction can replace the decorations. */
const createDecorationPlugin = <Value>(
  key: PluginKey<DecorationSet>,
  create: (state: EditorState, value: Value) => DecorationSet,
): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, decorations, _before, state) {
        const value: Value | undefined = transaction.getMeta(key);
        if (value !== undefined) return create(state, value);
        return transaction.docChanged ? decorations.map(transaction.mapping, transaction.doc) : decorations;
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });

export const createAnnotationPlugins = (): readonly Plugin[] => [
  createDecorationPlugin(annotationsKey, decorate),
  createDecorationPlugin(spacesKey, decorateSpaces),
];

export const updateAnnotations = (state: EditorState, annotations: Annotations) =>
  state.tr.setMeta(annotationsKey, annotations).setMeta('addToHistory', false);

export const updateHeadingSpaces = (state: EditorState, spaces: SpacesBeforeLines) =>
  state.tr.setMeta(spacesKey, spaces).setMeta('addToHistory', false);
