// One line with its mark and flags: told by a sign and by words for a screen reader, not by colour alone.
import { VisuallyHidden } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './difference.module.css';
import type { Marking } from './difference-model';
import { DifferenceText } from './difference-text';
import type { Found } from './find-in-lines';
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
      <span className={classes.sign} aria-hidden>
        {SIGNS[line.kind]}
      </span>
      <div className={classes.text}>
        {line.kind === 'removed' && <VisuallyHidden>{t(m.difference_removed_line)} </VisuallyHidden>}
        {line.kind === 'added' && <VisuallyHidden>{t(m.difference_added_line)} </VisuallyHidden>}
        {flagged && <span className={classes.flag}>⚠ {t(m.difference_unforeseen)}</span>}
        {marking.whole && <span className={classes.whole}>{t(m.difference_whole_line)}</span>}
        <DifferenceText line={line} marks={marking.marks} found={found} active={active} />
      </div>
    </div>
  );
}
