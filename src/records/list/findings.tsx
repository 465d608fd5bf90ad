// The findings of a check with a filter by kind, the progress of the check, and its empty state.
import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconHeartRateMonitor } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EmptyState } from '~/ui/table/empty-state';
import { Filter, Filters } from '~/ui/table/filters';
import { Time } from '~/ui/time/time';
import { ViewButton } from './view-button';

interface FindingsProps<Row, Kind extends string> {
  readonly view: ComponentProps<typeof ViewButton<Row>>['view'];
  /** Replaces the standard view menu, for checks with further exports. */
  readonly viewMenu?: ComponentProps<typeof ViewButton<Row>>['part'];
  readonly findings: readonly Row[];
  /** The findings of the selected kind. */
  readonly shown: readonly Row[];
  /** All kinds, in the order of the filter's options. */
  readonly kinds: readonly Kind[];
  readonly getKind: (finding: Row) => Kind;
  readonly getTitle: (kind: Kind) => string;
  /** The selected kind; undefined shows all findings. */
  readonly kind: Kind | undefined;
  readonly onKindChange: (kind: Kind | undefined) => void;
  /** The time of the last check in milliseconds since the epoch; null during the first check. */
  readonly checkedAt: number | null;
  /** The progress of a check that was stopped, in records; null for a complete check. `total` is null if it isn't known. */
  readonly stopped: { readonly read: number; readonly total: number | null } | null;
  /** Sentences about data that the check leaves out. */
  readonly notes: ReactNode;
  /** No further findings will be added, so that an empty state may be shown. */
  readonly isSettled: boolean;
  readonly noneText: string;
  readonly stoppedText: string;
  /** Renders the table of `shown`. `getLabel` returns a kind's title with its count. */
  readonly children: (getLabel: (kind: Kind) => string) => ReactNode;
}

export function Findings<Row, Kind extends string>(props: FindingsProps<Row, Kind>) {
  const { view, viewMenu, findings, shown, kinds, getKind, getTitle, kind, onKindChange } = props;
  const { checkedAt, stopped, notes, isSettled, noneText, stoppedText, children } = props;
  const t = useT();
  const total = findings.length;
  const count = (one: Kind) => findings.filter((finding) => getKind(finding) === one).length;
  const getLabel = (one: Kind) => t(m.health_kind_count, { kind: getTitle(one), count: count(one) });
  const clear = () => onKindChange(undefined);
  // "No problems found" would be wrong for a check that was stopped, or for a filter that hides the findings.
  const none = stopped
    ? { icon: IconHeartRateMonitor, title: t(m.health_stopped), text: stoppedText }
    : {
        icon: IconCircleCheck,
        title: t(total > 0 ? m.records_none_filtered : m.health_none),
        text: noneText,
      };
  return (
    <>
      {(total > 0 || kind) && (
        <Filters view={<ViewButton view={view} source={shown} part={viewMenu} />} onClear={kind && clear}>
          <Filter
            label={t(m.health_kind)}
            value={kind ?? ''}
            data={[
              { value: '', label: t(m.health_all, { count: total }) },
              ...kinds
                .filter((one) => one === kind || count(one) > 0)
                .map((one) => ({ value: one, label: getLabel(one) })),
            ]}
            onChange={({ currentTarget }) => onKindChange(kinds.find((one) => one === currentTarget.value))}
          />
        </Filters>
      )}
      <Text size="sm" c="dimmed">
        {checkedAt !== null && (
          <>
            {t(m.health_checked)} <Time value={new Date(checkedAt).toISOString()} style="ago-inline" />.{' '}
          </>
        )}
        {stopped && `${t(m.health_stopped_after, { ...stopped, total: stopped.total ?? '…' })} `}
        {notes}
      </Text>
      {shown.length > 0 && children(getLabel)}
      {shown.length === 0 && isSettled && (
        <EmptyState
          icon={<none.icon size={20} aria-hidden />}
          title={none.title}
          text={total === 0 && none.text}
          action={
            total > 0 && (
              <Button variant="default" onClick={clear}>
                {t(m.common_clear_filters)}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
