import { Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { BUNDLE_KINDS } from '~/resources/transfers';
import type { Column } from '~/ui/table/data-table';
import { EmptyState } from '~/ui/table/empty-state';
import { Filter, Filters } from '~/ui/table/filters';
import { VirtualTable } from '~/ui/table/virtual-table';
import { Tag } from '~/ui/text/tag';
import { type CompareSearch, FATES } from '../compare-search';
import { bundleKindWord } from '../kind-words';
import { CHECKS } from '../plan/checks';
import type { Plan, PlannedRecord } from '../plan/plan';
import { recordName, recordPlace } from '../record-words';
import { checkTitle } from './check-words';
import { changedNames, FATE_TONES, fateWord, happening } from './plan-words';
import { RecordNotes } from './record-notes';

interface PlanListProps {
  readonly plan: Plan;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** What is left as it stands is shown where it is asked for. */
const isChosen = ({ fate }: PlannedRecord) => fate !== 'equal' && fate !== 'kept';

/** Choices with how many there are of each, those of nothing left out, unless it is the chosen one. */
function counted<One extends string>(
  t: T,
  records: readonly PlannedRecord[],
  all: readonly One[],
  chosen: string | undefined,
  word: (one: One) => string,
  valuesOf: (planned: PlannedRecord) => readonly One[],
) {
  const counts = new Map<One, number>();
  for (const one of records.flatMap(valuesOf)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [
    { value: '', label: t(m.health_all, { count: records.length }) },
    ...all.flatMap((value) => {
      const count = counts.get(value) ?? 0;
      return count > 0 || value === chosen
        ? [{ value, label: t(m.health_kind_count, { kind: word(value), count }) }]
        : [];
    }),
  ];
}

/** Every record of the plan, and what is said of it. */
export function PlanList({ plan, search, onSearchChange }: PlanListProps) {
  const t = useT();
  const { records } = plan;
  const { kind, fate, check } = search;
  const isListed = (planned: PlannedRecord) =>
    fate === undefined ? isChosen(planned) : planned.fate === fate;
  const listed = records.filter(isListed);
  const shown = records
    .map((planned, number) => ({ planned, number }))
    .filter(
      ({ planned }) =>
        isListed(planned) &&
        (kind === undefined || planned.record.kind === kind) &&
        (check === undefined || planned.findings.some((finding) => finding.check === check)),
    );
  const none = { fate: undefined, kind: undefined, check: undefined };
  return (
    <>
      <Filters
        onClear={
          fate === undefined && kind === undefined && check === undefined
            ? undefined
            : () => onSearchChange(none)
        }
      >
        <Filter
          label={t(m.apply_what)}
          value={fate ?? ''}
          data={[
            { value: '', label: t(m.health_all, { count: records.filter(isChosen).length }) },
            ...counted(
              t,
              records,
              FATES,
              fate,
              (one) => fateWord(t, one),
              (one) => [one.fate],
            ).slice(1),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearchChange({ fate: FATES.find((one) => one === value) })
          }
        />
        <Filter
          label={t(m.common_type)}
          value={kind ?? ''}
          data={counted(
            t,
            listed,
            BUNDLE_KINDS,
            kind,
            (one) => bundleKindWord(t, one),
            ({ record }) => [record.kind],
          )}
          onChange={({ currentTarget: { value } }) =>
            onSearchChange({ kind: BUNDLE_KINDS.find((one) => one === value) })
          }
        />
        <Filter
          label={t(m.apply_check)}
          value={check ?? ''}
          data={counted(
            t,
            listed,
            CHECKS.map(({ name }) => name),
            check,
            (one) => checkTitle(t, one),
            ({ findings }) => findings.map((finding) => finding.check),
          )}
          onChange={({ currentTarget: { value } }) => onSearchChange({ check: value || undefined })}
        />
      </Filters>
      {shown.length > 0 ? (
        <VirtualTable
          label={t(m.apply_plan)}
          columns={columnsOf(t)}
          rows={shown}
          rowKey={({ number }) => number}
          maxHeight="36rem"
        />
      ) : (
        <EmptyState title={t(m.common_no_results)} />
      )}
    </>
  );
}

interface NumberedRecord {
  readonly planned: PlannedRecord;
  /** Its place in the plan: a source may have several of one key. */
  readonly number: number;
}

const columnsOf = (t: T): Column<NumberedRecord>[] => [
  {
    key: 'name',
    title: t(m.apply_record),
    width: '36%',
    cell: ({ planned: { record } }) => {
      const place = recordPlace(t, record);
      return (
        <>
          <Text size="sm" fw={500} c="var(--mantine-color-text)" className="raw-text">
            {recordName(record)}
          </Text>
          <Text size="xs" c="dimmed" className="raw-text">
            {bundleKindWord(t, record.kind)}
            {place && ` · ${place}`}
          </Text>
        </>
      );
    },
  },
  {
    key: 'what',
    title: t(m.apply_what),
    cell: ({ planned }) => (
      <>
        <Group gap="xs">
          <Tag tone={FATE_TONES[planned.fate]}>{happening(t, planned)}</Tag>
          <Text size="xs">{changedNames(t, planned)}</Text>
        </Group>
        <RecordNotes planned={planned} />
      </>
    ),
  },
];
