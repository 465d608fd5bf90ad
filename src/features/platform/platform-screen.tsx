import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconPlugConnected } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { operationAvailability } from '~/api/http/operation-availability';
import { responseSummaries } from '~/api/http/response-summaries';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { ExportMenuItem } from '~/records/list/export-menu-item';
import { StatusDot } from '~/ui/identity/status-dot';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { HeadButton } from '~/ui/page/head-button';
import { Page } from '~/ui/page/page';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultLayout } from '~/ui/results/result-layout';
import { ResultSummary } from '~/ui/results/result-summary';
import { EmptyState } from '~/ui/table/empty-state';
import { getOperationExportColumns } from './get-operation-export-columns';
import { OperationLine } from './operation-line';
import {
  buildOperationRows,
  buildUnknownNameRows,
  countOperationsByKind,
  groupOperations,
  matchesOperationFilter,
  OPERATION_KINDS,
  type OperationFilter,
  type OperationKind,
  type OperationRow,
} from './operation-rows';
import classes from './platform.module.css';
import { getOperationGroupTitle, OPERATION_KIND_LABELS } from './platform-labels';
import { createReport } from './report';
import { UnknownNameGroup } from './unknown-name-group';

/** The order of the segments in the bar and of the counts. */
const PARTS = ['works', 'unexpected', 'missing', 'moved', 'off', 'unused'] as const satisfies OperationKind[];

interface PlatformScreenProps {
  /** The selected filter. Undefined shows all operations. */
  readonly shown: OperationFilter | undefined;
  readonly onShownChange: (shown: OperationFilter | undefined) => void;
}

const writeReport = (
  ...rows: [Parameters<typeof createReport>[0], Parameters<typeof createReport>[1]]
): string => createReport(...rows, new Date());

/** The state of every operation, for the person who deploys the console. The page sends no requests. */
export function PlatformScreen({ shown, onShownChange }: PlatformScreenProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { copied, copy } = useClipboard();
  const learned = {
    overrides: getConfiguration().operations,
    absent: useSyncExternalStore(operationAvailability.subscribe, operationAvailability.absent),
    records: useSyncExternalStore(responseSummaries.subscribe, responseSummaries.get),
  };
  const all = buildOperationRows(learned);
  const unknown = buildUnknownNameRows(learned);
  const rows = all.filter((row) => shown === undefined || matchesOperationFilter(row, shown));
  const { troubled, others } = groupOperations(rows);
  const copyReport = () => copy(writeReport(all, unknown));
  const toGroup =
    (isShut: boolean) => (group: { readonly name: string; readonly rows: readonly OperationRow[] }) => (
      <ResultGroup
        // Remounts the groups when the filter changes, so that all of them are expanded.
        key={`${group.name} ${shown}`}
        title={getOperationGroupTitle(t, group.name)}
        end={<GroupCounts rows={group.rows} />}
        items={group.rows}
        getKey={({ id }) => id}
        isShut={isShut && shown === undefined}
      >
        {(row) => <OperationLine row={row} />}
      </ResultGroup>
    );
  return (
    <Page
      title={t(m.platform_title)}
      titleSuffix={number.format(all.length)}
      actions={
        <>
          <HeadButton icon={<IconCopy size={16} aria-hidden />} onClick={copyReport}>
            {t(copied ? m.common_copied : m.platform_copy)}
          </HeadButton>
          <MoreActionsMenu>
            <ExportMenuItem name="platform" columns={getOperationExportColumns(t)} rows={rows} />
          </MoreActionsMenu>
        </>
      }
    >
      <ResultLayout>
        <Summary rows={all} shown={shown} onShownChange={onShownChange} />
        {rows.length === 0 && (
          <EmptyState
            icon={<IconPlugConnected size={20} aria-hidden />}
            title={t(m.platform_nothing)}
            text={t(m.platform_nothing_text)}
            action={
              <Button variant="default" onClick={() => onShownChange(undefined)}>
                {t(m.common_clear_filters)}
              </Button>
            }
          />
        )}
        <div className={classes.groups}>
          {troubled.map(toGroup(false))}
          {others.map(toGroup(true))}
          {shown === undefined && <UnknownNameGroup rows={unknown} />}
        </div>
      </ResultLayout>
    </Page>
  );
}

function getHeadline(
  t: Translator,
  { unexpected, missing }: Readonly<Record<OperationKind, number>>,
): string {
  if (unexpected > 0) return t(m.platform_summary, { problem: 'unexpected', count: unexpected });
  return t(m.platform_summary, { problem: missing > 0 ? 'missing' : 'none', count: missing });
}

function Summary({
  rows,
  shown,
  onShownChange,
}: PlatformScreenProps & { readonly rows: readonly OperationRow[] }) {
  const t = useT();
  const counts = countOperationsByKind(rows);
  const used = rows.filter(({ record }) => record !== null).length;
  return (
    <ResultSummary
      whole={t(m.platform_operation_count, { count: rows.length })}
      line={
        <p className={classes.headline}>
          <b>{getHeadline(t, counts)}</b> {t(m.platform_used, { used, all: rows.length })}
        </p>
      }
      parts={PARTS.flatMap((kind) =>
        counts[kind] > 0 || kind === shown
          ? [
              {
                key: kind,
                tone: OPERATION_KIND_LABELS[kind].bar,
                count: counts[kind],
                label: t(OPERATION_KIND_LABELS[kind].part, { count: counts[kind] }),
              },
            ]
          : [],
      )}
      countsLabel={t(m.platform_counts)}
      selected={OPERATION_KINDS.find((kind) => kind === shown)}
      onSelect={onShownChange}
    />
  );
}

/** The number of operations in each state, shown at the end of a group's header. Omits unused operations. */
function GroupCounts({ rows }: { readonly rows: readonly OperationRow[] }) {
  const t = useT();
  const counts = countOperationsByKind(rows);
  if (counts.works === rows.length)
    return <StatusDot tone="ok">{t(m.platform_all_work, { count: rows.length })}</StatusDot>;
  return (
    <span className={classes.counts}>
      {OPERATION_KINDS.toReversed().map((kind) => {
        const { tone, counted } = OPERATION_KIND_LABELS[kind];
        if (counted === null || counts[kind] === 0) return null;
        return (
          <StatusDot key={kind} tone={tone}>
            {t(counted, { count: counts[kind] })}
          </StatusDot>
        );
      })}
    </span>
  );
}
