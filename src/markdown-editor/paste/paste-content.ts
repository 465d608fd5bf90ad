// Turns clipboard content into a change of the document.
import { Fragment, type Node, type Slice } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { ConvertedHtml } from '~/lib/markdown/convert-clipboard-html';
import { isTablePosition } from '../commands/command-tools';
import { parseMarkdown } from '../markdown/parse-markdown';
import { markTypes, nodeTypes, schema } from '../schema/schema';
import type { ClipboardContent } from './clipboard-content';
import { getCopiedSlice, getOnlyTextblock, getSliceBlocks, isCopiedMarkdown } from './copied-content';
import { insertBlocks, insertInline } from './insert-blocks';
import { insertText, type PasteKind } from './paste-state';
import { createTableFromCells, isMarkdownLike, parseSpreadsheetCells } from './plain-text';
import { createBlocksFromTree } from './rich-blocks';

export interface PasteResult {
  readonly kind: PasteKind;
  readonly tr: Transaction;
}

/** Pastes clipboard content that needs no HTML conversion. Returns null if the HTML has to be converted. */
export function pasteUnlessHtml(
  state: EditorState,
  clipboard: ClipboardContent,
  position?: number,
): PasteResult | null {
  const { tr } = state;
  const { html, plain, codeLanguage } = clipboard;
  const $at = position === undefined ? state.selection.$from : state.doc.resolve(position);
  if ($at.parent.type.spec.code) return { kind: 'text', tr: insertText(tr, plain, position) };
  if (position === undefined && linkSelection(tr, plain)) return { kind: 'rich', tr };
  const slice = getCopiedSlice(plain, html);
  if (slice) return { kind: 'rich', tr: insertSlice(tr, slice, position) };
  if (isCopiedMarkdown(html)) return { kind: 'rich', tr: insertMarkdown(tr, plain, position) };
  if (codeLanguage !== null) return pasteCode(tr, plain, codeLanguage, position);
  if (html !== '') return null;
  const cells = parseSpreadsheetCells(plain);
  if (cells && (cells.length > 1 || isTablePosition($at)))
    return { kind: 'rich', tr: insertBlocks(tr, [createTableFromCells(cells)], position) };
  return pasteText(tr, plain, position);
}

const pasteText = (tr: Transaction, plain: string, position?: number): PasteResult =>
  isMarkdownLike(plain)
    ? { kind: 'markdown', tr: insertMarkdown(tr, plain, position) }
    : { kind: 'text', tr: insertText(tr, plain, position) };

function insertMarkdown(tr: Transaction, text: string, position?: number): Transaction {
  try {
    return insertBlocks(tr, parseMarkdown(text).doc.content.content, position);
  } catch {
    return insertText(tr, text, position);
  }
}

function pasteCode(tr: Transaction, plain: string, language: string, position?: number): PasteResult {
  const code = plain.trimEnd();
  if (language === 'markdown' || language === 'plaintext') return pasteText(tr, plain, position);
  if (!code.includes('\n')) return { kind: 'text', tr: insertText(tr, plain, position) };
  const block = nodeTypes.code_block.create({ info: language }, schema.text(code));
  return { kind: 'rich', tr: insertBlocks(tr, [block], position) };
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

/**
 * Turns the selected text into a link to a pasted address. Puts the cursor after the text, because otherwise the next
 * typed character would replace it. Returns false if the selected text is itself an address, because the pasted address
 * then replaces it.
 */
function linkSelection(tr: Transaction, plain: string): boolean {
  const address = plain.trim();
  const { from, to, $from, $to } = tr.selection;
  const isText = tr.selection instanceof TextSelection && $from.sameParent($to) && $from.parent.inlineContent;
  if (!isText || !ADDRESS.test(address)) return false;
  const selected = tr.doc.textBetween(from, to).trim();
  if (selected === '' || ADDRESS.test(selected)) return false;
  tr.removeMark(from, to, markTypes.link).addMark(from, to, markTypes.link.create({ href: address }));
  tr.setSelection(TextSelection.create(tr.doc, to));
  return true;
}

/** Inserts content copied from the editor. A copied part of a text block is joined with the text at the destination. */
function insertSlice(tr: Transaction, slice: Slice, position?: number): Transaction {
  if (position !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(position)));
  const { content, openStart } = slice;
  const textblock = getOnlyTextblock(slice);
  if (content.firstChild?.isInline) return insertInline(tr, content);
  const { parent } = tr.selection.$from;
  const isText = textblock?.type === nodeTypes.paragraph || parent.content.size > 0;
  if (textblock && isText && !textblock.textContent.includes('\n'))
    return insertInline(tr, textblock.content);
  if (textblock) return insertBlocks(tr, [textblock]);
  const isOpenText = openStart === 1 && content.firstChild?.isTextblock && !parent.type.spec.isolating;
  return isOpenText ? tr.replaceSelection(slice) : insertBlocks(tr, getSliceBlocks(slice));
}

/** Pastes HTML that was converted to a syntax tree, or the plain text if the conversion failed. */
export function insertConvertedHtml(
  tr: Transaction,
  { plain }: ClipboardContent,
  text: ConvertedHtml | null,
  position?: number,
): PasteResult {
  if (!text) return pasteText(tr, plain, position);
  const { tree, isPlain } = text;
  if (isPlain && isMarkdownLike(plain)) return pasteText(tr, plain, position);
  const $at = position === undefined ? tr.selection.$from : tr.doc.resolve(position);
  const blocks = createBlocksFromTree(tree, isTablePosition($at)).map((block, _, all) =>
    all.length === 1 ? addEdgeSpaces(block, plain) : block,
  );
  const isTextFile = isPlain && blocks[0]?.type === nodeTypes.code_block;
  if (blocks.length === 0 || isTextFile) return pasteText(tr, plain, position);
  return { kind: isPlain ? 'text' : 'rich', tr: insertBlocks(tr, blocks, position) };
}

/**
 * Adds leading and trailing spaces to text that was copied from within a line, because its HTML doesn't contain them.
 */
function addEdgeSpaces(block: Node, plain: string): Node {
  if (block.type !== nodeTypes.paragraph || plain.includes('\n')) return block;
  const space = (isThere: boolean) => Fragment.from(isThere ? schema.text(' ') : null);
  return block.copy(
    space(plain.startsWith(' '))
      .append(block.content)
      .append(space(plain.endsWith(' '))),
  );
}
