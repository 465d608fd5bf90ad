import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { Findings } from '~/records/list/findings';
import { ReadingProgress } from '~/records/list/reading-progress';
import type { Place } from '~/resources/checks';
import { type Fault, faultKey } from '~/resources/checks';
import { getResource } from '~/resources/resources';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Page } from '~/ui/page/page';
import { type Column, DataTable } from '~/ui/table/data-table';
import { useTableView } from '~/ui/table/table-view';
import { Tag } from '~/ui/text/tag';
import { faultSentence, kindWord, placeWord } from './fault-words';
import { type AccountRecords, FAULT_KINDS, type FaultKind, faultsIn } from './faults';
import classes from './health.module.css';
import { type Health, healthQuery, progressQuery, stopReading } from './health-query';
import { CHECKED } from './read-account';

interface HealthScreenProps {
  /** Undefined shows all. */
  readonly kind: FaultKind | undefined;
  readonly onKindChange: (kind: FaultKind | undefined) => void;
}

/** What is wrong in the account by itself, row by row with the way there. It is read as the page opens, within the request limit. */
export function HealthScreen({ kind, onKindChange }: HealthScreenProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const query = healthQuery(queryClient, scope, useIsAdministrator());
  const { data: progress } = useQuery(progressQuery(scope));
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(query);
  const [hasWaited, setWaited] = useState(false);
  if (progress.waitsUntil !== null && !hasWaited) setWaited(true);
  // What was found before stays in sight while it is checked again. At first no row comes before all of them do, unless that takes long.
  const records = data?.records ?? (hasWaited ? progress.records : null);
  return (
    <Page
      title={t(m.frame_health)}
      description={t(m.health_description)}
      actions={
        <BusyButton variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t(m.health_check_again)}
        </BusyButton>
      }
    >
      {isFetching && (
        <ReadingProgress state={progress} onStop={() => void stopReading(queryClient, scope, query)} />
      )}
      {error && !isFetching && <ProblemNotice error={error} purpose="read" />}
      {records && (
        <Faults
          records={records}
          readAt={data ? dataUpdatedAt : null}
          stopped={isFetching ? null : (data?.stopped ?? null)}
          kind={kind}
          onKindChange={onKindChange}
        />
      )}
    </Page>
  );
}

/** What couldn't be read, so that nothing is said of it. */
function unreadIn(t: T, { read, memberships }: AccountRecords) {
  const missing = CHECKED.filter(
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
  /** In milliseconds since the epoch; null while they are read for the first time. */
  readonly readAt: number | null;
  readonly stopped: Health['stopped'];
}

function Faults({ records, readAt, stopped, kind, onKindChange }: FaultsProps) {
  const t = useT();
  const all = faultsIn(records);
  const shown = all.filter((fault) => kind === undefined || fault.kind === kind);
  const view = useTableView('health', useFaultColumns());
  const unread = readAt === null ? [] : unreadIn(t, records);
  return (
    <Findings
      view={view}
      findings={all}
      shown={shown}
      kinds={FAULT_KINDS}
      getKind={(fault) => fault.kind}
      getTitle={(one) => kindWord(t, one)}
      kind={kind}
      onKindChange={onKindChange}
      checkedAt={readAt}
      stopped={stopped}
      notes={
        <>
          {t(m.uses_others_macros)}
          {unread.length > 0 && ` ${t(stopped ? m.health_not_reached : m.health_unread, { names: unread })}`}
        </>
      }
      isSettled={readAt !== null}
      noneText={t(m.health_none_text)}
      stoppedText={t(m.health_stopped_text)}
    >
      {() => (
        <DataTable
          isWide
          label={t(m.frame_health)}
          isCompact={view.choice.isCompact}
          columns={view.shown}
          rows={shown}
          rowKey={faultKey}
        />
      )}
    </Findings>
  );
}

function useFaultColumns(): Column<Fault>[] {
  const t = useT();
  return [
    {
      key: 'place',
      title: t(m.common_name),
      width: '20rem',
      text: ({ places }) => places.map(({ name }) => name).join(', '),
      cell: ({ places }) => (
        <div className={classes.places}>
          {places.map((place) => (
            <PlaceLink key={`${place.by} ${place.id}`} place={place} />
          ))}
        </div>
      ),
    },
    {
      key: 'type',
      title: t(m.common_type),
      width: '9rem',
      secondary: true,
      cell: ({ places: [place] }) => place && placeWord(t, place.by),
    },
    {
      key: 'problem',
      title: t(m.health_problem),
      text: (fault) => faultSentence(t, fault),
      cell: (fault) => <span className={classes.problem}>{faultSentence(t, fault)}</span>,
    },
    {
      key: 'kind',
      title: t(m.health_kind),
      width: '12rem',
      secondary: true,
      text: ({ kind }) => kindWord(t, kind),
      cell: ({ kind }) => <Tag tone="warn">{kindWord(t, kind)}</Tag>,
    },
  ];
}

/** Links to the record that has a problem. */
function PlaceLink({ place: { by, id, name } }: { readonly place: Place }) {
  const workspace = useScope().slug;
  const page = getResource(by)?.page(workspace, { id: String(id), label: name });
  return (
    <Link {...page} dir="auto">
      {name}
    </Link>
  );
}
