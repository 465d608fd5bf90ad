// One line with its mark and flags: told by a sign and by words for a screen reader, not by colour alone.
import { VisuallyHidden } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './difference.module.css';
import { DifferenceText } from './difference-text';
import type { Found } from './find-in-lines';
import type { Marking } from './markings';
import type { DifferenceLine } from './parse-difference';

interface DifferenceSideProps {
  readonly line: DifferenceLine;
  readonly marking: Marking;
  readonly found: readonly Found[];
  readonly active: Found | null;
  /** Nobody foresaw this line. */
  readonly flagged: boolean;
}

const SIGNS = { context: ' ', removed: '−', added: '+', hunk: '', note: '' } as const;

export function DifferenceSide({ line, marking, found, active, flagged }: DifferenceSideProps) {
  const t = useT();
  return (
    <div className={classes.side} data-kind={line.kind} data-flagged={flagged || undefined}>
      <span className={classes.sign}>
        <span aria-hidden>{SIGNS[line.kind]}</span>
        {line.kind === 'removed' && <VisuallyHidden>{t(m.difference_removed_line)} </VisuallyHidden>}
        {line.kind === 'added' && <VisuallyHidden>{t(m.difference_added_line)} </VisuallyHidden>}
      </span>
      {/* The line's own words decide its direction: the flags stand isolated from them. */}
      <div className={classes.text} dir="auto">
        {flagged && <bdi className={classes.flag}>⚠ {t(m.difference_unforeseen)}</bdi>}
        {marking.whole && <bdi className={classes.whole}>{t(m.difference_whole_line)}</bdi>}
        <DifferenceText line={line} marks={marking.marks} found={found} active={active} />
      </div>
    </div>
  );
}
