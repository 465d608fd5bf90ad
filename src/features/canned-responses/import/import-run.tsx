import { Button, Menu, NativeSelect, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { dropJournalEntries } from '~/drafts/import-journal';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { formatCsv } from '~/lib/file/csv-sheet';
import { countRows, WAITING_ROW } from '~/records/run/process-rows';
import { RunProgress } from '~/records/run/run-progress';
import { isRunning, type RunState } from '~/records/run/run-state';
import { StopRunButton } from '~/records/run/stop-run-button';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { HeadButton } from '~/ui/page/head-button';
import { Page } from '~/ui/page/page';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultLayout } from '~/ui/results/result-layout';
import { ResultSummary } from '~/ui/results/result-summary';
import { saveFile } from '~/ui/save-file';
import { type DisplayedImportRow, ImportRow } from './import-row';
import type { ConflictChoice, ImportPlanRow } from './plan';
import {
  getRowCountLabel,
  getRowReason,
  getRowStatus,
  getRowStatusColor,
  getRowStatusTitle,
  IMPORT_ROW_STATUSES,
  type ImportRowStatus,
  listConflictOptions,
  STATUS_BAR_ORDER,
  STATUS_BY_CONFLICT_CHOICE,
} from './row-labels';
import { useCannedResponseImport } from './use-canned-response-import';
import type { ImportPlan } from './use-import-plan';

interface ImportRunProps {
  readonly plan: ImportPlan;
  readonly onAnother: () => void;
}

/** Shows the preview of an import, its progress, and the outcome of each row. */
export function ImportRun({ plan, onAnother }: ImportRunProps) {
  const t = useT();
  const {
    rows: planned,
    changes,
    edit,
    choose,
    state,
    isElsewhere,
    start,
    stop,
  } = useCannedResponseImport(plan);
  const { edits, conflicts } = changes;
  const isPlan = state.step === 'ready';
  const rows = planned.map((row, index): DisplayedImportRow => {
    const outcome = state.rows[index] ?? WAITING_ROW;
    const status = getRowStatus(row, outcome, plan.kept?.get(row.short_code));
    const own = conflicts.byLine.get(row.line);
    return {
      ...{ row, outcome, status, isEdited: edits.has(row.line) },
      ...{ choice: own ?? conflicts.all, isChosen: own !== undefined && row.conflict !== null },
    };
  });
  const keptCount = plan.kept?.size ?? 0;
  const forget = async () => {
    await dropJournalEntries(plan.runKey).catch(() => undefined);
    onAnother();
  };
  return (
    <Page
      title={t(m.common_import)}
      documentTitle={t(m.canned_responses_import_title)}
      actions={
        <RunActions
          state={state}
          onStart={() => void start()}
          onStop={stop}
          onSave={() => saveOutcomes(t, rows)}
          onAnother={onAnother}
          {...(keptCount > 0 && { onForget: () => void forget() })}
        />
      }
    >
      <LeaveGuard
        isDirty={isPlan && edits.size + conflicts.byLine.size > 0}
        title={t(m.common_unsaved_title)}
        text={t(m.common_unsaved_text)}
      />
      <RunResults
        rows={rows}
        fileName={plan.fileName}
        isPlan={isPlan}
        conflictGroup={STATUS_BY_CONFLICT_CHOICE[conflicts.all]}
        onEdit={isPlan ? (line, values) => void edit(line, values) : undefined}
        onChoose={isPlan ? (line, choice) => void choose(line, choice) : undefined}
      >
        {isPlan && planned.some(({ conflict }) => conflict !== null) && (
          <NativeSelect
            label={t(m.canned_responses_import_conflict)}
            data={listConflictOptions(t)}
            value={conflicts.all}
            w="fit-content"
            onChange={({ currentTarget }) => void choose(null, currentTarget.value as ConflictChoice)}
          />
        )}
        {keptCount > 0 && (
          <Text size="sm" role="status">
            {t(m.canned_responses_import_resumed, { count: keptCount })}
          </Text>
        )}
        {plan.kept === null && <Text size="sm">{t(m.canned_responses_import_progress_not_saved)}</Text>}
        {isElsewhere && (
          <Text size="sm" role="alert">
            {t(m.canned_responses_import_elsewhere)}
          </Text>
        )}
        {(!isPlan || keptCount > 0) && (
          <RunProgress
            run={state}
            states={state.rows.filter((_, index) => isImported(planned[index], plan))}
            {...(plan.kept && { leaveText: t(m.canned_responses_import_leave_text) })}
          />
        )}
      </RunResults>
    </Page>
  );
}

/** Reports whether the import writes the row, or an interrupted import of the same file wrote it. */
const isImported = (row: ImportPlanRow | undefined, { kept }: ImportPlan): boolean =>
  row !== undefined &&
  (row.step.kind === 'new' || row.step.kind === 'changed' || (kept?.has(row.short_code) ?? false));

function saveOutcomes(t: Translator, rows: readonly DisplayedImportRow[]) {
  const heading = ['line', 'short_code', 'outcome', 'reason'];
  const cells = rows.map(({ row, outcome, status }) => [
    String(row.line),
    row.short_code,
    getRowStatusTitle(t, status),
    getRowReason(t, outcome),
  ]);
  saveFile('canned-responses-outcomes.csv', formatCsv(heading, cells), 'text/csv');
}

interface RunActionsProps {
  readonly state: RunState;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onSave: () => void;
  readonly onAnother: () => void;
  /** Discards the progress of an interrupted import of the same file. Undefined if there was none. */
  readonly onForget?: () => void;
}

function RunActions({ state, onStart, onStop, onSave, onAnother, onForget }: RunActionsProps) {
  const t = useT();
  const { left } = countRows(state.rows);
  if (isRunning(state)) return <StopRunButton run={state} onStop={onStop} />;
  const hasMore = left > 0 || onForget !== undefined;
  return (
    <>
      <HeadButton icon={<IconDownload size={16} aria-hidden />} onClick={onSave}>
        {t(m.canned_responses_import_download_results)}
      </HeadButton>
      {hasMore && (
        <MoreActionsMenu>
          {left > 0 && <Menu.Item onClick={onAnother}>{t(m.canned_responses_import_another)}</Menu.Item>}
          {onForget && (
            <Menu.Item color="red" onClick={onForget}>
              {t(m.canned_responses_import_discard_progress)}
            </Menu.Item>
          )}
        </MoreActionsMenu>
      )}
      {left > 0 ? (
        <Button ref={moveFocusOnRemoval} onClick={onStart}>
          {t(state.step === 'ready' ? m.canned_responses_import_start : m.records_run_continue, {
            count: left,
          })}
        </Button>
      ) : (
        <Button onClick={onAnother}>{t(m.canned_responses_import_another)}</Button>
      )}
    </>
  );
}

interface RunResultsProps {
  readonly rows: readonly DisplayedImportRow[];
  readonly fileName: string;
  readonly isPlan: boolean;
  /**
   * The group of the rows to which the action for all conflicts applies. Until the import starts, the group also
   * contains rows for which the user chose another action.
   */
  readonly conflictGroup: ImportRowStatus;
  readonly onEdit: Parameters<typeof ImportRow>[0]['onEdit'];
  readonly onChoose: Parameters<typeof ImportRow>[0]['onChoose'];
  readonly children: ReactNode;
}

/** The number of rows that a group shows at first if there are several groups. */
const FIRST: Partial<Record<ImportRowStatus, number>> = { 'to-change': 8, changed: 8 };
/** The groups that start collapsed if there are several groups. */
const SHUT: ReadonlySet<ImportRowStatus> = new Set(['to-create', 'created', 'skipped', 'same']);

function RunResults({ rows, fileName, isPlan, children, ...props }: RunResultsProps) {
  const { conflictGroup, onEdit, onChoose } = props;
  const t = useT();
  const [selected, setSelected] = useState<ImportRowStatus>();
  const groups = new Map<ImportRowStatus, DisplayedImportRow[]>();
  const counts = new Map<ImportRowStatus, number>();
  for (const shown of rows) {
    const group = isPlan ? getPlanGroup(shown, conflictGroup) : shown.status;
    const items = groups.get(group);
    if (items) items.push(shown);
    else groups.set(group, [shown]);
    counts.set(shown.status, (counts.get(shown.status) ?? 0) + 1);
  }
  const whole = t(m.canned_responses_import_rows_count, { count: rows.length });
  return (
    <ResultLayout>
      <ResultSummary
        title={fileName}
        whole={whole}
        end={isPlan && t(m.canned_responses_import_nothing_yet)}
        parts={STATUS_BAR_ORDER.flatMap((status) => {
          const count = counts.get(status) ?? 0;
          const label = getRowCountLabel(t, status, count);
          return count > 0 || status === selected
            ? [{ key: status, tone: getRowStatusColor(status, isPlan), count, label }]
            : [];
        })}
        countsLabel={t(m.canned_responses_import_rows)}
        selected={selected}
        onSelect={setSelected}
      >
        {children}
      </ResultSummary>
      {IMPORT_ROW_STATUSES.flatMap((status) => {
        const items = groups.get(status) ?? [];
        const isSelected = selected === status;
        const isAlone = isSelected || groups.size === 1;
        const first = isAlone ? 50 : (FIRST[status] ?? 50);
        const isShut = !isAlone && SHUT.has(status);
        if (items.length === 0 || (selected && selected !== status)) return [];
        return [
          <ResultGroup
            // Remounts the group only if its initial state changes, because remounting loses the focus.
            key={`${status} ${isSelected} ${first} ${isShut}`}
            title={getRowStatusTitle(t, status)}
            count={counts.get(status) ?? 0}
            text={getGroupText(t, status, isPlan)}
            items={items}
            getKey={({ row }) => row.line}
            {...{ first, isShut }}
          >
            {(shown) => <ImportRow shown={shown} onEdit={onEdit} onChoose={onChoose} />}
          </ResultGroup>,
        ];
      })}
    </ResultLayout>
  );
}

/**
 * Returns the group of a row in the preview. A row stays in its group when the user changes it, because it would
 * otherwise disappear while the user works on it.
 */
function getPlanGroup(
  { status, isEdited, isChosen }: DisplayedImportRow,
  conflictGroup: ImportRowStatus,
): ImportRowStatus {
  if (isEdited) return 'refused';
  return isChosen ? conflictGroup : status;
}

function getGroupText(t: Translator, status: ImportRowStatus, isPlan: boolean): string | undefined {
  switch (status) {
    case 'refused':
      return isPlan ? t(m.canned_responses_import_text_refused) : undefined;
    case 'to-change':
      return t(m.canned_responses_import_text_update);
    case 'skipped':
      return t(m.canned_responses_import_text_skipped);
    case 'same':
      return t(m.canned_responses_import_text_same);
    default:
      return undefined;
  }
}
