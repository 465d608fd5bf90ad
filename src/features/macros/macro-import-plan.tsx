import { Button, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CandidateIds } from '~/records/create-record';
import { createRowRecord } from '~/records/create-row-record';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { paceAccess } from '~/records/run/paced-access';
import { isUnfinishedRow, type RowState, WAITING_ROW } from '~/records/run/process-rows';
import { RunProgress } from '~/records/run/run-progress';
import { isRunning, padWithWaitingRows } from '~/records/run/run-state';
import { StopRunButton } from '~/records/run/stop-run-button';
import { type RowWriteContext, useRowRun } from '~/records/run/use-row-run';
import { saveRecord } from '~/records/save-record';
import { getMacroAccess, getMacroCreation } from '~/resources/macro-record';
import { getMacroValues } from '~/resources/macro-values';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { Page } from '~/ui/page/page';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultLayout } from '~/ui/results/result-layout';
import { ResultSummary } from '~/ui/results/result-summary';
import {
  getImportCountSuffix,
  getImportGroupText,
  getImportGroupTitle,
  getMacroImportGroup,
  IMPORT_GROUP_TONES,
  MACRO_IMPORT_GROUPS,
  type MacroImportGroup,
} from './macro-import-groups';
import { MacroImportRow } from './macro-import-row';
import { isImportable, isSelectedByDefault, type MacroFileEntry, type MacroPlanRow } from './transfer';

interface MacroImportPlanProps {
  readonly plan: readonly MacroPlanRow[];
  readonly fileName: string;
  readonly onAnother: () => void;
  /** Notices shown above the rows. */
  readonly children: ReactNode;
}

/** The groups that are initially collapsed if there is more than one group. */
const SHUT: ReadonlySet<MacroImportGroup> = new Set(['created', 'same']);

/** Shows the preview of an import, the progress, and the outcome of each row. */
export function MacroImportPlan({ plan, fileName, onAnother, children }: MacroImportPlanProps) {
  const t = useT();
  const isAgent = useIsAdministrator() === false;
  const names = useTargetNames(
    plan.flatMap(({ entry, target }) => [...(entry?.actions ?? []), ...(target?.actions ?? [])]),
  );
  const [selected, setSelected] = useState<MacroImportGroup>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(plan.filter(isSelectedByDefault).map(({ index }) => index)),
  );
  const entryOf = ({ entry }: MacroPlanRow) =>
    entry && (isAgent ? { ...entry, visibility: 'personal' } : entry);
  const { state, start, stop } = useMacroImport(entryOf);
  const isUnderWay = isRunning(state);
  const isPlan = state.step === 'ready';
  const states = padWithWaitingRows(state.rows, plan.length);
  const isChosen = ({ index, entry }: MacroPlanRow) => entry !== null && chosen.has(index);
  const chosenStates = states.filter((_, index) => plan[index] && isChosen(plan[index]));
  const open = chosenStates.filter(isUnfinishedRow).length;
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const chooseAll = (rows: readonly MacroPlanRow[], isAll: boolean) => {
    const next = new Set(chosen);
    for (const { index } of rows) {
      if (isAll) next.add(index);
      else next.delete(index);
    }
    setChosen(next);
  };
  const groups = MACRO_IMPORT_GROUPS.map((group) => ({
    group,
    rows: plan.filter((row) => getMacroImportGroup(row, states[row.index] ?? WAITING_ROW) === group),
  })).filter(({ group, rows }) => rows.length > 0 || group === selected);
  const rowsWhole = t(m.macros_plan_count, { count: plan.length });
  return (
    <Page
      title={t(m.common_import)}
      documentTitle={t(m.macros_import)}
      actions={
        isUnderWay ? (
          <StopRunButton run={state} onStop={stop} />
        ) : (
          <>
            <MoreActionsMenu>
              <Menu.Item onClick={onAnother}>{t(m.macros_choose_other_file)}</Menu.Item>
            </MoreActionsMenu>
            {(isPlan || open > 0) && (
              <Button
                ref={moveFocusOnRemoval}
                disabled={open === 0}
                onClick={() => void start(plan, isChosen)}
              >
                {t(isPlan ? m.macros_import_start : m.records_run_continue, { count: open })}
              </Button>
            )}
          </>
        )
      }
    >
      <ResultLayout>
        <ResultSummary
          title={fileName}
          whole={rowsWhole}
          end={isPlan && t(m.canned_responses_import_nothing_yet)}
          parts={groups
            .map(({ group, rows }) => ({
              key: group,
              tone: IMPORT_GROUP_TONES[group],
              count: rows.length,
              label: getImportCountSuffix(t, group, rows.length),
            }))
            .toReversed()}
          countsLabel={t(m.common_import_preview)}
          selected={selected}
          onSelect={setSelected}
        >
          {children}
          {!isPlan && <RunProgress run={state} states={chosenStates} />}
        </ResultSummary>
        {groups
          .filter(({ group, rows }) => rows.length > 0 && (!selected || group === selected))
          .map(({ group, rows }) => (
            <ResultGroup
              key={`${group} ${selected === group}`}
              title={getImportGroupTitle(t, group)}
              text={getImportGroupText(t, group)}
              end={
                (group === 'new' || group === 'update') &&
                !isUnderWay && (
                  <ChooseAll isAll={rows.every(isChosen)} onChoose={(isAll) => chooseAll(rows, isAll)} />
                )
              }
              items={rows}
              getKey={({ index }) => index}
              isShut={groups.length > 1 && selected !== group && SHUT.has(group)}
            >
              {(row) => (
                <MacroImportRow
                  row={row}
                  outcome={states[row.index] ?? WAITING_ROW}
                  names={names}
                  isPersonal={isAgent}
                  isChosen={chosen.has(row.index)}
                  canChoose={isImportable(row) && !isUnderWay && states[row.index]?.step === 'waiting'}
                  onToggle={() => toggle(row.index)}
                />
              )}
            </ResultGroup>
          ))}
      </ResultLayout>
    </Page>
  );
}

interface ChooseAllProps {
  readonly isAll: boolean;
  readonly onChoose: (isAll: boolean) => void;
}

function ChooseAll({ isAll, onChoose }: ChooseAllProps) {
  const t = useT();
  return (
    <Button variant="default" size="compact-xs" onClick={() => onChoose(!isAll)}>
      {t(isAll ? m.common_clear_selection : m.portal_replace_select_all)}
    </Button>
  );
}

/** The run that creates or updates the selected macros one by one. */
function useMacroImport(entryOf: (row: MacroPlanRow) => MacroFileEntry | null) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const known = useRef(new Map<number, CandidateIds>());
  const open = (id: number) =>
    void navigate({
      to: '/$workspace/macros/$macroId',
      params: { workspace: scope.slug, macroId: String(id) },
    });

  const carryOut = async (row: MacroPlanRow, turn: RowWriteContext): Promise<RowState> => {
    const entry = entryOf(row);
    if (!entry) return { step: 'broken' };
    const values = { ...entry, actions: [...entry.actions] };
    if (row.target) {
      const seen = getMacroValues(row.target);
      const access = paceAccess(getMacroAccess(queryClient, scope, row.target.id), turn);
      return saveRecord(access, { ...seen, actions: values.actions }, seen, turn.report);
    }
    const access = getMacroCreation(queryClient, scope);
    const { state, duplicates } = await createRowRecord(access, values, row.index, turn, known.current);
    if (duplicates.length > 0) showDuplicatesToast(t, scope, entry.name, duplicates, open);
    return state;
  };
  return useRowRun({ carryOut, purpose: 'import' });
}
