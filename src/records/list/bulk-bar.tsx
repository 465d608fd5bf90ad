// The actions for selected rows of a list, and a button that selects all rows that match its search and filters.
import { IconChecks, IconPlayerStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PageMeta } from '~/lib/file/page-meta';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import type { SelectedRows } from '~/ui/table/selection/row-choice';
import { SelectionAction, SelectionBar } from '~/ui/table/selection/selection-bar';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import type { ListSource } from './list-source';
import { useFullLoad } from './use-full-load';

/** The selected rows of a list, and the rows that can still be selected. */
export interface RowSelection<Row> {
  readonly chosen: SelectedRows<Row>;
  readonly onChoose: (choice: { readonly chosen: SelectedRows<Row> }) => void;
  /** The current page of the list. */
  readonly page: { readonly data: readonly Row[]; readonly meta?: PageMeta | undefined } | undefined;
  /** The source of all rows that match the search and the filters. */
  readonly source: ListSource<Row>;
}

interface BulkBarProps<Row> extends RowSelection<Row> {
  /** The number and kind of selected records. */
  readonly label: string;
  /** `SelectionAction` elements. */
  readonly children: ReactNode;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Reports whether the whole page is selected and more rows match. */
function hasUnchosen<Row extends { readonly id: number }>({ page, chosen }: RowSelection<Row>): boolean {
  if (!page?.data.every(({ id }) => chosen.has(id))) return false;
  const { total_count: total, total_pages: pages } = page.meta ?? {};
  return total === undefined
    ? chosen.size <= page.data.length && pages !== 1
    : Math.max(chosen.size, page.data.length) < total;
}

export function BulkBar<Row extends { readonly id: number }>(props: BulkBarProps<Row>) {
  const { chosen, onChoose, page, source, label, children } = props;
  const t = useT();
  const scope = useScope();
  const { state, start, stop } = useFullLoad();
  const isReading = state.step === 'reading';
  const secondsLeft = useSecondsLeft((isReading && state.waitsUntil) || 0);
  const total = page?.meta?.total_count;
  const getLabel = () => {
    if (!isReading) return label;
    if (secondsLeft > 0) return t(m.records_run_paused, { wait: formatWaitingTime(secondsLeft, t.language) });
    return t(m.records_loading, { read: state.read, total: state.total ?? '…' });
  };
  /** Selects all matching rows. Loads all pages first, because a bulk action needs a fixed list. */
  const addAll = () =>
    void start(
      async (tools) =>
        'operation' in source ? readAllPages(scope, source.operation, source, tools) : source,
      (found) => onChoose({ chosen: new Map([...chosen, ...found.map((row) => [row.id, row] as const)]) }),
    );
  return (
    <>
      {state.step === 'failed' && <ProblemNotice error={state.error} purpose="read" />}
      <SelectionBar
        label={getLabel()}
        onClear={() => {
          stop();
          onChoose({ chosen: new Map() });
        }}
      >
        {isReading && (
          <SelectionAction icon={<IconPlayerStop {...ICON} />} label={t(m.records_run_stop)} onClick={stop} />
        )}
        {!isReading && hasUnchosen(props) && (
          <SelectionAction
            icon={<IconChecks {...ICON} />}
            label={
              total === undefined ? t(m.records_select_every) : t(m.records_select_matching, { count: total })
            }
            onClick={addAll}
          />
        )}
        {!isReading && children}
      </SelectionBar>
    </>
  );
}
