import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/view-button';
import { useScope } from '~/session/scope-context';
import { DataTable } from '~/ui/data-table';
import { ListSkeleton } from '~/ui/list-skeleton';
import { NoRows } from '~/ui/no-rows';
import { Page } from '~/ui/page';
import { type TableView, useTableView } from '~/ui/table-view';
import { CampaignMenu } from './campaign-menu';
import { type LedgerView, ledgerQuery } from './ledger-query';
import { OtherTab } from './other-tab';
import { QuarantineNotice } from './quarantine-notice';
import type { Attempt } from './send/attempt';
import { useApprovalFile } from './use-approval-file';
import { useAttemptColumns } from './use-attempt-columns';
import { useLedgerImport } from './use-ledger-import';

const CampaignViewMenu = lazyRouteComponent(() => import('./campaign-view-menu'), 'CampaignViewMenu');

interface CampaignsScreenProps {
  /** The draft that was written last; null where there is none. */
  readonly newestDraft: string | null;
  readonly onPlanOpened: (draftId: string) => void;
}

/** The ledger: every campaign that this browser sent or tried to send, since the platform lists none. */
export function CampaignsScreen({ newestDraft, onPlanOpened }: CampaignsScreenProps) {
  const t = useT();
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const table = useTableView('campaigns', useAttemptColumns());
  const attempts = ledger.data?.attempts ?? [];
  const imports = useLedgerImport(attempts);
  const approval = useApprovalFile(onPlanOpened);
  const create = (
    <Button
      aria-keyshortcuts="C"
      renderRoot={(props) => (
        <Link
          to="/$workspace/campaigns/new"
          params={{ workspace: scope.slug }}
          search={newestDraft === null ? {} : { draft: newestDraft }}
          {...props}
        />
      )}
    >
      {newestDraft !== null ? t(m.campaigns_go_on) : t(m.campaigns_new)}
    </Button>
  );
  return (
    <Page
      title={t(m.common_campaigns)}
      description={t(m.campaigns_description)}
      actions={
        <>
          <ViewButton view={table} source={attempts} part={CampaignViewMenu} />
          <CampaignMenu
            onImport={(file) => void imports.take(file)}
            onOpenApproval={(file) => void approval.open(file)}
          />
          {create}
        </>
      }
    >
      {imports.outcome && (
        <Alert color="blue" variant="light">
          {imports.outcome}
        </Alert>
      )}
      {approval.refusal && (
        <Alert color="red" variant="light" role="alert">
          {approval.refusal}
        </Alert>
      )}
      {ledger.error && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_ledger_unreadable)} />
      )}
      {ledger.isPending && <ListSkeleton columns={table.shown} isCompact={table.choice.isCompact} />}
      {ledger.data && <Ledger view={ledger.data} table={table} create={create} />}
    </Page>
  );
}

interface LedgerProps {
  readonly view: LedgerView;
  readonly table: TableView<Attempt>;
  readonly create: ReactNode;
}

function Ledger({ view, table, create }: LedgerProps) {
  const t = useT();
  const { attempts, quarantined, sending, isPersistent } = view;
  return (
    <Stack gap="md">
      {sending && (
        <Alert color="blue" variant="light" title={t(m.campaigns_state_sending)}>
          <OtherTab holder={sending} />
        </Alert>
      )}
      {quarantined.length > 0 && <QuarantineNotice quarantined={quarantined} />}
      {attempts.length === 0 ? (
        <NoRows
          icon={<IconSpeakerphone size={20} aria-hidden />}
          title={t(m.campaigns_empty_title)}
          text={t(m.campaigns_empty)}
          action={create}
        />
      ) : (
        <>
          <DataTable
            isWide
            label={t(m.common_campaigns)}
            isCompact={table.choice.isCompact}
            columns={table.shown}
            rows={attempts}
            rowKey={({ id }) => id}
          />
          <Text size="sm" c="dimmed">
            {isPersistent ? t(m.campaigns_persistent) : t(m.campaigns_not_persistent)}
          </Text>
        </>
      )}
    </Stack>
  );
}
