import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DifferenceLine } from './difference-line';
import { type DifferenceSection, differenceSections, lineDifference } from './line-difference';
import classes from './text-difference.module.css';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  /** What the two versions are, for whoever can't see the table. */
  readonly label: string;
}

/** More rows than this are shown on request only. */
const ROWS_AT_ONCE = 1000;

/** Two versions of a text, line by line, as source. */
export function TextDifference({ before, after, label }: TextDifferenceProps) {
  const t = useT();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  if (before === after) return <Text>{t(m.editor_difference_none)}</Text>;

  const sections = differenceSections(lineDifference(before, after));
  const { shown, left } = withinLimit(sections, unfolded, limit);
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <tbody>
          {shown.map(({ section, index }) =>
            section.kind === 'folded' && !unfolded.has(index) ? (
              <tr key={`folded-${index}`}>
                <td colSpan={4} className={classes.folded}>
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    onClick={() => setUnfolded(new Set([...unfolded, index]))}
                  >
                    {t(m.editor_lines_unchanged, { count: section.rows.length })}
                  </Button>
                </td>
              </tr>
            ) : (
              section.rows.map((row) => (
                <DifferenceLine
                  key={`${row.kind}-${row.kind === 'added' ? row.after : row.before}`}
                  row={row}
                />
              ))
            ),
          )}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="subtle" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t(m.editor_difference_more, { count: left })}
        </Button>
      )}
    </div>
  );
}

interface Shown {
  readonly section: DifferenceSection;
  readonly index: number;
}

function withinLimit(sections: readonly DifferenceSection[], unfolded: ReadonlySet<number>, limit: number) {
  const shown: Shown[] = [];
  let left = 0;
  let remaining = limit;
  sections.forEach((section, index) => {
    const folded = section.kind === 'folded' && !unfolded.has(index);
    const rows = folded ? section.rows : section.rows.slice(0, Math.max(0, remaining));
    if (!folded) {
      remaining -= rows.length;
      left += section.rows.length - rows.length;
    }
    if (rows.length > 0) shown.push({ section: { ...section, rows }, index });
  });
  return { shown, left };
}
