import { findChangedWords } from '~/lib/text/changed-words';
import { markHidden } from '~/lib/text/hidden-characters';
import classes from './changed-words-line.module.css';

interface ChangedWordsLineProps {
  readonly before: string;
  readonly after: string;
}

/** The start of a changed text that one line shows, in characters. */
const MOST = 200;
/** The unchanged text before a change that one line shows, in characters. */
const CONTEXT = 40;

/** One line of a text, with the words that were removed and added. */
export function ChangedWordsLine({ before, after }: ChangedWordsLineProps) {
  const { start, removed, added, end } = findChangedWords(before, after);
  return (
    <div className={classes.line}>
      {markHidden(start.length > CONTEXT ? `…${start.slice(-CONTEXT)}` : start)}
      {removed !== '' && <del>{markHidden(removed.slice(0, MOST))}</del>}{' '}
      {added !== '' && <ins>{markHidden(added.slice(0, MOST))}</ins>}
      {markHidden(end.slice(0, MOST))}
    </div>
  );
}
