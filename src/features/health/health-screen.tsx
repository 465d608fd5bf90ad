import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { useLastCheck } from '~/records/last-check';
import { CheckAgainButton } from '~/records/list/check-again-button';
import { CheckFindings, type FindingArea } from '~/records/list/check-findings';
import { ExportMenuItem } from '~/records/list/export-menu-item';
import { LoadProgress } from '~/records/list/load-progress';
import { getFaultKey, type RecordFault } from '~/resources/resource-checks';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import type { Column } from '~/ui/table/data-table';
import {
  type AccountCheck,
  accountCheckProgressQuery,
  accountCheckQuery,
  stopCheck,
} from './account-check-query';
import { ChecksPage } from './checks-page';
import { FAULT_GROUPS } from './fault-groups';
import { describeFaultInRow, getRecordKindLabel } from './fault-labels';
import { FaultRow } from './fault-row';
import { type AccountRecords, findAccountFaults, getNamedLists, type RecordFaultKind } from './faults';
import { CHECKED_RESOURCES } from './load-account-records';
import { useChangesSinceCheck } from './use-changes-since-check';

interface HealthScreenProps {
  /** The kind of problem to show, or undefined for all kinds. */
  readonly kind: RecordFaultKind | undefined;
  readonly onKindChange: (kind: RecordFaultKind | undefined) => void;
}

/** Shows the problems in the account's records. When the page opens, it loads the records within the rate limit. */
export function HealthScreen({ kind, onKindChange }: HealthScreenProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const query = accountCheckQuery(queryClient, scope, useIsAdministrator());
  const { data: progress } = useQuery(accountCheckProgressQuery(scope));
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(query);
  // During the first check, shows the problems found so far. During a later check, keeps showing the problems of the
  // last completed check.
  const records = data?.records ?? progress.records;
  const faults = records ? findAccountFaults(records) : [];
  const readAt = data ? dataUpdatedAt : null;
  return (
    <ChecksPage
      count={readAt === null ? null : faults.length}
      actions={
        <>
          <CheckAgainButton checkedAt={readAt} isChecking={isFetching} onCheck={() => void refetch()} />
          <MoreActionsMenu>
            <ExportMenuItem
              name="health"
              columns={exportColumns(t)}
              rows={faults}
              isLoading={readAt === null}
            />
          </MoreActionsMenu>
        </>
      }
    >
      {isFetching && (
        <LoadProgress state={progress} onStop={() => void stopCheck(queryClient, scope, query)} />
      )}
      {error && !isFetching && <ProblemNotice error={error} purpose="read" />}
      {records && (
        <Faults
          records={records}
          faults={faults}
          readAt={readAt}
          stopped={isFetching ? null : (data?.stopped ?? null)}
          kind={kind}
          onKindChange={onKindChange}
        />
      )}
    </ChecksPage>
  );
}

/** Returns the names of lists that couldn't be loaded. */
function unreadIn(t: Translator, { read, memberships }: AccountRecords) {
  const missing = CHECKED_RESOURCES.filter(
    ({ kind, checks }) => !checks?.isPartialForAgents && read.every((list) => list.kind !== kind),
  );
  const teams = read.flatMap(({ named }) => named.team ?? []);
  return [
    ...missing.map(({ title }) => t(title)),
    ...((memberships?.length ?? 0) < teams.length ? [t(m.teams_members)] : []),
  ];
}

interface FaultsProps extends HealthScreenProps {
  readonly records: AccountRecords;
  readonly faults: readonly RecordFault[];
  /** The time when the check ended, in milliseconds since the epoch. Null during the first check. */
  readonly readAt: number | null;
  readonly stopped: AccountCheck['stopped'];
}

function Faults({ records, faults, readAt, stopped, kind, onKindChange }: FaultsProps) {
  const t = useT();
  const last = useLastCheck('checks', null);
  const findChange = useChangesSinceCheck(readAt);
  const lists = getNamedLists(records);
  const unread = readAt === null ? [] : unreadIn(t, records);
  const areas: readonly FindingArea<RecordFault>[] = FAULT_GROUPS.map(
    ({ key, kinds, tone, title, text }) => ({
      key,
      tone,
      title: t(title),
      groups: [
        {
          key,
          title: t(title),
          text: text && t(text),
          findings: faults.filter((fault) => kinds.includes(fault.kind)),
        },
      ],
    }),
  );
  return (
    <CheckFindings
      areas={areas}
      selected={FAULT_GROUPS.find(({ kinds }) => kinds.some((one) => one === kind))?.key}
      onSelect={(key) => onKindChange(FAULT_GROUPS.find((group) => group.key === key)?.key)}
      before={readAt === null ? null : (last?.before ?? null)}
      stopped={stopped}
      notes={[
        t(m.uses_others_macros),
        ...(unread.length > 0
          ? [t(stopped ? m.health_not_checked : m.health_not_checkable, { names: unread })]
          : []),
      ].join(' ')}
      isSettled={readAt !== null}
      noneText={t(m.health_none_text)}
      stoppedText={t(m.health_stopped_text)}
      getKey={getFaultKey}
    >
      {(fault) => <FaultRow fault={fault} lists={lists} change={findChange(fault.places)} />}
    </CheckFindings>
  );
}

const exportColumns = (t: Translator): Column<RecordFault>[] => [
  {
    key: 'place',
    title: t(m.common_name),
    cell: ({ places }) => places.map(({ name }) => name).join(', '),
  },
  {
    key: 'type',
    title: t(m.common_type),
    cell: ({ places: [place] }) => place && getRecordKindLabel(t, place.by),
  },
  { key: 'problem', title: t(m.health_problem), cell: (fault) => describeFaultInRow(t, fault) },
  {
    key: 'kind',
    title: t(m.health_kind),
    cell: ({ kind }) => {
      const group = FAULT_GROUPS.find(({ kinds }) => kinds.includes(kind));
      return group && t(group.title);
    },
  },
];
