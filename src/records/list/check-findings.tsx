// The findings of a check: tiles with counts, groups of rows, and the empty states.
import { Button } from '@mantine/core';
import { IconCircleCheck, IconHeartRateMonitor } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultLayout } from '~/ui/results/result-layout';
import { ResultTiles } from '~/ui/results/result-tiles';
import type { ResultTone } from '~/ui/results/result-tone';
import { EmptyState } from '~/ui/table/empty-state';
import { formatMoment } from '~/ui/time/format-moment';
import { minuteClock } from '~/ui/time/minute';
import type { CheckCounts } from '../last-check';

/** Findings of one kind. */
interface FindingGroup<Row> {
  readonly key: string;
  readonly title: string;
  /** A one-sentence explanation of the kind. */
  readonly text?: string | undefined;
  readonly findings: readonly Row[];
  /** A button that fixes all findings of the group. */
  readonly end?: ReactNode;
  /** The number of findings, if `findings` doesn't contain all of them. */
  readonly count?: number;
}

/** Groups that share a tile. */
export interface FindingArea<Row> {
  readonly key: string;
  readonly title: string;
  readonly tone: ResultTone;
  readonly groups: readonly FindingGroup<Row>[];
}

interface CheckFindingsProps<Row> {
  /** The areas (groups that share a tile), most urgent first. */
  readonly areas: readonly FindingArea<Row>[];
  /** The key of the area or group to show. If undefined, all are shown. */
  readonly selected: string | undefined;
  readonly onSelect: (key: string | undefined) => void;
  /** The earlier result to compare the counts with. Null if there is none. */
  readonly before: CheckCounts | null;
  /**
   * The progress of a check that the user stopped: `read` of `total` records. `total` is null if unknown. `stopped` is
   * null if the check is complete.
   */
  readonly stopped: { readonly read: number; readonly total: number | null } | null;
  /** Sentences about data that the check couldn't cover. */
  readonly notes: ReactNode;
  /** True if the findings are final, so that an empty state may be shown. */
  readonly isSettled: boolean;
  readonly noneText: string;
  readonly stoppedText: string;
  readonly getKey: (finding: Row) => string;
  /** Renders a `ResultRow`. `before` is the finding of the row above. */
  readonly children: (finding: Row, before: Row | undefined) => ReactNode;
}

/** The number of rows shown initially: `FIRST` for each of several groups, `FIRST_ALONE` for a single group. */
const FIRST = 50;
const FIRST_ALONE = 200;

const countGroup = <Row,>({ findings, count = findings.length }: FindingGroup<Row>): number => count;

const countArea = <Row,>({ groups }: FindingArea<Row>): number =>
  groups.reduce((sum, group) => sum + countGroup(group), 0);

export function CheckFindings<Row>(props: CheckFindingsProps<Row>) {
  const { areas, selected, onSelect, before, stopped, notes, isSettled, getKey, children } = props;
  const t = useT();
  const getChange = useChange(before);
  const shown = areas
    .flatMap(({ key, groups }) => groups.filter((group) => [undefined, key, group.key].includes(selected)))
    .filter(({ findings }) => findings.length > 0);
  const total = areas.reduce((sum, area) => sum + countArea(area), 0);
  const tiles = areas
    .map((area) => ({
      key: area.key,
      tone: area.tone,
      label: area.title,
      count: countArea(area),
      change: getChange(area.key, countArea(area)),
    }))
    .filter(({ key, count }) => count > 0 || (before?.parts[key] ?? 0) > 0);
  const selectedArea = areas.find(
    ({ key, groups }) => key === selected || groups.some((group) => group.key === selected),
  )?.key;
  const foot = [
    stopped && t(m.health_stopped_after, { ...stopped, total: stopped.total ?? '…' }),
    notes,
  ].filter(Boolean);
  return (
    <ResultLayout foot={foot.length > 0 && <span>{foot.map((one, index) => [index > 0 && ' ', one])}</span>}>
      {tiles.length > 0 && (
        <ResultTiles label={t(m.health_kind)} tiles={tiles} selected={selectedArea} onSelect={onSelect} />
      )}
      {shown.map((group) => (
        <ResultGroup
          key={`${selected} ${group.key}`}
          title={group.title}
          text={group.text}
          end={group.end}
          count={countGroup(group)}
          items={group.findings}
          getKey={getKey}
          first={selected === undefined ? FIRST : FIRST_ALONE}
        >
          {children}
        </ResultGroup>
      ))}
      {shown.length === 0 && isSettled && <NoFindings {...props} total={total} />}
    </ResultLayout>
  );
}

/** The empty state. It must not say "No problems found" after a stopped check or when a filter hides the findings. */
function NoFindings<Row>(props: CheckFindingsProps<Row> & { readonly total: number }) {
  const { stopped, total, noneText, stoppedText, onSelect } = props;
  const t = useT();
  const none = stopped
    ? { icon: IconHeartRateMonitor, title: t(m.health_stopped), text: stoppedText }
    : {
        icon: IconCircleCheck,
        title: t(total > 0 ? m.records_none_filtered : m.health_none),
        text: noneText,
      };
  return (
    <EmptyState
      icon={<none.icon size={20} aria-hidden />}
      title={none.title}
      text={total === 0 && none.text}
      action={
        total > 0 && (
          <Button variant="default" onClick={() => onSelect(undefined)}>
            {t(m.common_clear_filters)}
          </Button>
        )
      }
    />
  );
}

/** Returns a function that describes how a count changed since the earlier result. */
function useChange(before: CheckCounts | null) {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get, minuteClock.get);
  return (key: string, count: number): string | undefined => {
    if (!before) return undefined;
    const date = formatMoment(before.at, now, language, 'date');
    const change = count - (before.parts[key] ?? 0);
    if (change === 0) return t(m.health_unchanged, { date });
    return t(change > 0 ? m.health_more : m.health_fewer, { count: Math.abs(change), date });
  };
}
