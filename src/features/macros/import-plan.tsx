import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useIsAdministrator } from '~/session/scope-context';
import { targetNames, useDeskTargets } from '~/session/use-desk-targets';
import { actionsSentence } from '~/ui/action-sentence';
import { type Column, DataTable } from '~/ui/data-table';
import { LeaveGuard } from '~/ui/leave-guard';
import { ProblemNotice } from '~/ui/problem-notice';
import { outcomeWords, planWords } from './import-words';
import { isPlain, type PlanRow } from './transfer';
import { type ImportRow, useImport } from './use-import';
import { visibilityWord } from './words';

interface ImportPlanProps {
  readonly plan: readonly PlanRow[];
  readonly fileName: string;
  readonly onAnother: () => void;
}

/** What would be created, row by row; then what became of each. */
export function ImportPlan({ plan, fileName, onAnother }: ImportPlanProps) {
  const t = useT();
  const language = useFormatLocale();
  const isAgent = useIsAdministrator() === false;
  const names = targetNames(useDeskTargets());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(plan.filter(isPlain).map(({ index }) => index)),
  );
  const { step, outcomes, heldBy, run, pause } = useImport();
  const isRunning = step === 'running' || step === 'pausing';
  const rows: ImportRow[] = plan.flatMap(({ index, entry }) =>
    entry && chosen.has(index)
      ? [{ index, entry: isAgent ? { ...entry, visibility: 'personal' } : entry }]
      : [],
  );
  const isDone = (index: number) => ['done', 'refused'].includes(outcomes.get(index)?.step ?? '');
  const open = rows.filter(({ index }) => !isDone(index));
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const columns: Column<PlanRow>[] = [
    {
      key: 'chosen',
      title: t(m.macros_plan_chosen),
      cell: ({ index, entry }) => (
        <Checkbox
          aria-label={t(m.macros_plan_choose, { name: entry?.name ?? `${index + 1}` })}
          checked={chosen.has(index)}
          disabled={!entry || isRunning || outcomes.has(index)}
          onChange={() => toggle(index)}
        />
      ),
    },
    {
      key: 'macro',
      title: t(m.macros_macro),
      cell: (row) => (
        <Stack gap={2}>
          <Text size="sm" fw={500} className="raw-text">
            {row.entry?.name ?? t(m.macros_plan_entry, { number: row.index + 1 })}
          </Text>
          {row.entry && (
            <Text size="sm" c="dimmed" lineClamp={3} className="raw-text">
              {visibilityWord(t, isAgent ? 'personal' : row.entry.visibility)}.{' '}
              {actionsSentence(t, language, row.entry.actions, names)}
            </Text>
          )}
          {planWords(t, row).map((sentence) => (
            <Text size="sm" key={sentence} className="raw-text">
              {sentence}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      key: 'outcome',
      title: t(m.macros_plan_outcome),
      cell: ({ index }) => <span className="raw-text">{outcomeWords(t, outcomes.get(index))}</span>,
    },
  ];
  const done = [...outcomes.values()].filter((outcome) => outcome.step === 'done').length;
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {t(m.macros_plan_summary, { file: fileName, count: plan.length, chosen: rows.length, done })}
      </Text>
      <DataTable label={t(m.macros_plan)} columns={columns} rows={plan} rowKey={({ index }) => index} />
      {heldBy && <ProblemNotice error={heldBy} purpose="read" />}
      <Group>
        <Button loading={isRunning} disabled={open.length === 0} onClick={() => void run(open)}>
          {outcomes.size === 0
            ? t(m.macros_import_start, { count: open.length })
            : t(m.macros_import_go_on, { count: open.length })}
        </Button>
        {isRunning && (
          <Button variant="default" disabled={step === 'pausing'} onClick={pause}>
            {t(m.macros_import_pause)}
          </Button>
        )}
        {!isRunning && (
          <Button variant="default" onClick={onAnother}>
            {t(m.macros_choose_other_file)}
          </Button>
        )}
      </Group>
      <LeaveGuard
        isDirty={isRunning}
        title={t(m.macros_import_leave_title)}
        text={t(m.macros_import_leave)}
      />
    </Stack>
  );
}
