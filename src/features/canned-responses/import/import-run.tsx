import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LeaveGuard } from '~/ui/leave-guard';
import { dropEntries } from './journal';
import { PlanRows } from './plan-rows';
import { ROW_STATUSES, type RowStatus, statusOf, statusWords, whyWords } from './row-words';
import { RunProgress } from './run-progress';
import { countOutcomes } from './run-state';
import { saveFile } from './save-file';
import type { ImportPlan } from './use-plan';
import { isRunning, useRun } from './use-run';
import { toSheet } from './write-export';

interface ImportRunProps {
  readonly plan: ImportPlan;
  readonly onAnother: () => void;
}

/** The plan of a file, and its run: what will be done, what is being done, what became of every row. */
export function ImportRun({ plan, onAnother }: ImportRunProps) {
  const t = useT();
  const { state, isElsewhere, start, pause } = useRun(plan);
  const [shown, setShown] = useState<RowStatus | 'all'>('all');
  const rows = plan.rows.map((row, index) => {
    const outcome = state.outcomes[index] ?? { kind: 'waiting' as const };
    return { row, outcome, status: statusOf(row, outcome) };
  });
  const counts = new Map<RowStatus, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  const filters = ROW_STATUSES.filter((status) => counts.has(status) || status === shown);
  const { waiting, unknown } = countOutcomes(state.outcomes);
  const left = waiting + unknown;
  const { step } = state.run;

  const saveOutcomes = () => {
    const heading = ['line', 'short_code', 'outcome', 'reason'];
    const cells = rows.map(({ row, outcome, status }) => [
      String(row.line),
      row.short_code,
      statusWords(t, status),
      whyWords(t, row, outcome),
    ]);
    saveFile('canned-responses-outcomes.csv', toSheet(heading, cells), 'text/csv');
  };
  const forget = async () => {
    await dropEntries(plan.runKey).catch(() => undefined);
    onAnother();
  };

  return (
    <Stack gap="md">
      <LeaveGuard
        isDirty={isRunning(state)}
        title={t(m.canned_responses_import_leave_title)}
        text={t(m.canned_responses_import_leave_text)}
      />
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
      {step === 'ready' && (
        <Text size="sm">
          {t(m.canned_responses_import_plan_counts, {
            created: counts.get('to-create') ?? 0,
            changed: counts.get('to-change') ?? 0,
            same: counts.get('same') ?? 0,
            refused: counts.get('refused') ?? 0,
          })}
        </Text>
      )}
      {(step !== 'ready' || (plan.kept?.size ?? 0) > 0) && <RunProgress state={state} />}
      <Group align="flex-end">
        <NativeSelect
          label={t(m.canned_responses_import_show)}
          value={shown}
          data={[
            { value: 'all', label: t(m.canned_responses_import_show_all, { count: rows.length }) },
            ...filters.map((status) => ({
              value: status,
              label: `${statusWords(t, status)} (${counts.get(status) ?? 0})`,
            })),
          ]}
          onChange={(event) =>
            setShown(ROW_STATUSES.find((status) => status === event.currentTarget.value) ?? 'all')
          }
        />
        {step === 'ready' && (
          <Button onClick={() => void start()}>{t(m.canned_responses_import_start, { count: left })}</Button>
        )}
        {(step === 'paused' || step === 'stopped') && (
          <Button onClick={() => void start()}>{t(m.canned_responses_import_go_on, { count: left })}</Button>
        )}
        {isRunning(state) && (
          <Button variant="default" loading={step === 'pausing'} onClick={pause}>
            {t(m.canned_responses_import_pause)}
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
