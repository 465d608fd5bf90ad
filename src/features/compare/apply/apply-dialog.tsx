import { Alert, Stack, Text, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { isStartOfNumber, parseTypedNumber } from '~/lib/json/parse-number';
import { type RowState, WAITING_ROW } from '~/records/run/process-rows';
import { RunDialog } from '~/records/run/run-dialog';
import { isRunning, padWithWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import { getBundleKindLabel } from '../kind-labels';
import { getWorkspaceName } from '../open-workspaces';
import type { ApplyPlan, ApplyRow } from '../plan/apply-plan';
import { describeWrite, getApplyRowName } from './plan-labels';
import { PlanNumbers } from './plan-numbers';
import type { ApplyDialogInput, ApplyRunResult } from './use-apply';
import { usePlanApplication } from './use-plan-application';

interface ApplyDialogProps {
  readonly plan: ApplyPlan;
  /** The display name of the backup or workspace that is applied. */
  readonly source: string;
  readonly typed: ApplyDialogInput;
  readonly onType: (typed: Partial<ApplyDialogInput>) => void;
  /** Called when the dialog closes. `ended` is null if no run was started. */
  readonly onClose: (ended: ApplyRunResult | null) => void;
}

/**
 * Reduces a name to its letters and digits, so that the user doesn't have to type special characters. Returns a name
 * without letters and digits unchanged.
 */
const spellOut = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || name.trim();

const isGood = ({ step }: RowState): boolean => step === 'saved' || step === 'unchanged';

/**
 * Ranks rows that couldn't be saved before saved and waiting rows, so that the reasons for failures are visible even
 * among hundreds of rows.
 */
const rank = (state: RowState): number => (isGood(state) || state.step === 'waiting' ? 1 : 0);

/** Asks the user to type the account's name and the number of articles to publish, then applies the plan. */
export function ApplyDialog({ plan, source, typed, onType, onClose }: ApplyDialogProps) {
  const t = useT();
  const { reason, name, count } = typed;
  const { rows, publishes } = plan;
  const { state, isElsewhere, begin, stop } = usePlanApplication(plan, reason);
  const target = getWorkspaceName(useScope());
  const isNamed = spellOut(name) === spellOut(target);
  const isCounted = publishes === 0 || parseTypedNumber(count) === publishes;
  const isReady = state.step === 'ready';
  const states = padWithWaitingRows(state.rows, rows.length);
  const good = states.filter(isGood).length;
  const rowsWithOutcome = rows.map((row, index) => ({ row, outcome: states[index] ?? WAITING_ROW }));
  const shown =
    isReady || isRunning(state)
      ? rowsWithOutcome
      : rowsWithOutcome.toSorted((a, b) => rank(a.outcome) - rank(b.outcome));
  return (
    <RunDialog
      title={t(m.apply_run_title, { name: target })}
      size="xl"
      run={state}
      states={states}
      startLabel={t(m.assistants_confirm, { count: rows.length })}
      canStart={isNamed && isCounted}
      onStart={begin}
      onStop={stop}
      onClose={() => onClose(isReady ? null : { total: rows.length, good })}
    >
      <Text size="sm">
        {t(m.apply_run_text, { source, target })} {t(m.apply_run_undo)}
      </Text>
      {isElsewhere && <Alert color="yellow">{t(m.apply_elsewhere)}</Alert>}
      {isReady && (
        <Stack gap="sm">
          <PlanNumbers plan={plan} />
          {rows.some(({ act }) => act !== 'create' && act !== 'update') && (
            <Text size="sm">{t(m.apply_run_parts)}</Text>
          )}
          <TextInput
            label={t(m.activity_reason)}
            description={t(m.activity_reason_text)}
            maxLength={200}
            value={reason}
            onChange={({ currentTarget: { value } }) => onType({ reason: value })}
          />
          <TextInput
            label={t(m.apply_type_name, { name: target })}
            autoComplete="off"
            value={name}
            error={!spellOut(target).startsWith(spellOut(name)) ? t(m.apply_type_name_wrong) : undefined}
            onChange={({ currentTarget: { value } }) => onType({ name: value })}
          />
          {publishes > 0 && (
            <TextInput
              label={t(m.apply_type_count, { count: publishes })}
              inputMode="numeric"
              autoComplete="off"
              value={count}
              error={!isStartOfNumber(count, publishes) ? t(m.apply_type_count_wrong) : undefined}
              onChange={({ currentTarget: { value } }) => onType({ count: value })}
            />
          )}
        </Stack>
      )}
      <RunTable
        label={t(m.apply_run_title, { name: target })}
        columns={buildColumns(t)}
        rows={shown.map(({ row }) => row)}
        rowKey={({ id }) => id}
        run={state}
        outcomes={shown.map(({ outcome }) => outcome)}
      />
    </RunDialog>
  );
}

const buildColumns = (t: Translator): Column<ApplyRow>[] => [
  {
    key: 'name',
    title: t(m.common_name),
    cell: (row) => <span className="raw-text">{getApplyRowName(row)}</span>,
  },
  {
    key: 'kind',
    title: t(m.common_type),
    width: '8rem',
    secondary: true,
    cell: ({ record }) => getBundleKindLabel(t, record.kind),
  },
  { key: 'what', title: t(m.apply_effect), width: '7.5rem', cell: (row) => describeWrite(t, row) },
];
