/** The common start and end of two texts, and the part of each text that differs. */
export interface ChangedWords {
  /** The common start. */
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  /** The common end. */
  readonly end: string;
}

const splitWords = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? [];

/** Splits two texts into their common start, the words that differ, and their common end. */
export function findChangedWords(before: string, after: string): ChangedWords {
  const [old, next] = [splitWords(before), splitWords(after)];
  const most = Math.min(old.length, next.length);
  let same = 0;
  while (same < most && old[same] === next[same]) same += 1;
  let atEnd = 0;
  while (atEnd < most - same && old.at(-1 - atEnd) === next.at(-1 - atEnd)) atEnd += 1;
  return {
    start: next.slice(0, same).join(''),
    removed: old.slice(same, old.length - atEnd).join(''),
    added: next.slice(same, next.length - atEnd).join(''),
    end: next.slice(next.length - atEnd).join(''),
  };
}
