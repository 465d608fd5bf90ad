import { findChangedWords } from '~/lib/text/changed-words';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import classes from './changed-words-line.module.css';

interface ChangedWordsLineProps {
  readonly before: string;
  readonly after: string;
}

/** The maximum length of changed text shown in one line, in characters. */
const MOST = 200;
/** The maximum length of unchanged text shown before a change, in characters. */
const CONTEXT = 40;

/** A single line of text with its removed and added words. */
export function ChangedWordsLine({ before, after }: ChangedWordsLineProps) {
  const { start, removed, added, end } = findChangedWords(before, after);
  return (
    <div className={classes.line}>
      {markHiddenCharacters(start.length > CONTEXT ? `…${start.slice(-CONTEXT)}` : start)}
      {removed !== '' && <del>{markHiddenCharacters(removed.slice(0, MOST))}</del>}{' '}
      {added !== '' && <ins>{markHiddenCharacters(added.slice(0, MOST))}</ins>}
      {markHiddenCharacters(end.slice(0, MOST))}
    </div>
  );
}
