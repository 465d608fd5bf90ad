// One line with its mark and flags: told by a sign and by words for a screen reader, not by colour alone.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Marking } from '~/lib/difference/markings';
import type { DifferenceLine } from '~/lib/difference/parse-difference';
import classes from './difference.module.css';
import { DifferenceText } from './difference-text';
import type { Found } from './find-in-lines';
import { MOST_IN_PIECE } from './line-pieces';

interface DifferenceSideProps {
  readonly line: DifferenceLine;
  readonly marking: Marking;
  readonly found: readonly Found[];
  readonly active: Found | null;
  /** Nobody foresaw this line. */
  readonly flagged: boolean;
  /** The columns that it takes. */
  readonly columns?: number;
}

const SPOKEN = { removed: m.difference_removed_line, added: m.difference_added_line } as const;

/** Of a usual character in ems, with its share of what stays free at the end of a row. */
const CHARACTER_WIDTH = 0.63;

/** Tells the pieces of a line how many characters a row has: by it the height of those that aren't laid out is guessed. */
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
          <span className={classes.spoken}>{t(SPOKEN[kind])} </span>
        )}
      </span>
      {/* The line's own words decide its direction: the flags stand isolated from them. */}
      <div className={classes.text} dir="auto" ref={line.text.length > MOST_IN_PIECE ? tellColumns : null}>
        {flagged && <bdi className={classes.flag}>⚠ {t(m.difference_unforeseen)}</bdi>}
        {marking.whole && <bdi className={classes.whole}>{t(m.difference_whole_line)}</bdi>}
        <DifferenceText line={line} marks={marking.marks} found={found} active={active} />
      </div>
    </td>
  );
}
