import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { toSheet } from '~/lib/file/csv-sheet';
import { alone } from '~/records/run/alone';
import { RunProgress } from '~/records/run/run-progress';
import { countRows, WAITING } from '~/records/run/run-rows';
import { isRunning } from '~/records/run/run-state';
import { useRun } from '~/records/run/use-run';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { carryOut } from './carry-out';
import { dropEntries, keepEntry } from './journal';
import { journalOf, startingStates } from './kept-rows';
import { PlanRows } from './plan-rows';
import { ROW_STATUSES, type RowStatus, rowWords, statusLabel, statusOf } from './row-words';
import type { ImportPlan } from './use-plan';

interface ImportRunProps {
  readonly plan: ImportPlan;
  readonly onAnother: () => void;
}

/** The plan of a file, and its run: what will be done, what is being done, what became of every row. */
export function ImportRun({ plan, onAnother }: ImportRunProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { state, isElsewhere, start, stop } = useCannedImport(plan);
  const [shown, setShown] = useState<RowStatus | 'all'>('all');
  const rows = plan.rows.map((row, index) => {
    const outcome = state.rows[index] ?? WAITING;
    return { row, outcome, status: statusOf(row, outcome, plan.kept?.get(row.short_code)) };
  });
  const counts = new Map<RowStatus, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  const filters = ROW_STATUSES.filter((status) => counts.has(status) || status === shown);
  const { left } = countRows(state.rows);
  const { step } = state;
  const isEnded = step !== 'ready' && !isRunning(state);

  const saveOutcomes = () => {
    const heading = ['line', 'short_code', 'outcome', 'reason'];
    const cells = rows.map(({ row, outcome, status }) => {
      const { label, text } = rowWords(t, status, outcome);
      return [String(row.line), row.short_code, label, text];
    });
    saveFile('canned-responses-outcomes.csv', toSheet(heading, cells), 'text/csv');
  };
  const forget = async () => {
    await dropEntries(plan.runKey).catch(() => undefined);
    onAnother();
  };

  return (
    <Stack gap="md">
      <Text size="sm" className="raw-text">
        {t(m.canned_responses_import_plan_of, { name: plan.fileName, count: plan.rows.length })}
      </Text>
      {plan.kept !== null && plan.kept.size > 0 && (
        <Text size="sm" role="status">
          {t(m.canned_responses_import_resumed, { count: plan.kept.size })}
        </Text>
      )}
      {plan.kept === null && <Text size="sm">{t(m.canned_responses_import_no_journal)}</Text>}
      {isElsewhere && (
        <Text size="sm" role="alert">
          {t(m.canned_responses_import_elsewhere)}
        </Text>
      )}
      {(step !== 'ready' || (plan.kept?.size ?? 0) > 0) && (
        <RunProgress
          run={state}
          states={state.rows}
          {...(plan.kept && { leaveText: t(m.canned_responses_import_leave_text) })}
        />
      )}
      <RunCounts counts={counts} isPlan={step === 'ready'} />
      <Group align="flex-end">
        <NativeSelect
          label={t(m.canned_responses_import_show)}
          value={shown}
          data={[
            { value: 'all', label: t(m.canned_responses_import_show_all, { count: rows.length }) },
            ...filters.map((status) => ({
              value: status,
              label: `${statusLabel(t, status)} (${number.format(counts.get(status) ?? 0)})`,
            })),
          ]}
          onChange={(event) =>
            setShown(ROW_STATUSES.find((status) => status === event.currentTarget.value) ?? 'all')
          }
        />
        {step === 'ready' && left > 0 && (
          <Button onClick={() => void start()}>{t(m.canned_responses_import_start, { count: left })}</Button>
        )}
        {isEnded && left > 0 && (
          <Button onClick={() => void start()}>{t(m.records_run_go_on, { count: left })}</Button>
        )}
        {isRunning(state) && (
          <Button variant="default" disabled={step === 'stopping'} onClick={stop}>
            {t(m.records_run_stop)}
          </Button>
        )}
        {!isRunning(state) && (
          <>
            <Button variant="default" onClick={saveOutcomes}>
              {t(m.canned_responses_import_save_outcomes)}
            </Button>
            <Button variant="default" onClick={onAnother}>
              {t(m.canned_responses_import_another)}
            </Button>
            {plan.kept !== null && plan.kept.size > 0 && (
              <Button variant="subtle" onClick={() => void forget()}>
                {t(m.canned_responses_import_forget)}
              </Button>
            )}
          </>
        )}
      </Group>
      <PlanRows rows={shown === 'all' ? rows : rows.filter(({ status }) => status === shown)} />
    </Stack>
  );
}

interface RunCountsProps {
  readonly counts: ReadonlyMap<RowStatus, number>;
  /** Nothing was done yet. */
  readonly isPlan: boolean;
}

function RunCounts({ counts, isPlan }: RunCountsProps) {
  const t = useT();
  const countOf = (status: RowStatus) => counts.get(status) ?? 0;
  const rest = { same: countOf('same'), refused: countOf('refused') };
  return (
    <Text size="sm">
      {isPlan
        ? t(m.canned_responses_import_plan_counts, {
            created: countOf('to-create'),
            changed: countOf('to-change'),
            ...rest,
          })
        : t(m.canned_responses_import_counts, {
            created: countOf('created'),
            changed: countOf('changed'),
            ...rest,
          })}
    </Text>
  );
}

/** Starts, stops and resumes an import. */
function useCannedImport({ rows, runKey, kept }: ImportPlan) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isElsewhere, setElsewhere] = useState(false);
  const [initial] = useState(() => startingStates(rows, kept ?? new Map()));
  // Without storage the import still runs, but can't be resumed after a crash.
  const journal = kept ? journalOf((shortCode, entry) => keepEntry(runKey, shortCode, entry)) : undefined;
  const { state, start, stop } = useRun({
    carryOut: carryOut(queryClient, scope),
    initial,
    purpose: 'import',
    around: async (work) => {
      const isAlone = await alone(`import ${runKey}`, () => work(journal));
      setElsewhere(!isAlone);
      // The reads of single rows aren't needed any more.
      queryClient.removeQueries({ queryKey: readKey(scope, 'cannedResponses'), type: 'inactive' });
    },
  });
  return { state, isElsewhere, start: () => start(rows), stop };
}
