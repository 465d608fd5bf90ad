// One line of a diff with its sign and flags. Changes are conveyed by a sign and by text for screen readers, because
// color alone isn't accessible.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { LineMarking } from '~/lib/difference/change-markings';
import type { DifferenceLine } from '~/lib/difference/parse-difference';
import classes from './difference.module.css';
import { DifferenceText } from './difference-text';
import type { LineMatch } from './find-in-lines';
import { MAX_PIECE_LENGTH } from './split-line';

interface DifferenceSideProps {
  readonly line: DifferenceLine;
  readonly marking: LineMarking;
  readonly found: readonly LineMatch[];
  readonly active: LineMatch | null;
  /** True for an unexpected change. */
  readonly flagged: boolean;
  /** The number of columns that the cell spans. */
  readonly columns?: number;
}

const SPOKEN = { removed: m.difference_removed_line, added: m.difference_added_line } as const;

/** The average width of a character in ems, including a share of the unused space at the end of each row. */
const CHARACTER_WIDTH = 0.63;

/**
 * Sets the number of characters per row as a CSS variable. The style sheet uses the variable to estimate the height of
 * those pieces of a long line that aren't laid out yet.
 */
function tellColumns(element: HTMLElement | null) {
  if (!element) return;
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  element.style.setProperty('--columns', `${Math.max(1, element.clientWidth / (size * CHARACTER_WIDTH))}`);
}

export function DifferenceSide({ line, marking, found, active, flagged, columns }: DifferenceSideProps) {
  const t = useT();
  const { kind } = line;
  return (
    <td className={classes.side} colSpan={columns} data-kind={kind} data-flagged={flagged || undefined}>
      <span className={classes.sign}>
        {(kind === 'removed' || kind === 'added') && (
          <span className="visually-hidden">{t(SPOKEN[kind])} </span>
        )}
      </span>
      {/* Isolates the flags with `bdi`, so that only the line's text determines the text direction. */}
      <div className={classes.text} dir="auto" ref={line.text.length > MAX_PIECE_LENGTH ? tellColumns : null}>
        {flagged && <bdi className={classes.flag}>⚠ {t(m.difference_unexpected)}</bdi>}
        {marking.whole && <bdi className={classes.whole}>{t(m.difference_whole_line)}</bdi>}
        <DifferenceText line={line} marks={marking.marks} found={found} active={active} />
      </div>
    </td>
  );
}
