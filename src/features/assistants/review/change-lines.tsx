import { Button } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { buildChangeRows, type ChangeRow, type RowCell } from './change-rows';
import type { LinesChange } from './collect-review-changes';
import { MarkedText } from './marked-text';
import classes from './review.module.css';
import type { ReviewLayout } from './use-review-view';

interface ChangeLinesProps {
  readonly before: string;
  readonly after: string;
  readonly change: LinesChange;
  readonly layout: ReviewLayout;
}

const AROUND = 1;
const MORE = 12;

type Side = 'before' | 'after';
const SIGN = { before: '−', after: '+' } as const;

/** Arranges the rows in one column. Within a group of changed lines, removed lines come first. */
function unifiedRows(rows: readonly ChangeRow[]) {
  const result: { side: Side; own: RowCell | null; isChanged: boolean }[] = [];
  let added: typeof result = [];
  for (const { isChanged, before, after } of rows) {
    if (!isChanged) {
      result.push(...added, { side: 'after', own: after, isChanged });
      added = [];
      continue;
    }
    if (before) result.push({ side: 'before', own: before, isChanged });
    if (after) added.push({ side: 'after', own: after, isChanged });
  }
  return [...result, ...added];
}

/** Shows the lines of a change with their line numbers: side by side or in one column. */
export function ChangeLines({ before, after, change, layout }: ChangeLinesProps) {
  const t = useT();
  const [around, setAround] = useState(AROUND);
  const rows = buildChangeRows(before, after, change, around);
  const cell = (side: Side, own: RowCell | null, isChanged: boolean) => (
    <>
      <td className={classes.number}>{own?.number}</td>
      <td
        className={classes.line}
        data-side={own && isChanged ? side : undefined}
        data-empty={!own || undefined}
        dir="auto"
      >
        {own && (
          <>
            {isChanged && (
              <span className={classes.sign}>
                <span aria-hidden>{SIGN[side]}</span>
                <span className="visually-hidden">
                  {t(side === 'before' ? m.difference_removed_line : m.difference_added_line)}{' '}
                </span>
              </span>
            )}
            <MarkedText text={own.text} marks={own.marking.marks} side={side} />
          </>
        )}
      </td>
    </>
  );
  const isSplit = layout === 'split';
  return (
    <>
      <div className={classes.lines}>
        <table data-layout={layout}>
          <colgroup>
            <col />
            <col />
            {isSplit && <col />}
            {isSplit && <col />}
          </colgroup>
          <thead>
            <tr>
              {isSplit ? (
                <>
                  <th colSpan={2} scope="col">
                    {t(m.common_before)}
                  </th>
                  <th colSpan={2} scope="col">
                    {t(m.common_after)}
                  </th>
                </>
              ) : (
                <th colSpan={2} scope="col">
                  {t(m.common_text)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {isSplit
              ? rows.map(({ isChanged, before: old, after: young }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and no other identity
                  <tr key={index}>
                    {cell('before', old, isChanged)}
                    {cell('after', young, isChanged)}
                  </tr>
                ))
              : unifiedRows(rows).map(({ side, own, isChanged }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and no other identity
                  <tr key={index}>{cell(side, own, isChanged)}</tr>
                ))}
          </tbody>
        </table>
      </div>
      {around < 100 && (
        <div className={classes.more}>
          <Button variant="subtle" size="compact-xs" onClick={() => setAround(around + MORE)}>
            {t(m.assistants_show_around)}
          </Button>
        </div>
      )}
    </>
  );
}
