// One row of a difference: a line, a pair of lines side by side, a folded stretch, or the heading of a change.
import { Button, Checkbox } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './difference.module.css';
import type { DifferenceModel } from './difference-model';
import { DifferenceSide } from './difference-side';
import type { DisplayItem } from './display-items';
import type { Found } from './find-in-lines';

/** What all rows of one difference share. */
export interface RowContext {
  readonly model: DifferenceModel;
  readonly found: ReadonlyMap<number, readonly Found[]>;
  readonly active: Found | null;
  readonly unforeseen: ReadonlySet<number>;
  readonly leftOut: ReadonlySet<number>;
  readonly onLeaveOut: ((change: number, leaveOut: boolean) => void) | undefined;
  readonly canLeaveOut: (change: number) => boolean;
  readonly onOpenFold: (from: number) => void;
}

interface DifferenceRowProps {
  readonly item: DisplayItem;
  readonly context: RowContext;
}

const NOTHING: readonly Found[] = [];

export function DifferenceRow({ item, context }: DifferenceRowProps) {
  const t = useT();
  const { model, found, active, unforeseen, leftOut, onLeaveOut, canLeaveOut, onOpenFold } = context;
  const side = (index: number) => {
    const line = model.lines[index];
    return (
      line && (
        <DifferenceSide
          line={line}
          marking={model.markingOf(index)}
          found={found.get(index) ?? NOTHING}
          active={active}
          flagged={unforeseen.has(index)}
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
    case 'change': {
      const { removed = [], added = [] } = model.changes[item.change] ?? {};
      return (
        <td className={classes.change} colSpan={4}>
          <span>
            {t(m.difference_change_of, { change: item.change + 1, changes: model.changes.length })}{' '}
            {t(m.difference_lines_removed, { count: removed.length })}{' '}
            {t(m.difference_lines_added, { count: added.length })}
          </span>
          {canLeaveOut(item.change) && (
            <Checkbox
              size="xs"
              label={t(m.difference_leave_out)}
              aria-label={t(m.difference_leave_out_change, { change: item.change + 1 })}
              checked={leftOut.has(item.change)}
              onChange={(event) => onLeaveOut?.(item.change, event.currentTarget.checked)}
            />
          )}
        </td>
      );
    }
    case 'line': {
      const line = model.lines[item.index];
      // What belongs to neither side has no number, and the whole width.
      if (line?.kind === 'hunk' || line?.kind === 'note')
        return (
          <td className={classes.content} colSpan={4}>
            {side(item.index)}
          </td>
        );
      return (
        <>
          <td className={classes.number}>{line?.before}</td>
          <td className={classes.number}>{line?.after}</td>
          <td className={classes.content}>{side(item.index)}</td>
        </>
      );
    }
    case 'pair':
      return (
        <>
          <td className={classes.number}>{item.left !== null && model.lines[item.left]?.before}</td>
          <td className={classes.content} data-empty={item.left === null || undefined}>
            {item.left !== null && side(item.left)}
          </td>
          <td className={classes.number}>{item.right !== null && model.lines[item.right]?.after}</td>
          <td className={classes.content} data-empty={item.right === null || undefined}>
            {item.right !== null && side(item.right)}
          </td>
        </>
      );
  }
}
