import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { NewRecordButton } from '~/ui/page/new-record-button';
import { Page } from '~/ui/page/page';
import { useNow } from '~/ui/time/use-now';
import { campaignDraftsQuery } from '../campaign-drafts-query';
import { type LedgerView, ledgerQuery } from '../ledger-query';
import { SendingInOtherTabNotice } from '../sending-in-other-tab-notice';
import { useApprovalFile } from '../use-approval-file';
import { useNewDraft } from '../use-new-draft';
import { AttentionNotice } from './attention-notice';
import { CampaignList } from './campaign-list';
import { CampaignMenu } from './campaign-menu';
import type { CampaignRow } from './campaign-rows';
import { filterCampaignsByTab, toAttemptRow, toDraftRow } from './campaign-rows';
import { CampaignTabs } from './campaign-tabs';
import { type CampaignsSearch, type CampaignsTab, readCampaignFilter } from './campaigns-search';
import { QuarantineNotice } from './quarantine-notice';
import { StatusRefreshButton } from './status-refresh-button';
import { useLedgerImport } from './use-ledger-import';
import { useStatusRefresh } from './use-status-refresh';

// The calendar is loaded separately, because most visits show only the list.
const CampaignCalendar = createLazyPart(() => import('../calendar/campaign-calendar'), 'CampaignCalendar');
const RenameCampaign = createLazyPart(
  () => import('../attempt/rename-campaign-dialog'),
  'RenameCampaignDialog',
);
const DeleteDraft = createLazyPart(
  () => import('./delete-campaign-draft-dialog'),
  'DeleteCampaignDraftDialog',
);

interface CampaignsScreenProps {
  readonly search: CampaignsSearch;
  readonly onSearchChange: (change: CampaignsSearch) => void;
}

/** The dialog that is currently open. */
type Dialog = { readonly name: 'none' } | { readonly name: 'rename' | 'delete'; readonly row: CampaignRow };

/** Lists this browser's drafts and sent campaigns, because the platform has no endpoint that lists campaigns. */
export function CampaignsScreen({ search, onSearchChange }: CampaignsScreenProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const { view, rows, isUnreadable } = useCampaignRows();
  const [dialog, setDialog] = useState<Dialog>({ name: 'none' });
  const [isNotKept, setNotKept] = useState(false);
  const open = (draft: string) =>
    void navigate({ to: '/$workspace/campaigns/new', params: { workspace: scope.slug }, search: { draft } });
  const imports = useLedgerImport(view?.attempts ?? []);
  const approval = useApprovalFile(open);
  const newDraft = useNewDraft();
  const statuses = useStatusRefresh(view?.attempts ?? []);
  const { tab, isCalendar } = readCampaignFilter(search);
  const counts = rows ? tabCounts(rows, view) : null;
  const isNone = counts?.all === 0 && !isUnreadable;

  async function use(row: CampaignRow) {
    const id = await newDraft.again(row, view?.names.get(row.id));
    setNotKept(id === null);
    if (id !== null) open(id);
  }

  const create = (
    <NewRecordButton
      renderRoot={(props) => (
        <Link to="/$workspace/campaigns/new" params={{ workspace: scope.slug }} {...props} />
      )}
    >
      {t(m.campaigns_new)}
    </NewRecordButton>
  );
  const notices = view && <LedgerNotices view={view} tab={tab} />;
  return (
    <Page
      title={t(m.common_campaigns)}
      actions={
        <>
          <StatusRefreshButton statuses={statuses} />
          <CampaignMenu
            onRefresh={statuses.canRead ? statuses.read : null}
            onImport={(file) => void imports.take(file)}
            onOpenApproval={(file) => void approval.open(file)}
          />
          {!isNone && create}
        </>
      }
      tabs={!isNone && <CampaignTabs tab={tab} counts={counts} />}
    >
      {imports.outcome && (
        <Alert color={imports.outcome.isFailure ? 'red' : 'blue'} variant="light">
          {imports.outcome.text}
        </Alert>
      )}
      {(approval.refusal || isNotKept) && (
        <Alert color="red" variant="light" role="alert">
          {approval.refusal ?? t(m.campaigns_draft_not_stored)}
        </Alert>
      )}
      {isUnreadable && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_list_unreadable)} />
      )}
      {isCalendar && !isNone ? (
        <LazyPartBoundary asked={isCalendar}>
          <CampaignCalendar rows={rows} search={search} notices={notices} onSearchChange={onSearchChange} />
        </LazyPartBoundary>
      ) : (
        <CampaignList
          notices={notices}
          rows={rows}
          isNone={isNone}
          isPersistent={view?.isPersistent ?? null}
          search={search}
          create={create}
          onSearchChange={onSearchChange}
          onUse={(row) => void use(row)}
          onRename={(row) => setDialog({ name: 'rename', row })}
          onDelete={(row) => setDialog({ name: 'delete', row })}
        />
      )}
      <LazyPartBoundary asked={dialog}>
        {dialog.name === 'rename' && (
          <RenameCampaign row={dialog.row} onClose={() => setDialog({ name: 'none' })} />
        )}
        {dialog.name === 'delete' && (
          <DeleteDraft draftId={dialog.row.id} onClose={() => setDialog({ name: 'none' })} />
        )}
      </LazyPartBoundary>
    </Page>
  );
}

interface LedgerNoticesProps {
  readonly view: LedgerView;
  readonly tab: CampaignsTab;
}

function LedgerNotices({ view, tab }: LedgerNoticesProps) {
  const t = useT();
  const { quarantined, sending } = view;
  return (
    <>
      {sending && (
        <Alert color="blue" variant="light" title={t(m.campaigns_state_sending)}>
          <SendingInOtherTabNotice holder={sending} />
        </Alert>
      )}
      <AttentionNotice view={view} tab={tab} />
      {tab === 'attention' && quarantined.length > 0 && <QuarantineNotice quarantined={quarantined} />}
    </>
  );
}

/** Returns the rows of all tabs. If the ledger of sent campaigns can't be loaded, returns the drafts only. */
function useCampaignRows() {
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const drafts = useQuery(campaignDraftsQuery(scope));
  const now = useNow(10_000);
  const { data: view } = ledger;
  const isRead = drafts.data !== undefined && (view !== undefined || ledger.error !== null);
  const rows = isRead
    ? [
        ...(drafts.data ?? []).map(toDraftRow).filter((row) => row !== null),
        ...(view ? view.attempts.map((attempt) => toAttemptRow(attempt, view, now)) : []),
      ]
    : undefined;
  return { view, rows, isUnreadable: ledger.error !== null };
}

/** Counts the rows of each tab. Unreadable ledger records count as needing attention. */
function tabCounts(rows: NonNullable<ReturnType<typeof useCampaignRows>['rows']>, view?: LedgerView) {
  const unreadable = view?.quarantined.filter(({ released }) => released === null).length ?? 0;
  return {
    all: rows.length + unreadable,
    drafts: filterCampaignsByTab(rows, 'drafts').length,
    scheduled: filterCampaignsByTab(rows, 'scheduled').length,
    sent: filterCampaignsByTab(rows, 'sent').length,
    failed: filterCampaignsByTab(rows, 'failed').length,
    attention: filterCampaignsByTab(rows, 'attention').length + unreadable,
  };
}
