import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { actionsSentence } from '~/domain/action-sentence';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { RunProgress } from '~/records/run/run-progress';
import { isOpen, WAITING } from '~/records/run/run-rows';
import { isRunning, statesOf } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { useIsAdministrator } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import type { Column } from '~/ui/table/data-table';
import { marked } from '~/ui/text/marked';
import { planWords } from './import-words';
import { visibilityWord } from './macro-labels';
import { isPlain, type MacroPlanRow } from './transfer';
import { useMacroImport } from './use-macro-import';

interface MacroImportPlanProps {
  readonly plan: readonly MacroPlanRow[];
  readonly fileName: string;
  readonly onAnother: () => void;
}

/** What would be created, row by row; then what became of each. */
export function MacroImportPlan({ plan, fileName, onAnother }: MacroImportPlanProps) {
  const t = useT();
  const language = useFormatLocale();
  const isAgent = useIsAdministrator() === false;
  const names = useTargetNames(plan.flatMap(({ entry }) => entry?.actions ?? []));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(plan.filter(isPlain).map(({ index }) => index)),
  );
  const entryOf = ({ entry }: MacroPlanRow) =>
    entry && (isAgent ? { ...entry, visibility: 'personal' } : entry);
  const { state, start, stop } = useMacroImport(entryOf);
  const isUnderWay = isRunning(state);
  const states = statesOf(state.rows, plan.length);
  const isChosen = ({ index, entry }: MacroPlanRow) => entry !== null && chosen.has(index);
  const chosenStates = states.filter((_, index) => plan[index] && isChosen(plan[index]));
  const open = chosenStates.filter(isOpen).length;
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const columns: Column<MacroPlanRow>[] = [
    {
      key: 'chosen',
      width: '6rem',
      title: t(m.common_import),
      cell: ({ index, entry }) => (
        <Checkbox
          aria-label={t(m.macros_plan_choose, { name: entry?.name ?? `${index + 1}` })}
          checked={chosen.has(index)}
          disabled={!entry || isUnderWay || states[index]?.step !== 'waiting'}
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
            {marked(row.entry?.name) ?? t(m.macros_plan_entry, { number: row.index + 1 })}
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
  ];
  const done = states.filter(({ step }) => step === 'saved').length;
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {t(m.macros_plan_summary, { file: fileName, count: plan.length, chosen: chosenStates.length, done })}
      </Text>
      <RunTable
        label={t(m.common_import_preview)}
        columns={columns}
        rows={plan}
        rowKey={({ index }) => index}
        run={state}
        outcomes={plan.map(({ index }) => (chosen.has(index) ? (states[index] ?? WAITING) : ''))}
        maxHeight="68vh"
      />
      {state.step !== 'ready' && <RunProgress run={state} states={chosenStates} />}
      <Group>
        <BusyButton loading={isUnderWay} disabled={open === 0} onClick={() => void start(plan, isChosen)}>
          {state.step === 'ready'
            ? t(m.macros_import_start, { count: open })
            : t(m.records_run_go_on, { count: open })}
        </BusyButton>
        {isUnderWay ? (
          <Button variant="default" disabled={state.step === 'stopping'} onClick={stop}>
            {t(m.records_run_stop)}
          </Button>
        ) : (
          <Button variant="default" onClick={onAnother}>
            {t(m.macros_choose_other_file)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
