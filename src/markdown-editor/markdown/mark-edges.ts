// Finds the edges of a mark that Markdown can't express: spaces, and punctuation with adjacent delimiters that aren't
// recognized. For example, the parentheses in `a**(b)**c` can't be bold.

import { Mark, type MarkType, type Node } from 'prosemirror-model';
import { isCodeMark, markTypes, nodeTypes } from '../schema/schema';
import type { TextRange } from './text-edits';

/** A character with the properties that determine whether Markdown recognizes the delimiters next to it. */
interface Character extends TextRange {
  readonly kind: 'space' | 'punctuation' | 'letter';
  /** True if the character can be excluded from the mark. */
  readonly isPlain: boolean;
  readonly isMarked: boolean;
  /**
   * Links and HTML tags around the character. Their delimiters separate the character from a neighbor outside the link
   * or tag.
   */
  readonly around: readonly Mark[];
}

const classify = (character: string): Character['kind'] => {
  if (/^\s/.test(character)) return 'space';
  return /^[\p{P}\p{S}]/u.test(character) ? 'punctuation' : 'letter';
};

function readCharacters(nodes: readonly Node[], type: MarkType): readonly Character[] {
  const characters: Character[] = [];
  let from = 0;
  for (const node of nodes) {
    const isMarked = Boolean(type.isInSet(node.marks));
    const around = node.marks.filter(
      (mark) => mark.type === markTypes.link || mark.type === markTypes.html_tag,
    );
    // A delimiter next to a code span is next to its backtick, so the characters of the code span count as punctuation.
    const isCodeSpan = type !== markTypes.code && node.marks.some(isCodeMark);
    const isBreak = node.type === nodeTypes.hard_break;
    for (const character of node.text ?? [isBreak ? ' ' : '!']) {
      const to = from + (node.isText ? character.length : node.nodeSize);
      const kind = isCodeSpan ? 'punctuation' : classify(character);
      characters.push({ from, to, kind, isPlain: (node.isText && !isCodeSpan) || isBreak, isMarked, around });
      from = to;
    }
  }
  return characters;
}

/**
 * Reports whether CommonMark recognizes a delimiter between these characters. `outside` is undefined at the start or
 * end of a line.
 */
const isFlanking = (outside: Character | undefined, inside: Character): boolean =>
  inside.kind === 'letter' ||
  (inside.kind === 'punctuation' &&
    (outside?.kind !== 'letter' || !Mark.sameSet(outside.around, inside.around)));

/** Narrows a run of marked characters to the range that Markdown can mark. Returns null for a run of spaces. */
function trimRun(
  characters: readonly Character[],
  [start, end]: readonly [number, number],
  needsFlanking: boolean,
): readonly [number, number] | null {
  let [first, last] = [start, end];
  const isSpace = (index: number) => characters[index]?.kind === 'space' && characters[index].isPlain;
  while (first <= last && isSpace(first)) first++;
  while (first <= last && isSpace(last)) last--;
  if (first > last) return null;
  if (!needsFlanking) return [first, last];
  const isWrong = (index: number, outside: number) => {
    const inside = characters[index];
    return inside?.isPlain === true && !isFlanking(characters[outside], inside);
  };
  let [from, to] = [first, last];
  while (from < to && isWrong(from, from - 1)) from++;
  while (from < to && isWrong(to, to + 1)) to--;
  return isWrong(from, from - 1) || isWrong(to, to + 1) ? [first, last] : [from, to];
}

/** Returns pairs of the first and the last character of each marked run. */
function findRuns(characters: readonly Character[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [index, { isMarked }] of characters.entries()) {
    const run = runs.at(-1);
    if (isMarked && run?.[1] === index - 1) run[1] = index;
    else if (isMarked) runs.push([index, index]);
  }
  return runs;
}

/** Returns the ranges in inline content that a mark can't cover. */
export function findMarkEdges(nodes: readonly Node[], type: MarkType): readonly TextRange[] {
  if (!nodes.some(({ marks }) => type.isInSet(marks))) return [];
  const characters = readCharacters(nodes, type);
  return findRuns(characters).flatMap((run) => {
    const toRange = ([first, last]: readonly [number, number]): TextRange => ({
      from: characters[first]?.from ?? 0,
      to: characters[last]?.to ?? 0,
    });
    const { from, to } = toRange(run);
    const trimmed = trimRun(characters, run, type !== markTypes.code);
    const kept = trimmed ? toRange(trimmed) : { from: to, to };
    return [
      { from, to: kept.from },
      { from: kept.to, to },
    ].filter((edge) => edge.from < edge.to);
  });
}
