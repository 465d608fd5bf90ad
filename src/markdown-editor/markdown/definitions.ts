// Link and footnote definitions of a document, and references whose definition is missing.
import { Fragment, type Node } from 'prosemirror-model';
import { markTypes, nodeTypes, schema } from '../schema/schema';

const LABEL = /^[ \t]*\[(\^?(?:\\.|[^\]\\])+)\]:/gm;
const sourcesByNode = new WeakMap<Node, readonly string[]>();

/** Returns the sources of all definitions in a node. */
export function listDefinitions(node: Node): readonly string[] {
  let sources = sourcesByNode.get(node);
  if (!sources) {
    const { kind, source } = node.attrs;
    const isDefinition = node.type === nodeTypes.raw_block && (kind === 'definition' || kind === 'footnote');
    if (isDefinition) sources = [String(source)];
    else sources = node.isTextblock ? [] : node.children.flatMap(listDefinitions);
    sourcesByNode.set(node, sources);
  }
  return sources;
}

/** Normalizes the label of a reference, because Markdown ignores case and repeated spaces when it compares labels. */
export const normalizeReferenceLabel = (label: string): string =>
  label.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const listLabels = (source: string): string[] =>
  [...source.matchAll(LABEL)].map(([, label = '']) => normalizeReferenceLabel(label));

/**
 * Returns the definitions to insert before a part of an article, so that its references resolve as in the whole
 * article.
 */
export function createDefinitionsPrefix(definitions: readonly string[], text: string): string {
  if (definitions.length === 0) return '';
  const haystack = normalizeReferenceLabel(text);
  const needed = definitions.filter((source) =>
    listLabels(source).some((label) => /[^\x20-\x7E]/.test(label) || haystack.includes(label)),
  );
  if (needed.length === 0) return '';
  // Replaces the text of each footnote with `x`, because only its label is needed. The HTML comment separates the
  // footnote from indented code after it, which would otherwise become part of the footnote.
  const lines = needed.map((source) => source.replace(/^(\[\^[^\]]+\]:).*/s, '$1 x'));
  return `${lines.join('\n\n')}\n\n<!---->\n\n`;
}

/**
 * Replaces references whose link definition is missing with inline links. Footnote references whose definition is
 * missing become text.
 */
export function inlineUndefinedReferences(node: Node, definitions: readonly string[]): Node {
  const labels = new Set(definitions.flatMap(listLabels));
  const visit = (child: Node): Node => {
    const marks = child.marks.map((mark) => {
      const isMissing =
        mark.attrs.kind === 'reference' && !labels.has(normalizeReferenceLabel(mark.attrs.reference));
      return isMissing ? markTypes.link.create({ ...mark.attrs, reference: '', kind: 'inline' }) : mark;
    });
    const isMarked = marks.some((mark, index) => mark !== child.marks[index]);
    if (child.isText) return isMarked ? child.mark(marks) : child;
    const { reference, kind, source } = child.attrs;
    if (
      kind === 'footnote' &&
      child.isInline &&
      !labels.has(normalizeReferenceLabel(String(source).slice(1, -1)))
    )
      return schema.text(String(source), marks);
    if (child.type === nodeTypes.image && reference !== '' && !labels.has(normalizeReferenceLabel(reference)))
      return nodeTypes.image.create({ ...child.attrs, reference: '' }, null, marks);
    const children = child.children.map(visit);
    const isSame = children.every((one, index) => one === child.children[index]);
    if (isSame) return isMarked ? child.mark(marks) : child;
    return child.type.create(child.attrs, Fragment.fromArray(children), marks);
  };
  return visit(node);
}
