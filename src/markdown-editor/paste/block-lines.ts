// Converts blocks to the lines of one paragraph. Used for table cells, which can't contain blocks.
import type { Node } from 'prosemirror-model';
import { isList, nodeTypes, schema } from '../schema/schema';

/** Returns the inline content of blocks, with hard breaks between them. Items of numbered lists keep their numbers. */
export function convertBlocksToLines(blocks: readonly Node[]): Node[] {
  return blocks
    .flatMap(toLines)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [nodeTypes.hard_break.create(), ...line]));
}

function toLines(block: Node): Node[][] {
  if (block.type === nodeTypes.code_block)
    return block.textContent
      .split('\n')
      .map((line) => (line.trim() === '' ? [] : [schema.text(line.replaceAll('\t', ' '))]));
  if (block.isTextblock) return splitAtBreaks(block.content.content);
  if (block.type === nodeTypes.table_row) return [joinCells(block)];
  if (isList(block))
    return block.content.content.flatMap((item, index) => {
      const [first = [], ...others] = toLines(item);
      const number = block.attrs.start === undefined ? [] : [schema.text(`${block.attrs.start + index}. `)];
      return [[...number, ...first], ...others];
    });
  return block.content.content.flatMap(toLines);
}

const joinCells = (row: Node): Node[] =>
  row.content.content.flatMap((cell, index) => {
    const line = convertBlocksToLines(cell.content.content);
    return index === 0 || line.length === 0 ? line : [schema.text(' '), ...line];
  });

function splitAtBreaks(inline: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of inline)
    if (node.type === nodeTypes.hard_break) lines.push([]);
    else lines.at(-1)?.push(node);
  return lines;
}
