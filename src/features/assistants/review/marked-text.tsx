import { diffWords, type MarkedRange } from '~/lib/difference/change-markings';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import classes from './review.module.css';

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly MarkedRange[];
  readonly side: 'before' | 'after';
}

/** The old or the new text of a change, with removed or added words marked. */
export function MarkedText({ text, marks, side }: MarkedTextProps) {
  const Word = side === 'before' ? 'del' : 'ins';
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {markHiddenCharacters(text.slice(ends[index], from))}
          <Word className={classes.word}>{markHiddenCharacters(text.slice(from, to))}</Word>
        </span>
      ))}
      {markHiddenCharacters(text.slice(ends.at(-1)))}
    </>
  );
}

/** Above this combined text length, words aren't compared. */
const LONGEST = 20_000;

/** Returns the ranges to mark in the old and the new text. Returns none for long text. */
export function computeMarks(before: string, after: string) {
  const { changes } = before.length + after.length > LONGEST ? { changes: [] } : diffWords(before, after);
  return {
    before: changes.map(({ removed }) => removed).filter(([from, to]) => from < to),
    after: changes.map(({ added }) => added).filter(([from, to]) => from < to),
  };
}
