import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import { ResultGroup } from '~/ui/results/result-group';
import type { CompareSearch } from '../compare-search';
import type { ApplyPlan, PlannedRecord } from '../plan/apply-plan';
import {
  collectReferences,
  getReferenceDecision,
  getReferenceId,
  type NamedReference,
} from '../plan/mapping';
import type { PlanVerdict } from '../plan/plan-state';
import { KindRow, type NumberedRecord } from './kind-row';
import {
  FoundReferences,
  MissingReferences,
  type ReferenceGroupProps,
  useReferenceChoiceField,
} from './name-groups';
import { getVerdictHelp, getVerdictLabel } from './plan-labels';
import { PlannedRow } from './planned-row';
import { listManualSteps } from './to-do-rows';
import type { ApplyState } from './use-apply';

/**
 * Up to this many planned records of a kind are shown as separate rows. If there are more, a single row represents all
 * of them.
 */
const FEW = 3;

interface PlanGroupsProps {
  readonly plan: ApplyPlan;
  readonly names: ReferenceGroupProps;
  readonly search: CompareSearch;
  readonly applying: ApplyState;
  readonly onDownload: () => void;
}

/** Lists the records of a plan. Records that need attention come first, and unchanged records come last. */
export function PlanGroups({ plan, names, search, applying, onDownload }: PlanGroupsProps) {
  const t = useT();
  const { verdict, kind, check } = search;
  const choiceOf = useReferenceChoiceField(names);
  const shown = plan.records
    .map((planned, number) => ({ planned, number }))
    .filter(
      ({ planned }) =>
        (kind === undefined || planned.record.kind === kind) &&
        (check === undefined || planned.findings.some((finding) => finding.check === check)),
    );
  const isFiltered = verdict !== undefined || kind !== undefined || check !== undefined;
  const ofVerdict = (one: PlanVerdict) =>
    verdict === undefined || verdict === one ? shown.filter(({ planned }) => planned.verdict === one) : [];
  const toDo = listManualSteps(shown.map(({ planned }) => planned));
  const manual = toDo.filter(({ planned }) => planned.verdict === 'worksheet');
  const later = toDo.filter(({ planned }) => planned.verdict !== 'worksheet');
  const renderToDo = ({ id, planned }: (typeof toDo)[number]) => (
    <PlannedRow
      planned={planned}
      done={{ isDone: applying.done.has(id), onChange: (isDone) => applying.markDone(id, isDone) }}
    />
  );
  const download = toDo.length > 0 && (
    <Button variant="subtle" color="gray" size="compact-sm" onClick={onDownload}>
      {t(m.apply_download)}
    </Button>
  );
  return (
    <>
      {!isFiltered && <MissingReferences {...names} />}
      <VerdictGroup verdict="refused" records={ofVerdict('refused')}>
        {({ planned }) => (
          <PlannedRow planned={planned} openChoices={openChoices(planned, names, choiceOf)} />
        )}
      </VerdictGroup>
      {(verdict === undefined || verdict === 'worksheet') && manual.length > 0 && (
        <ResultGroup
          title={getVerdictLabel(t, 'worksheet')}
          text={getVerdictHelp(t, 'worksheet')}
          end={download}
          items={manual}
          getKey={({ id }) => id}
        >
          {renderToDo}
        </ResultGroup>
      )}
      <PlannedGroup
        records={ofVerdict('planned')}
        areSingle={kind !== undefined || check !== undefined}
        publishes={plan.publishes}
        onDrafts={() => applying.change({ publish: false })}
      />
      {verdict === undefined && later.length > 0 && (
        <ResultGroup
          title={t(m.apply_later)}
          text={t(m.apply_later_text)}
          end={manual.length === 0 && download}
          items={later}
          getKey={({ id }) => id}
          first={20}
        >
          {renderToDo}
        </ResultGroup>
      )}
      {!isFiltered && <FoundReferences {...names} />}
      <VerdictGroup verdict="kept" records={ofVerdict('kept')} isShut={!isFiltered}>
        {({ planned }) => <PlannedRow planned={planned} />}
      </VerdictGroup>
      <VerdictGroup verdict="equal" records={ofVerdict('equal')} isShut={!isFiltered}>
        {({ planned }) => <PlannedRow planned={planned} />}
      </VerdictGroup>
    </>
  );
}

/** Renders a field for each of the record's references that still needs a replacement. */
function openChoices(
  { record }: PlannedRecord,
  { named, choices }: ReferenceGroupProps,
  choiceOf: (named: NamedReference) => ReactNode,
): readonly ReactNode[] {
  const ids = new Set(collectReferences(record).map(getReferenceId));
  return named
    .filter((one) => ids.has(one.id) && getReferenceDecision(one, choices) === null)
    .map((one) => <div key={one.id}>{choiceOf(one)}</div>);
}

interface VerdictGroupProps {
  readonly verdict: PlanVerdict;
  readonly records: readonly NumberedRecord[];
  readonly isShut?: boolean;
  readonly children: (record: NumberedRecord) => ReactNode;
}

function VerdictGroup({ verdict, records, isShut = false, children }: VerdictGroupProps) {
  const t = useT();
  if (records.length === 0) return null;
  return (
    <ResultGroup
      key={`${isShut}`}
      title={getVerdictLabel(t, verdict)}
      text={getVerdictHelp(t, verdict)}
      items={records}
      getKey={({ number }) => number}
      first={50}
      isShut={isShut}
    >
      {children}
    </ResultGroup>
  );
}

interface PlannedGroupProps {
  readonly records: readonly NumberedRecord[];
  /** True if each planned record is shown in a separate row. */
  readonly areSingle: boolean;
  readonly publishes: number;
  readonly onDrafts: () => void;
}

type PlannedItem =
  | NumberedRecord
  | { readonly kind: BundleKind; readonly records: readonly NumberedRecord[] };

function PlannedGroup({ records, areSingle, publishes, onDrafts }: PlannedGroupProps) {
  const t = useT();
  if (records.length === 0) return null;
  const created = records.filter(({ planned }) => planned.there === null).length;
  const items = areSingle
    ? records
    : BUNDLE_KINDS.flatMap((kind): readonly PlannedItem[] => {
        const ofKind = records.filter(({ planned }) => planned.record.kind === kind);
        return ofKind.length <= FEW ? ofKind : [{ kind, records: ofKind }];
      });
  return (
    <ResultGroup<PlannedItem>
      title={getVerdictLabel(t, 'planned')}
      count={records.length}
      text={t(m.apply_text_planned, { created, changed: records.length - created })}
      items={items}
      getKey={(item) => ('kind' in item ? item.kind : item.number)}
    >
      {(item) =>
        'kind' in item ? (
          <KindRow
            kind={item.kind}
            records={item.records}
            publishes={item.kind === 'articles' ? publishes : 0}
            onDrafts={onDrafts}
          />
        ) : (
          <PlannedRow planned={item.planned} />
        )
      }
    </ResultGroup>
  );
}
