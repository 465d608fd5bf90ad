// Bold, italic, strikethrough and code. Spaces at the edges of a selection stay outside of the mark, and so does
// punctuation where Markdown's delimiters wouldn't be read as such.
import type { MarkType, Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { isCode, markTypes, nodeTypes } from '../schema/schema';
import { getCaret } from './command-tools';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Longer selections aren't examined for their formatting, in positions. */
export const MAX_EXAMINED = 20_000;

/** The parts of the selection in blocks that allow this mark. */
function findMarkableRanges({ doc, selection }: EditorState, type: MarkType): readonly Range[] {
  const found: Range[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (!node.isTextblock) return true;
      const range = {
        from: Math.max($from.pos, pos + 1),
        to: Math.min($to.pos, pos + 1 + node.content.size),
      };
      if (node.type.allowsMarkType(type) && range.from < range.to) found.push(range);
      return false;
    });
  return found;
}

/** Reports whether all selected text has this mark. Spaces don't count. */
function isFullyMarked(doc: Node, ranges: readonly Range[], type: MarkType): boolean {
  let isAnyMarked = false;
  let isAnyPlain = false;
  for (const { from, to } of ranges)
    doc.nodesBetween(from, to, (node, pos) => {
      if (isAnyPlain || !node.isInline) return !isAnyPlain;
      if (type.isInSet(node.marks)) isAnyMarked = true;
      else if (node.isText && node.text?.slice(Math.max(0, from - pos), to - pos).trim()) isAnyPlain = true;
      return false;
    });
  return isAnyMarked && !isAnyPlain;
}

/** Reports whether typed text gets this mark, or the selected text has it. */
export function isMarkActive(state: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = state.selection;
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return to - from <= MAX_EXAMINED && isFullyMarked(state.doc, findMarkableRanges(state, type), type);
}

/** Adds a mark to the selection, or removes it from a selection that has it throughout. */
export const toggleMark =
  (type: MarkType): Command =>
  (state, dispatch) => {
    const $caret = getCaret(state);
    if ($caret) {
      if (!$caret.parent.type.allowsMarkType(type)) return false;
      const isActive = isMarkActive(state, type);
      dispatch?.(isActive ? state.tr.removeStoredMark(type) : state.tr.addStoredMark(type.create()));
      return true;
    }
    const ranges = findMarkableRanges(state, type);
    if (ranges.length === 0) return false;
    if (!dispatch) return true;
    const { tr } = state;
    const isRemoved = isFullyMarked(state.doc, ranges, type);
    for (const range of ranges) {
      if (isRemoved) tr.removeMark(range.from, range.to, type);
      else tr.addMark(range.from, range.to, type.create());
      trimMarks(tr, range, type);
    }
    dispatch(tr.scrollIntoView());
    return true;
  };

/** A character as the delimiters beside it see it. Only plain characters can be left out of a mark. */
interface Character {
  readonly from: number;
  readonly to: number;
  readonly kind: 'space' | 'punctuation' | 'letter';
  readonly isPlain: boolean;
  readonly isMarked: boolean;
}

const classify = (character: string): Character['kind'] => {
  if (/^\s/.test(character)) return 'space';
  return /^[\p{P}\p{S}]/u.test(character) ? 'punctuation' : 'letter';
};

function readCharacters(block: Node, start: number, type: MarkType): readonly Character[] {
  const characters: Character[] = [];
  block.forEach((node, offset) => {
    const isMarked = Boolean(type.isInSet(node.marks));
    let from = start + offset;
    if (!node.isText) {
      const kind = node.type === nodeTypes.hard_break ? 'space' : 'punctuation';
      characters.push({ from, to: from + 1, kind, isPlain: kind === 'space', isMarked });
      return;
    }
    // Delimiters beside a code span stand beside its backtick.
    const isCodeSpan = type !== markTypes.code && node.marks.some(isCode);
    for (const character of node.text ?? '') {
      const to = from + character.length;
      const kind = isCodeSpan ? 'punctuation' : classify(character);
      characters.push({ from, to, kind, isPlain: !isCodeSpan, isMarked });
      from = to;
    }
  });
  return characters;
}

/** CommonMark's flanking rule for a delimiter between these characters; a missing one is the end of the line. */
const isFlanking = (outside: Character | undefined, inside: Character | undefined): boolean =>
  inside?.kind === 'letter' ||
  (inside?.kind === 'punctuation' && (outside === undefined || outside.kind !== 'letter'));

/** Narrows a marked run, from its first to its last character, to what can be marked. Null for a run of spaces. */
function trimRun(
  characters: readonly Character[],
  run: readonly [number, number],
  needsFlanking: boolean,
): readonly [number, number] | null {
  let [first, last] = run;
  const isSpace = (index: number) => characters[index]?.kind === 'space' && characters[index].isPlain;
  while (first <= last && isSpace(first)) first++;
  while (first <= last && isSpace(last)) last--;
  if (first > last) return null;
  if (!needsFlanking) return [first, last];
  const isWrong = (index: number, outside: number) =>
    characters[index]?.isPlain && !isFlanking(characters[outside], characters[index]);
  let [from, to] = [first, last];
  while (from < to && isWrong(from, from - 1)) from++;
  while (from < to && isWrong(to, to + 1)) to--;
  return isWrong(from, from - 1) || isWrong(to, to + 1) ? [first, last] : [from, to];
}

/** Pairs of the first and the last character of each marked run. */
function findRuns(characters: readonly Character[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [index, { isMarked }] of characters.entries()) {
    const run = runs.at(-1);
    if (isMarked && run?.[1] === index - 1) run[1] = index;
    else if (isMarked) runs.push([index, index]);
  }
  return runs;
}

/** Takes the edges out of the marked runs at a range that Markdown couldn't express there. */
function trimMarks(tr: Transaction, range: Range, type: MarkType): void {
  const $from = tr.doc.resolve(range.from);
  const characters = readCharacters($from.parent, $from.start(), type);
  for (const run of findRuns(characters)) {
    const toRange = ([first, last]: readonly [number, number]): Range => ({
      from: characters[first]?.from ?? 0,
      to: characters[last]?.to ?? 0,
    });
    const { from, to } = toRange(run);
    if (to < range.from || from > range.to) continue;
    const trimmed = trimRun(characters, run, type !== markTypes.code);
    const kept = trimmed ? toRange(trimmed) : { from: to, to };
    if (kept.from > from) tr.removeMark(from, kept.from, type);
    if (kept.to < to) tr.removeMark(kept.to, to, type);
  }
}
