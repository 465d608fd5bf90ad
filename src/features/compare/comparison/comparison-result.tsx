import { Button, Menu } from '@mantine/core';
import { IconArrowsLeftRight, IconCircleCheck, IconDownload, IconEqual } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { formatListAsCsv } from '~/records/list/list-sheet';
import { getResource } from '~/resources/resources';
import { BUNDLE_KINDS, type BundleKind, getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { HeadButton } from '~/ui/page/head-button';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultLayout } from '~/ui/results/result-layout';
import { ResultRow } from '~/ui/results/result-row';
import { ResultSummary } from '~/ui/results/result-summary';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import { EmptyState } from '~/ui/table/empty-state';
import { FilterSelect } from '~/ui/table/filter-bar';
import { BackupHomeLink } from '../backup-home-link';
import { encodeNaturalKey } from '../bundle/bundle';
import type { RecordDifference } from '../bundle/compare-bundles';
import type { BundleSource } from '../bundle-source';
import { type CompareSearch, DIFFERENCE_OUTCOMES } from '../compare-search';
import { getBundleKindLabel, listMissingPartNames } from '../kind-labels';
import { getRecordContext } from '../record-labels';
import { BundleSourceLabel } from './bundle-source-label';
import classes from './comparison-result.module.css';
import {
  describeDifference,
  getDifferenceName,
  getOutcomeCountLabel,
  getOutcomeLabel,
  OUTCOME_TONES,
} from './difference-labels';
import { RecordDifferenceRow } from './record-difference-row';
import type { ComparedBundles } from './use-bundle-comparison';

const DifferenceDialog = createLazyPart(() => import('./difference-dialog'), 'DifferenceDialog');

/**
 * The number of rows that are shown at first for each kind. If only one kind is listed, `FIRST_ALONE` applies instead.
 */
const FIRST = 10;
const FIRST_ALONE = 50;

interface ComparisonResultProps {
  readonly compared: ComparedBundles;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
  readonly onPlan: (source: BundleSource) => void;
  /** Returns to the selection of the two sides. */
  readonly onOther: () => void;
}

/** Shows the number of records per outcome, and all differences grouped by kind. */
export function ComparisonResult(props: ComparisonResultProps) {
  const { compared, search, onSearchChange, onPlan, onOther } = props;
  const t = useT();
  const scope = useScope();
  const [opened, setOpened] = useState<RecordDifference | null>(null);
  const { differences } = compared.comparison;
  const { here, there } = compared.sides;
  const isOwn = (source: BundleSource) => source.kind === 'account' && source.scope.slug === scope.slug;
  const source = isOwn(here) ? there : isOwn(there) ? here : null;
  return (
    <Page
      title={t(m.common_compare)}
      parent={<BackupHomeLink />}
      actions={
        <>
          <HeadButton
            icon={<IconDownload size={16} aria-hidden />}
            disabled={differences.length === 0}
            onClick={() =>
              saveFile(
                `${scope.slug}-differences.csv`,
                formatListAsCsv(sheetColumns(t, compared), differences),
                'text/csv',
              )
            }
          >
            {t(m.compare_download)}
          </HeadButton>
          <MoreActionsMenu>
            <Menu.Item onClick={onOther}>{t(m.compare_other)}</Menu.Item>
          </MoreActionsMenu>
          {source && differences.length > 0 && (
            <Button onClick={() => onPlan(source)}>{t(m.compare_plan)}</Button>
          )}
        </>
      }
    >
      <ResultLayout foot={<ResultNotes compared={compared} />}>
        <Summary compared={compared} search={search} onSearchChange={onSearchChange} />
        {differences.length === 0 && (
          <EmptyState
            icon={<IconCircleCheck size={20} aria-hidden />}
            title={t(m.compare_none)}
            text={t(m.compare_none_text)}
          />
        )}
        <KindGroups compared={compared} search={search} onOpen={setOpened} />
      </ResultLayout>
      {opened && (
        <LazyPartBoundary asked={opened}>
          <DifferenceDialog difference={opened} compared={compared} onClose={() => setOpened(null)} />
        </LazyPartBoundary>
      )}
    </Page>
  );
}

function ResultNotes({ compared }: { readonly compared: ComparedBundles }) {
  const t = useT();
  const names = listMissingPartNames(t, compared.comparison.unread);
  return (
    <span>
      {names.length > 0 && `${t(m.compare_not_compared, { names })} `}
      {t(m.compare_others_macros)}
    </span>
  );
}

type SummaryProps = Pick<ComparisonResultProps, 'compared' | 'search' | 'onSearchChange'>;

function Summary({ compared, search, onSearchChange }: SummaryProps) {
  const t = useT();
  const { comparison, sides, at } = compared;
  const { differences, equal } = comparison;
  const { kind, outcome } = search;
  const ofKind = differences.filter((one) => kind === undefined || one.kind === kind);
  const same = [...equal].reduce((sum, [one, count]) => (kind && one !== kind ? sum : sum + count), 0);
  const kinds = BUNDLE_KINDS.filter((one) => countKind(compared, one).total > 0 || one === kind);
  const outcomes = DIFFERENCE_OUTCOMES.map((one) => ({
    key: one,
    tone: OUTCOME_TONES[one],
    count: ofKind.filter((difference) => difference.outcome === one).length,
  })).filter(({ key, count }) => count > 0 || key === outcome);
  const total = same + ofKind.length;
  return (
    <ResultSummary
      line={
        <div className={classes.line}>
          <BundleSourceLabel source={sides.here} at={at} />
          <IconArrowsLeftRight size={16} aria-hidden />
          <BundleSourceLabel source={sides.there} at={at} />
          <span className={classes.end}>
            <FilterSelect
              label={t(m.common_type)}
              value={kind ?? ''}
              data={[
                { value: '', label: t(m.compare_kinds_count, { count: kinds.length }) },
                ...kinds.map((value) => ({
                  value,
                  label: t(m.health_kind_count, {
                    kind: getBundleKindLabel(t, value),
                    count: countKind(compared, value).differing,
                  }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onSearchChange({ kind: BUNDLE_KINDS.find((one) => one === value), page: undefined })
              }
            />
          </span>
        </div>
      }
      whole={t(m.compare_file_records, { count: total })}
      parts={[
        ...(same > 0
          ? [
              {
                key: 'equal',
                tone: 'idle',
                count: same,
                label: t(m.apply_count_equal, { count: same }),
                isFixed: true,
              } as const,
            ]
          : []),
        ...outcomes.map((part) => ({
          ...part,
          label: getOutcomeCountLabel(t, part.key, part.count, compared),
        })),
      ]}
      countsLabel={t(m.common_result)}
      selected={outcome}
      onSelect={(key) =>
        onSearchChange({ outcome: DIFFERENCE_OUTCOMES.find((one) => one === key), page: undefined })
      }
    />
  );
}

/** Returns the number of records of a kind on each side. */
function countKind({ comparison }: ComparedBundles, kind: BundleKind) {
  const ofKind = comparison.differences.filter((one) => one.kind === kind);
  const equal = comparison.equal.get(kind) ?? 0;
  const count = (side: 'here' | 'there') => ofKind.reduce((sum, one) => sum + one[side].length, equal);
  return {
    equal,
    differing: ofKind.length,
    here: count('here'),
    there: count('there'),
    total: equal + ofKind.length,
  };
}

const isOneSided = ({ outcome }: RecordDifference): boolean =>
  outcome === 'only-here' || outcome === 'only-there';

interface KindGroupsProps extends Pick<ComparisonResultProps, 'compared' | 'search'> {
  readonly onOpen: (difference: RecordDifference) => void;
}

function KindGroups({ compared, search: { kind, outcome }, onOpen }: KindGroupsProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const kinds = BUNDLE_KINDS.filter((one) => kind === undefined || one === kind);
  const equalKinds = kinds.filter((one) => {
    const { equal, differing } = countKind(compared, one);
    return equal > 0 && differing === 0;
  });
  const isAlone = kind !== undefined || outcome !== undefined;
  return (
    <>
      {kinds.map((one) => {
        const counts = countKind(compared, one);
        const shown = compared.comparison.differences
          .filter(
            (difference) =>
              difference.kind === one && (outcome === undefined || difference.outcome === outcome),
          )
          // Lists records on both sides first, because they are rare and need the user's decision.
          .toSorted((a, b) => Number(isOneSided(a)) - Number(isOneSided(b)));
        return (
          shown.length > 0 && (
            <ResultGroup
              key={`${one} ${outcome} ${isAlone}`}
              title={getBundleKindLabel(t, one)}
              text={t(m.compare_kind_text, {
                hereName: compared.here,
                thereName: compared.there,
                here: number.format(counts.here),
                there: number.format(counts.there),
                equal: number.format(counts.equal),
              })}
              items={shown}
              getKey={({ key }) => encodeNaturalKey(key)}
              first={isAlone ? FIRST_ALONE : FIRST}
            >
              {(difference) => (
                <RecordDifferenceRow
                  difference={difference}
                  compared={compared}
                  opens={DifferenceDialog}
                  onOpen={() => onOpen(difference)}
                />
              )}
            </ResultGroup>
          )
        );
      })}
      {outcome === undefined && equalKinds.length > 0 && (
        <ResultGroup
          title={t(m.apply_equal)}
          text={t(m.compare_same_text)}
          items={equalKinds}
          getKey={(one) => one}
          isShut={compared.comparison.differences.length > 0}
        >
          {(one) => (
            <ResultRow
              icon={getResource(getTransfer(one).kind)?.icon ?? IconEqual}
              name={getBundleKindLabel(t, one)}
              text={t(m.compare_kind_equal, { count: countKind(compared, one).equal })}
            />
          )}
        </ResultGroup>
      )}
    </>
  );
}

const sheetColumns = (t: Translator, compared: ComparedBundles): Column<RecordDifference>[] => [
  { key: 'kind', title: t(m.common_type), cell: ({ kind }) => getBundleKindLabel(t, kind) },
  { key: 'name', title: t(m.common_name), cell: getDifferenceName },
  { key: 'place', title: t(m.compare_where), cell: (difference) => getRecordContext(t, difference) },
  { key: 'outcome', title: t(m.common_result), cell: ({ outcome }) => getOutcomeLabel(t, outcome, compared) },
  {
    key: 'fields',
    title: t(m.common_record_details),
    cell: (difference) => describeDifference(t, difference, compared),
  },
];
