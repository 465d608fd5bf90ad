// Writes changes to lists: their items, numbers and check boxes.
import type { Node } from 'prosemirror-model';
import { nodeTypes } from '../schema/schema';
import { alignBlocks, type BlockAlignmentStep } from './align-blocks';
import { findLineStart } from './markdown-source';
import { normalizeDocumentNode } from './normalize-document-node';
import type { MarkdownEdit } from './text-edits';
import { writeChildren } from './write-code';
import { type BlockPair, getSourceBlock, type WriteContext } from './write-context';
import { writeCheckbox, writeListMarker, writeNewItem } from './write-new-blocks';

const MARKER = /^(?:[-*+]|\d+[.)])([ \t]*)/;
const BOX = /^((?:[-*+]|\d+[.)])[ \t]*(?:(?:\r\n|\r|\n)[ \t]*)?)(\[[ xX]\][ \t]?)?/;

const isLoose = (list: Node): boolean => Boolean(normalizeDocumentNode(list).attrs.loose);

/** Writes a changed list. Returns null if the list now has another kind of marker. */
export function writeListChanges(context: WriteContext, { before, after }: BlockPair): MarkdownEdit[] | null {
  if (before.attrs.marker !== after.attrs.marker || before.attrs.delimiter !== after.attrs.delimiter)
    return null;
  const { body } = context.source;
  const { from, to, prefix } = getSourceBlock(context, before);
  const steps = alignBlocks(before.children, after.children);
  const hasGaps = before.attrs.loose || hasBlankLines(body.slice(from, to));
  const edits = context.writeSequence(context, {
    before: before.children,
    after: after.children,
    steps,
    prefix,
    isLoose: isLoose(after) && hasGaps,
    list: { before, after },
  });
  if (after.type === nodeTypes.ordered_list) edits.push(...renumber(context, { before, after }, steps));
  return edits;
}

const hasBlankLines = (text: string): boolean => /(?:\r\n|\r|\n)[ \t>]*(?:\r\n|\r|\n)/.test(text);

const readNumbers = (context: WriteContext, list: Node): number[] =>
  list.children.map((item) => {
    const { from } = getSourceBlock(context, item);
    return Number(/^\d+/.exec(context.source.body.slice(from, from + 12))?.[0] ?? 0);
  });

type Numbering = 'increasing' | 'same' | 'irregular';

function detectNumbering([first = 0, ...others]: readonly number[]): Numbering {
  if (others.length > 0 && others.every((number) => number === first)) return 'same';
  return others.every((number, index) => number === first + index + 1) ? 'increasing' : 'irregular';
}

const getNumber = (list: Node, numbering: Numbering, index: number): number =>
  Number(list.attrs.start) + (numbering === 'same' ? 0 : index);

/** Updates the numbers of the remaining items when items were inserted, removed or moved. */
function renumber(
  context: WriteContext,
  { before, after }: BlockPair,
  steps: readonly BlockAlignmentStep[],
): MarkdownEdit[] {
  const isMoved = steps.some(({ kind }) => kind === 'insert' || kind === 'remove');
  if (!isMoved && before.attrs.start === after.attrs.start) return [];
  const numbers = readNumbers(context, before);
  const numbering = detectNumbering(numbers);
  return steps.flatMap((step) => {
    if (step.kind !== 'keep' && step.kind !== 'change') return [];
    // Skips rewritten items, which already have the correct number.
    if (step.kind === 'change' && context.strategy.blocks === 'rewrite') return [];
    const item = before.children[step.a];
    const number = getNumber(after, numbering, step.b);
    const isRight = numbers[step.a] === number || (numbering === 'irregular' && step.b > 0);
    return item && !isRight ? changeNumber(context, item, number) : [];
  });
}

/** Replaces the number of an item. If the number gets longer, indents the content of the item further. */
function changeNumber(context: WriteContext, item: Node, number: number): MarkdownEdit[] {
  const { body } = context.source;
  const { from, to, prefix } = getSourceBlock(context, item);
  const digits = /^\d+/.exec(body.slice(from, from + 12))?.[0] ?? '';
  const edits = [{ from, to: from + digits.length, text: String(number) }];
  const growth = String(number).length - digits.length;
  if (growth <= 0) return edits;
  const outer = prefix.slice(0, Math.max(0, from - findLineStart(body, from)));
  for (const { index, 0: lineBreak } of body.slice(from, to).matchAll(/\r\n|\r|\n/g)) {
    const at = from + index + lineBreak.length + outer.length;
    const isContent = at < to && !/[\r\n]/.test(body[at] ?? '\n');
    if (isContent && body.slice(at - outer.length, at).trim() === outer.trim())
      edits.push({ from: at, to: at, text: ' '.repeat(growth) });
  }
  return edits;
}

/** Writes a new item in the style of the list's first item. */
export function writeListItem(context: WriteContext, item: Node, list: BlockPair, index: number): string {
  const first = list.before.firstChild;
  const source = first && getSourceBlock(context, first);
  const spaces = source ? MARKER.exec(context.source.body.slice(source.from, source.to))?.[1] : undefined;
  const isEmpty = !first?.firstChild || !context.source.blocks.has(first.firstChild);
  const numbering = detectNumbering(readNumbers(context, list.before));
  const layout = {
    marker: writeListMarker(list.after, getNumber(list.after, numbering, index)),
    padding: isEmpty ? 1 : Math.min(Math.max(spaces?.length ?? 1, 1), 4),
    isLoose: isLoose(list.after),
  };
  return writeNewItem(context, item, layout, getSourceBlock(context, list.before).prefix);
}

export function writeListItemChanges(
  context: WriteContext,
  { before, after }: BlockPair,
  list: BlockPair,
  index: number,
): MarkdownEdit[] {
  const isRewritten = context.strategy.blocks === 'rewrite';
  const edits = isRewritten ? null : writeChildren(context, { before, after }, isLoose(list.after));
  if (!edits) {
    const { from, to } = getSourceBlock(context, before);
    return [{ from, to, text: writeListItem(context, after, list, index) }];
  }
  return before.attrs.checked === after.attrs.checked
    ? edits
    : [changeBox(context, { before, after }), ...edits];
}

function changeBox(context: WriteContext, { before, after }: BlockPair): MarkdownEdit {
  const { from, to } = getSourceBlock(context, before);
  const [, start = '', box = ''] = BOX.exec(context.source.body.slice(from, to)) ?? [];
  const text = box === '' ? writeCheckbox(after) : writeCheckbox(after).trimEnd() + box.slice(3);
  return {
    from: from + start.length,
    to: from + start.length + box.length,
    text: after.attrs.checked === null ? '' : text,
  };
}
