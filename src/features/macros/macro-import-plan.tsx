import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { actionsSentence } from '~/domain/action-sentence';
import { visibilityWord } from '~/domain/macro-action';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { type T, useFormatLocale, useT } from '~/i18n/use-t';
import type { KnownIds } from '~/records/create-record';
import { createRow } from '~/records/create-row';
import { showDuplicates } from '~/records/duplicates-toast';
import { RunProgress } from '~/records/run/run-progress';
import { isOpen, type RowState, WAITING } from '~/records/run/run-rows';
import { isRunning, statesOf } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { type RowTurn, useRun } from '~/records/run/use-run';
import { newMacroAccess } from '~/resources/macro-record';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { getNameNotes } from '~/ui/form/name-notes';
import type { Column } from '~/ui/table/data-table';
import { marked } from '~/ui/text/marked';
import { type FileEntry, isPlain, type MacroPlanRow, type Rematch, type Verdict } from './transfer';

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

const VERDICTS: Record<Verdict, () => string> = {
  new: m.macros_plan_new,
  same: m.macros_plan_same,
  'name-taken': m.macros_plan_name_taken,
  unreadable: m.macros_plan_unreadable,
};

const KINDS: Record<Rematch['kind'], (inputs: { name: string }) => string> = {
  team: m.macros_target_team,
  agent: m.macros_target_agent,
  label: m.macros_target_label,
};

const listed = (t: T, targets: readonly Rematch[]) => [
  ...new Set(targets.map(({ kind, name }) => t(KINDS[kind], { name }))),
];

/** The sentences that describe a row of the plan. */
function planWords(t: T, row: MacroPlanRow): readonly string[] {
  const { entry, verdict, repeats, twin, rematched, unmatched, unsupported } = row;
  return [
    t(VERDICTS[verdict]),
    ...(repeats === null ? [] : [t(m.macros_plan_in_file, { number: repeats + 1 })]),
    ...getNameNotes(t, entry?.name ?? '', twin),
    ...(rematched.length > 0 ? [t(m.macros_plan_rematched, { targets: listed(t, rematched) })] : []),
    ...(unmatched.length > 0 ? [t(m.macros_plan_unmatched, { targets: listed(t, unmatched) })] : []),
    ...(unsupported.length > 0 ? [t(m.macros_plan_unsupported, { names: unsupported })] : []),
  ];
}

/** Creates the selected macros one after the other. */
function useMacroImport(entryOf: (row: MacroPlanRow) => FileEntry | null) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const known = useRef(new Map<number, KnownIds>());
  const open = (id: number) =>
    void navigate({
      to: '/$workspace/macros/$macroId',
      params: { workspace: scope.slug, macroId: String(id) },
    });

  const carryOut = async (row: MacroPlanRow, turn: RowTurn): Promise<RowState> => {
    const entry = entryOf(row);
    if (!entry) return { step: 'broken' };
    const values = { ...entry, actions: [...entry.actions] };
    const access = newMacroAccess(queryClient, scope);
    const { state, duplicates } = await createRow(access, values, row.index, turn, known.current);
    if (duplicates.length > 0) showDuplicates(t, scope, entry.name, duplicates, open);
    return state;
  };
  return useRun({ carryOut, purpose: 'import' });
}
