import { type TextChange, trimChange } from '~/lib/text/text-changes';

export type WhitespaceKind = 'blank-line' | 'line-break' | 'tab' | 'space' | 'mixed';

export type ChangeSummary =
  | { readonly kind: 'words'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'white-space';
      readonly what: WhitespaceKind;
      readonly how: 'added' | 'removed' | 'changed';
      readonly count: number;
    };

const WORD = /[\p{L}\p{M}\p{N}_'’]/u;
const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);
const isBlank = (text: string): boolean => text.trim() === '';

/** Returns the character before a position. A surrogate pair is one character. */
const characterBefore = (text: string, at: number): string | undefined =>
  [...text.slice(Math.max(0, at - 2), at)].at(-1);
const characterAfter = (text: string, at: number): string | undefined => [...text.slice(at, at + 2)][0];

/**
 * Returns the kind of whitespace that was added or removed between the characters `left` and `right`, and its amount.
 */
function nameWhiteSpace(
  text: string,
  left: string | undefined,
  right: string | undefined,
): [WhitespaceKind, number] {
  const breaks = text.match(/\r?\n/g)?.length ?? 0;
  if (breaks > 0 && /^[\r\n]+$/.test(text)) {
    const isLineEnd = (one: string | undefined) => one === '\n' || one === '\r';
    const isBlankLine = left === undefined || isLineEnd(left) || isLineEnd(right);
    if (isBlankLine) return ['blank-line', breaks];
    // The first line break only ends a line with text. Each further line break creates a blank line.
    return breaks === 1 ? ['line-break', 1] : ['blank-line', breaks - 1];
  }
  if (/^\t+$/.test(text)) return ['tab', text.length];
  if (/^ +$/.test(text)) return ['space', text.length];
  return ['mixed', 1];
}

/**
 * Extends a change at its start and end to cover entire words. The text outside the change is the same in both
 * versions.
 */
function growToWords(
  before: string,
  change: TextChange,
  startsInWord: boolean,
  endsInWord: boolean,
): TextChange {
  let { from, to } = change;
  if (startsInWord)
    for (let one = characterBefore(before, from); isWord(one); one = characterBefore(before, from))
      from -= one?.length ?? 0;
  if (endsInWord)
    for (let one = characterAfter(before, to); isWord(one); one = characterAfter(before, to))
      to += one?.length ?? 0;
  const { afterFrom, afterTo } = change;
  return { from, to, afterFrom: afterFrom - (change.from - from), afterTo: afterTo + (to - change.to) };
}

/**
 * Summarizes the difference between two versions as one replacement of whole words, or as added or removed whitespace.
 * Returns null if the versions are the same.
 */
export function summarizeChange(before: string, after: string): ChangeSummary | null {
  const whole = { from: 0, to: before.length, afterFrom: 0, afterTo: after.length };
  const change = trimChange(before, after, whole);
  if (!change) return null;
  const removed = before.slice(change.from, change.to);
  const added = after.slice(change.afterFrom, change.afterTo);
  const [left, right] = [characterBefore(before, change.from), characterAfter(before, change.to)];
  const isSplit = isWord(left) && isWord(right) && (removed === '' || added === '');
  if (isBlank(removed) && isBlank(added) && !isSplit) {
    if (removed !== '' && added !== '')
      return { kind: 'white-space', what: 'mixed', how: 'changed', count: 1 };
    const [what, count] = nameWhiteSpace(removed + added, left, right);
    return { kind: 'white-space', what, how: added ? 'added' : 'removed', count };
  }
  const sides = [removed, added];
  const grown = growToWords(
    before,
    change,
    isSplit || sides.some((side) => isWord(characterAfter(side, 0))),
    isSplit || sides.some((side) => isWord(characterBefore(side, side.length))),
  );
  return {
    kind: 'words',
    before: before.slice(grown.from, grown.to),
    after: after.slice(grown.afterFrom, grown.afterTo),
  };
}
