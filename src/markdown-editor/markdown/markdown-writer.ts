// Writes a document as Markdown. The result is the opened text with edits where the document differs from it. Every
// edit is verified by parsing the edited text and comparing it with the document.
import type { Node } from 'prosemirror-model';
import { inlineUndefinedReferences, listDefinitions } from './definitions';
import type { MarkdownSource } from './markdown-source';
import { detectStyle, type MarkdownStyle } from './markdown-style';
import { isEmptyParagraph, listChildren } from './normalize-document-node';
import { parseMarkdownPart } from './parse-markdown';
import { applyEdits, type MarkdownEdit, sortEdits } from './text-edits';
import {
  type BlockAlignment,
  findRangeEnd,
  getResultingBlocks,
  getUnchangedPair,
  isParsedAs,
  isParsedAsIgnoringListSpacing,
  type WrittenRange,
  writeChangedRange,
} from './write-changed-range';
import { alignWithSource } from './write-code';
import { toMarkdown } from './write-new-blocks';

/** A top-level block with its position in the written text. */
export interface LocatedBlock {
  /** The Markdown source that contains `sourceNode`, the node that corresponds to this block. */
  readonly source: MarkdownSource;
  readonly sourceNode: Node;
  /** The difference between an offset in the written text and the corresponding offset in `source.body`. */
  readonly shift: number;
}

export interface WrittenMarkdown {
  readonly doc: Node;
  readonly text: string;
  /** Edits of the opened text, sorted, without overlaps. */
  readonly edits: readonly MarkdownEdit[];
  /** False if the text isn't equivalent to the document. In this case, the text must not be saved. */
  readonly isVerified: boolean;
  /** The located block for each of the document's `listChildren`. Null for blocks that can't be located. */
  readonly blocks: readonly (LocatedBlock | null)[];
}

interface KnownRange {
  /** The cache key: everything that affects the Markdown of a changed range (adjacent changed blocks). */
  readonly key: readonly unknown[];
  readonly written: WrittenRange;
}

export class MarkdownWriter {
  readonly source: MarkdownSource;
  readonly #style: MarkdownStyle;
  readonly #before: readonly Node[];
  readonly #definitions: readonly string[];
  /** Maps the first block of each changed range to its cached result. */
  readonly #known = new WeakMap<Node, KnownRange>();

  constructor(source: MarkdownSource) {
    this.source = source;
    this.#style = detectStyle(source.body);
    this.#before = listChildren(source.doc);
    this.#definitions = listDefinitions(source.doc);
  }

  write(doc: Node): WrittenMarkdown {
    const { after, definitions, hasSameDefinitions } = this.#readBlocks(doc);
    const hasSource = this.#before.some((node) => this.source.blocks.has(node));
    if (!hasSource) return this.#writeAll(doc, after);
    const before = this.#before;
    const steps = alignWithSource(this.source, before, after);
    const written = this.#writeSteps({
      source: this.source,
      style: this.#style,
      before,
      after,
      steps,
      definitions,
    });
    const body = applyEdits(this.source.body, written.edits);
    if (body === null) return this.#writeAll(doc, after);
    const mark = this.source.text.length - this.source.body.length;
    // Parses the whole text if definitions have changed, because they can affect any part of the article.
    const isWholeRight = hasSameDefinitions || isParsedAs(parseMarkdownPart(body, { isTop: true }), after);
    return {
      doc,
      text: this.source.text.slice(0, mark) + body,
      edits: sortEdits(written.edits).map((edit) => ({
        ...edit,
        from: edit.from + mark,
        to: edit.to + mark,
      })),
      isVerified: written.isVerified && isWholeRight,
      blocks: written.blocks.map((block) => block && { ...block, shift: block.shift + mark }),
    };
  }

  /**
   * Parses the whole text again and reports whether it is equivalent to the document. Must be called before text is
   * saved.
   */
  verifyWhole({ doc, text, edits, isVerified }: WrittenMarkdown): boolean {
    if (!isVerified || edits.length === 0) return isVerified;
    const { after } = this.#readBlocks(doc);
    const mark = this.source.text.slice(0, this.source.text.length - this.source.body.length);
    const body = text.startsWith(mark) ? text.slice(mark.length) : text;
    return isParsedAsIgnoringListSpacing(parseMarkdownPart(body, { isTop: true }), after);
  }

  /** Returns the blocks to write. References to removed definitions become inline links. */
  #readBlocks(doc: Node) {
    const definitions = listDefinitions(doc);
    const hasSameDefinitions = isSameList(definitions, this.#definitions);
    const after = listChildren(hasSameDefinitions ? doc : inlineUndefinedReferences(doc, definitions));
    return { after, definitions, hasSameDefinitions };
  }

  #writeSteps(alignment: BlockAlignment) {
    const { steps } = alignment;
    const edits: MarkdownEdit[] = [];
    const blocks: (LocatedBlock | null)[] = [];
    let isVerified = true;
    let shift = 0;
    for (let index = 0; index < steps.length; ) {
      const kept = getUnchangedPair(alignment, steps[index]);
      if (kept) {
        blocks.push({ source: this.source, sourceNode: kept.before, shift });
        index++;
        continue;
      }
      const written = this.#writeChangedRange(alignment, index, findRangeEnd(steps, index));
      edits.push(...written.edits);
      blocks.push(
        ...locateBlocks(getResultingBlocks(alignment, steps.slice(index, written.to)), written, shift),
      );
      for (const edit of written.edits) shift += edit.text.length - (edit.to - edit.from);
      isVerified &&= written.isVerified;
      index = written.to;
    }
    return { edits, blocks, isVerified };
  }

  /** Writes a changed range, or returns the cached result for the same blocks. */
  #writeChangedRange(alignment: BlockAlignment, from: number, to: number): WrittenRange {
    const { definitions } = alignment;
    const steps = alignment.steps.slice(from, to);
    const nodes = getResultingBlocks(alignment, steps);
    const ends = [from - 2, from - 1, to].map(
      (at) => getUnchangedPair(alignment, alignment.steps[at])?.before,
    );
    const path = steps.map((step) => step.kind + ('a' in step ? step.a : '')).join();
    const key = [...ends, path, definitions.join('\n'), ...nodes];
    const first = nodes[0];
    const known = first && this.#known.get(first);
    if (known && isSameList(known.key, key)) return { ...known.written, to };
    const written = writeChangedRange(alignment, from, to);
    // Doesn't cache a changed range that was extended, because the result depends on additional blocks.
    if (first && written.to === to) this.#known.set(first, { key, written });
    return written;
  }

  /** Writes an article without using the opened source. */
  #writeAll(doc: Node, after: readonly Node[]): WrittenMarkdown {
    const { text: opened, lineEnding } = this.source;
    const isEmpty = after.every(isEmptyParagraph);
    const text = isEmpty ? opened : toMarkdown(after, this.#style, lineEnding);
    const parsed = parseMarkdownPart(text, { isTop: true });
    return {
      doc,
      text,
      edits: text === opened ? [] : [{ from: 0, to: opened.length, text }],
      isVerified: isParsedAs(parsed, after),
      blocks: locateBlocks(after, { parsed, start: 0, first: 0 }, 0),
    };
  }
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Returns the positions of the written blocks, as found by parsing the written text. */
function locateBlocks(
  nodes: readonly Node[],
  { parsed, start, first }: Pick<WrittenRange, 'parsed' | 'start' | 'first'>,
  shift: number,
): (LocatedBlock | null)[] {
  const children = parsed ? listChildren(parsed.doc) : [];
  return nodes.map((_, index) => {
    const sourceNode = children[first + index];
    return parsed && sourceNode ? { source: parsed, sourceNode, shift: start + shift } : null;
  });
}
