import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { shortened } from '~/lib/text/shortened';
import type { RowState } from '~/records/run/run-rows';
import { getNameNotes } from '~/ui/form/name-notes';
import type { Column } from '~/ui/table/data-table';
import { VirtualTable } from '~/ui/table/virtual-table';
import classes from '~/ui/table/virtual-table.module.css';
import type { PlanRow } from './plan';
import { type RowStatus, rowWords } from './row-words';

export interface ShownRow {
  readonly row: PlanRow;
  readonly outcome: RowState;
  readonly status: RowStatus;
}

/** What one line can hold at most. */
const LONGEST = 200;

/** The rows of the file, with what is to be done or what became of each. */
export function PlanRows({ rows }: { readonly rows: readonly ShownRow[] }) {
  const t = useT();
  const columns: Column<ShownRow>[] = [
    {
      key: 'line',
      title: t(m.canned_responses_import_line),
      width: '4.5rem',
      secondary: true,
      cell: ({ row }) => <div>{row.line}</div>,
    },
    {
      key: 'short_code',
      title: t(m.canned_responses_short_code),
      cell: ({ row }) => (
        <>
          <div dir="auto" title={shortened(row.short_code)}>
            {markHidden(shortened(row.short_code))}
          </div>
          <Text component="div" size="xs" lh={1.3} c="dimmed" className={classes.two}>
            {getNameNotes(t, shortened(row.short_code), row.twin).join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'content',
      title: t(m.canned_responses_content),
      width: '42%',
      secondary: true,
      cell: ({ row: { step, content } }) => (
        <>
          {step.kind === 'changed' && (
            <Text component="div" size="sm" c="dimmed" dir="auto">
              {t(m.canned_responses_import_before, {
                content: markHidden(step.before.content.slice(0, LONGEST)),
              })}
            </Text>
          )}
          <div dir="auto">{markHidden(content.slice(0, LONGEST))}</div>
        </>
      ),
    },
    {
      key: 'status',
      title: t(m.common_result),
      cell: ({ outcome, status }) => {
        const { label, text } = rowWords(t, status, outcome);
        return (
          <>
            <div>{label}</div>
            {text && (
              <Text component="div" size="xs" lh={1.3} c="dimmed" className={classes.two} title={text}>
                {text}
              </Text>
            )}
          </>
        );
      },
    },
  ];
  return (
    <VirtualTable
      label={t(m.canned_responses_import_rows)}
      columns={columns}
      lines="three"
      rows={rows}
      rowKey={({ row }) => row.line}
    />
  );
}
