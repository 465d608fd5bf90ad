// The state of the editor: the document, and the Markdown source that it was opened from.
import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { ReplaceStep, Step, StepMap, StepResult } from 'prosemirror-transform';
import type { EditedText } from '~/lib/text/line-ends';
import { findWrittenLine, findWrittenPosition } from './markdown/line-positions';
import type { MarkdownSource } from './markdown/markdown-source';
import { MarkdownWriter, type WrittenMarkdown } from './markdown/markdown-writer';
import { parseMarkdown } from './markdown/parse-markdown';

/**
 * The Markdown text that the document was opened from. The document is written as edits of this text, so that undoing
 * all edits restores the original bytes.
 */
export class OpenedText {
  readonly source: MarkdownSource;
  private readonly writer: MarkdownWriter;
  private readonly written = new WeakMap<Node, WrittenMarkdown>();

  /** Throws if the text can't be shown as a document. */
  constructor(text: string) {
    this.source = parseMarkdown(text);
    this.writer = new MarkdownWriter(this.source);
  }

  /** Reports whether the whole Markdown is equivalent to the document. Otherwise it must not be saved. */
  isSavable(doc: Node): boolean {
    return this.writer.verifyWhole(this.write(doc));
  }

  write(doc: Node): WrittenMarkdown {
    const known = this.written.get(doc);
    if (known) return known;
    const written = this.writer.write(doc);
    this.written.set(doc, written);
    return written;
  }
}

/**
 * Replaces the opened text that the document's edits refer to. The replacement is a history step, so that undo restores
 * the previous opened text.
 */
class SourceStep extends Step {
  constructor(
    private readonly before: OpenedText,
    readonly after: OpenedText,
  ) {
    super();
  }
  override apply(doc: Node) {
    return StepResult.ok(doc);
  }
  override getMap() {
    return StepMap.empty;
  }
  override invert() {
    return new SourceStep(this.after, this.before);
  }
  override map() {
    return this;
  }
  override toJSON() {
    return { stepType: 'source' };
  }
}

const sourceKey = new PluginKey<OpenedText>('source');

const keepSource = (opened: OpenedText) =>
  new Plugin<OpenedText>({
    key: sourceKey,
    state: {
      init: () => opened,
      apply: ({ steps }, current) => steps.findLast((step) => step instanceof SourceStep)?.after ?? current,
    },
  });

export const createEditorState = (opened: OpenedText, plugins: readonly Plugin[]): EditorState =>
  EditorState.create({ doc: opened.source.doc, plugins: [keepSource(opened), ...plugins] });

/** Returns the same document and history with the plugins of another editor. */
export const replacePlugins = (state: EditorState, plugins: readonly Plugin[]): EditorState =>
  state.reconfigure({ plugins: [keepSource(getOpenedText(state)), ...plugins] });

/** Returns the opened text that edits of the document are based on. */
export function getOpenedText(state: EditorState): OpenedText {
  const opened = sourceKey.getState(state);
  if (!opened) throw new Error('An editor state without its source');
  return opened;
}

/** Returns the Markdown of the document, cached per document. */
export const getMarkdown = (state: EditorState): WrittenMarkdown => getOpenedText(state).write(state.doc);

/** Returns the 1-based number of the Markdown line that contains a position in the document. */
export const findMarkdownLine = (state: EditorState, position: number): number =>
  findWrittenLine(getMarkdown(state), position);

/** Returns the document position where the Markdown line with this 1-based number starts. */
export const findDocumentPosition = (state: EditorState, line: number): number =>
  findWrittenPosition(getMarkdown(state), line);

/** Returns the Markdown as edits of the opened text. */
export function getTextEdits(state: EditorState): EditedText {
  const { text } = getOpenedText(state).source;
  const written = getMarkdown(state);
  // Returns the whole text if it has Windows line endings, because the offsets of edits count every line break as one
  // character.
  if (text.includes('\r')) return { text: written.text, edits: [] };
  return { text, edits: written.edits.map(({ from, to, text: insert }) => ({ from, to, insert })) };
}

/** Replaces the document with another text, changing only the parts that differ. */
export function replaceDocument(state: EditorState, opened: OpenedText): Transaction {
  const tr = closeHistory(state.tr).step(new SourceStep(getOpenedText(state), opened));
  const { doc } = opened.source;
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return tr;
  // The common end can overlap the common start, as in "aa" and "aaa".
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [from, to] = [end.a + overlap, end.b + overlap];
  const step = new ReplaceStep(start, from, doc.slice(start, to));
  if (step.apply(state.doc).doc?.eq(doc)) return tr.step(step);
  return tr.replaceWith(0, state.doc.content.size, doc.content);
}
