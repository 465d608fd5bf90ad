// A row of a diff: a line, a pair of lines side by side, or a collapsed range of unchanged lines.
import { Button } from '@mantine/core';
import { memo } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { LineMarking } from '~/lib/difference/change-markings';
import type { DifferenceModel } from '~/lib/difference/difference-model';
import classes from './difference.module.css';
import { DifferenceSide } from './difference-side';
import type { DisplayItem } from './display-items';
import type { LineMatch } from './find-in-lines';

/** Data shared by all rows of a diff. */
export interface DifferenceRowContext {
  readonly model: DifferenceModel;
  readonly found: ReadonlyMap<number, readonly LineMatch[]>;
  readonly active: LineMatch | null;
  readonly unforeseen: ReadonlySet<number>;
  readonly onOpenFold: (from: number) => void;
}

interface DifferenceRowProps {
  readonly item: DisplayItem;
  readonly context: DifferenceRowContext;
  /** The changed words of the item's lines. `right` is only used for a pair of lines side by side. */
  readonly left: LineMarking;
  readonly right: LineMarking;
}

const NOTHING: readonly LineMatch[] = [];

/** Memoized, because the changed words of single rows arrive while the user scrolls through other rows. */
export const DifferenceRow = memo(function DifferenceRow({ item, context, left, right }: DifferenceRowProps) {
  const t = useT();
  const { model, found, active, unforeseen, onOpenFold } = context;
  const side = (index: number, marking: LineMarking, columns?: number) => {
    const line = model.line(index);
    return (
      line && (
        <DifferenceSide
          line={line}
          marking={marking}
          found={found.get(index) ?? NOTHING}
          active={active}
          flagged={unforeseen.has(index)}
          {...(columns !== undefined && { columns })}
        />
      )
    );
  };
  switch (item.kind) {
    case 'fold':
      return (
        <td className={classes.fold} colSpan={4}>
          <Button variant="subtle" size="compact-xs" onClick={() => onOpenFold(item.from)}>
            {t(m.difference_show_unchanged, { count: item.to - item.from })}
          </Button>
        </td>
      );
    case 'line': {
      const line = model.line(item.index);
      // Hunk headers and notes belong to neither side of the diff, so they have no line number and span all columns.
      if (line?.kind === 'hunk' || line?.kind === 'note') return side(item.index, left, 4);
      return (
        <>
          <td className={classes.number}>{line?.before}</td>
          <td className={classes.number}>{line?.after}</td>
          {side(item.index, left)}
        </>
      );
    }
    case 'pair':
      return (
        <>
          <td className={classes.number}>{item.left !== null && model.line(item.left)?.before}</td>
          {item.left === null ? <td className={classes.empty} /> : side(item.left, left)}
          <td className={classes.number}>{item.right !== null && model.line(item.right)?.after}</td>
          {item.right === null ? <td className={classes.empty} /> : side(item.right, right)}
        </>
      );
  }
});
