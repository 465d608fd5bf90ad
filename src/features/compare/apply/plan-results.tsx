import { Button, Checkbox, Group, Menu } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { formatListAsCsv } from '~/records/list/list-sheet';
import { BUNDLE_KINDS } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers } from '~/ui/page/lazy-part-boundary';
import { ResultLayout } from '~/ui/results/result-layout';
import { ResultSummary } from '~/ui/results/result-summary';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import { EmptyState } from '~/ui/table/empty-state';
import { FilterBar, FilterSelect } from '~/ui/table/filter-bar';
import { Time } from '~/ui/time/time';
import { type CompareSearch, PLAN_VERDICTS } from '../compare-search';
import { getBundleKindLabel } from '../kind-labels';
import { LoadTimeEstimate } from '../load-time-estimate';
import { type ApplyPlan, countVerdicts, type PlannedRecord } from '../plan/apply-plan';
import type { ReferenceChoices } from '../plan/mapping';
import { PLAN_CHECKS } from '../plan/plan-checks';
import { getRecordContext, getRecordName } from '../record-labels';
import { describeFinding, describeRemedy, getCheckTitle } from './describe-finding';
import { PlanGroups } from './plan-groups';
import { describeManualStep, describeUnwrittenFields, summarizeVerdicts } from './plan-labels';
import classes from './plan-results.module.css';
import { listManualSteps, type ManualStep } from './to-do-rows';
import type { ApplyState, LoadedApplySides } from './use-apply';

interface PlanProps {
  readonly plan: ApplyPlan;
  readonly applying: ApplyState;
}

interface PlanActionsProps extends PlanProps {
  /** True if the plan was made with the latest settings. */
  readonly isCurrent: boolean;
  /** The lazily loaded code of the confirmation dialog that the button opens. */
  readonly opens: LazyPart;
}

/** The buttons of a plan, in the header of the page. */
export function PlanActions({ plan, isCurrent, applying, opens }: PlanActionsProps) {
  const t = useT();
  const saveToDo = useSaveToDo({ plan, applying });
  return (
    <>
      {plan.rows.length > 0 && (
        <div className={classes.time}>
          <LoadTimeEstimate requests={plan.requests} />
        </div>
      )}
      <MoreActionsMenu>
        <Menu.Item onClick={applying.forget}>{t(m.apply_choose_other)}</Menu.Item>
        {listManualSteps(plan.records).length > 0 && (
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={saveToDo}>
            {t(m.apply_download)}
          </Menu.Item>
        )}
      </MoreActionsMenu>
      {plan.rows.length > 0 && (
        <Button disabled={!isCurrent} onClick={() => applying.ask(plan)} {...createPreloadHandlers(opens)}>
          {t(m.assistants_confirm, { count: plan.rows.length })}
        </Button>
      )}
    </>
  );
}

/** Returns a function that saves a plan's manual steps as a CSV file. */
function useSaveToDo({ plan, applying }: PlanProps) {
  const t = useT();
  const { slug } = useScope();
  return () =>
    saveFile(
      `${slug}-manual-steps.csv`,
      formatListAsCsv(sheetColumns(t, applying.done), listManualSteps(plan.records)),
      'text/csv',
    );
}

interface PlanResultsProps extends PlanProps {
  /** The replacements that the displayed plan uses. */
  readonly choices: ReferenceChoices;
  readonly reading: LoadedApplySides;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** Shows the plan before it is applied: numbers, records and manual steps. */
export function PlanResults(props: PlanResultsProps) {
  const { plan, choices, reading, applying, search, onSearchChange } = props;
  const t = useT();
  const saveToDo = useSaveToDo(props);
  const { settings, change, read } = applying;
  return (
    <ResultLayout>
      <ResultSummary
        title={reading.sourceName}
        whole={t(m.apply_records_selected, { count: plan.records.length })}
        end={
          <>
            {t(m.apply_loaded_at)} <Time value={new Date(reading.at).toISOString()} style="ago-inline" /> ·{' '}
            <button type="button" className={classes.again} onClick={() => void read(reading.kinds)}>
              {t(m.apply_refresh_preview)}
            </button>
          </>
        }
        parts={summarizeVerdicts(t, plan)}
        countsLabel={t(m.apply_plan)}
        selected={search.verdict}
        onSelect={(key) => onSearchChange({ verdict: PLAN_VERDICTS.find((one) => one === key) })}
      >
        <Group gap="0.5rem 1.5rem">
          <Checkbox
            label={t(m.apply_add_missing_only)}
            description={t(m.apply_add_missing_only_text)}
            checked={settings.onlyAdd}
            onChange={({ currentTarget: { checked } }) => change({ onlyAdd: checked })}
          />
          {reading.kinds.includes('articles') && (
            <Checkbox
              label={t(m.apply_publish)}
              description={t(m.apply_publish_text)}
              checked={settings.publish}
              onChange={({ currentTarget: { checked } }) => change({ publish: checked })}
            />
          )}
          <Group gap="xs" ms="auto">
            <PlanFilters records={plan.records} search={search} onSearchChange={onSearchChange} />
          </Group>
        </Group>
      </ResultSummary>
      {plan.rows.length === 0 && <NothingToSave plan={plan} />}
      <PlanGroups
        plan={plan}
        names={{
          named: plan.named,
          target: reading.target,
          choices,
          chosen: settings.choices,
          onChoose: (chosen) => change({ choices: chosen }),
        }}
        search={search}
        applying={applying}
        onDownload={saveToDo}
      />
    </ResultLayout>
  );
}

function NothingToSave({ plan }: { readonly plan: ApplyPlan }) {
  const t = useT();
  const { kept, worksheet, refused } = countVerdicts(plan.records);
  const text =
    worksheet + refused > 0
      ? m.apply_nothing_applicable
      : kept > 0
        ? m.apply_nothing_missing
        : m.apply_nothing_same;
  return (
    <EmptyState icon={<IconCircleCheck size={20} aria-hidden />} title={t(m.apply_nothing)} text={t(text)} />
  );
}

interface PlanFiltersProps {
  readonly records: readonly PlannedRecord[];
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** Returns filter options with their counts. Omits options without records, unless they are selected. */
function listOptions<One extends string>(
  t: Translator,
  values: readonly One[],
  selected: string | undefined,
  word: (one: One) => string,
  countRecords: (one: One) => number,
) {
  return values.flatMap((value) => {
    const count = countRecords(value);
    if (count === 0 && value !== selected) return [];
    return [{ value, label: t(m.health_kind_count, { kind: word(value), count }) }];
  });
}

function PlanFilters({ records, search: { kind, check, verdict }, onSearchChange }: PlanFiltersProps) {
  const t = useT();
  const ofVerdict = records.filter((one) => verdict === undefined || one.verdict === verdict);
  const all = { value: '', label: t(m.health_all, { count: ofVerdict.length }) };
  const none = { kind: undefined, check: undefined };
  return (
    <FilterBar onClear={kind === undefined && check === undefined ? undefined : () => onSearchChange(none)}>
      <FilterSelect
        label={t(m.common_type)}
        value={kind ?? ''}
        data={[
          all,
          ...listOptions(
            t,
            BUNDLE_KINDS,
            kind,
            (one) => getBundleKindLabel(t, one),
            (one) => ofVerdict.filter(({ record }) => record.kind === one).length,
          ),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onSearchChange({ kind: BUNDLE_KINDS.find((one) => one === value) })
        }
      />
      <FilterSelect
        label={t(m.apply_check)}
        value={check ?? ''}
        data={[
          all,
          ...listOptions(
            t,
            PLAN_CHECKS.map(({ name }) => name),
            check,
            (one) => getCheckTitle(t, one),
            (one) =>
              ofVerdict.filter(({ findings }) => findings.some((finding) => finding.check === one)).length,
          ),
        ]}
        onChange={({ currentTarget: { value } }) => onSearchChange({ check: value || undefined })}
      />
    </FilterBar>
  );
}

/** Returns the sentences that describe a record's manual steps in the CSV file. */
function listSentences(t: Translator, planned: PlannedRecord): string {
  return [
    describeManualStep(t, planned),
    ...planned.findings.map((finding) => `${describeFinding(t, finding)} ${describeRemedy(t, finding)}`),
    describeUnwrittenFields(t, planned),
  ]
    .filter(Boolean)
    .join(' ');
}

const sheetColumns = (t: Translator, done: ReadonlySet<string>): Column<ManualStep>[] => [
  {
    key: 'kind',
    title: t(m.common_type),
    cell: ({ planned: { record } }) => getBundleKindLabel(t, record.kind),
  },
  { key: 'name', title: t(m.common_name), cell: ({ planned: { record } }) => getRecordName(record) },
  { key: 'place', title: t(m.compare_where), cell: ({ planned: { record } }) => getRecordContext(t, record) },
  { key: 'what', title: t(m.apply_to_do), cell: ({ planned }) => listSentences(t, planned) },
  {
    key: 'done',
    title: t(m.translations_done),
    cell: ({ id }) => t(done.has(id) ? m.common_yes : m.common_no),
  },
];
