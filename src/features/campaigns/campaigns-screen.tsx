import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import { type Column, DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { Page } from '~/ui/page';
import { Time } from '~/ui/time';
import { useNow } from '~/ui/use-now';
import { LedgerFileActions } from './ledger-file-actions';
import { type LedgerView, ledgerQuery } from './ledger-query';
import { OpenApprovalFile } from './open-approval-file';
import { OtherTab } from './other-tab';
import { outcomeWords } from './outcome-words';
import { QuarantineNotice } from './quarantine-notice';
import { ReadBackForm } from './read-back-form';
import type { Attempt } from './send/attempt';

interface CampaignsScreenProps {
  readonly hasDraft: boolean;
  readonly onPlanOpened: () => void;
}

/** The ledger: every campaign that this browser sent or tried to send, since the platform lists none. */
export function CampaignsScreen({ hasDraft, onPlanOpened }: CampaignsScreenProps) {
  const t = useT();
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  return (
    <Page
      title={t(m.common_campaigns)}
      description={t(m.campaigns_description)}
      actions={
        <>
          <LedgerFileActions attempts={ledger.data?.attempts ?? []} />
          <OpenApprovalFile onOpened={onPlanOpened} />
          <Button
            renderRoot={(props) => (
              <Link to="/$workspace/campaigns/new" params={{ workspace: scope.slug }} {...props} />
            )}
          >
            {hasDraft ? t(m.campaigns_go_on) : t(m.campaigns_new)}
          </Button>
        </>
      }
    >
      {ledger.error && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_ledger_unreadable)} />
      )}
      {ledger.isPending && <Text role="status">{t(m.common_loading)}</Text>}
      {ledger.data && <Ledger view={ledger.data} />}
      {/* Below what may be long: it comes with it, and is pushed away by nothing. */}
      {!ledger.isPending && <ReadBackForm />}
    </Page>
  );
}

function Ledger({ view }: { readonly view: LedgerView }) {
  const t = useT();
  const { attempts, quarantined, sending, isPersistent } = view;
  return (
    <Stack gap="md">
      {sending && (
        <Alert color="blue" variant="light" role="status" title={t(m.campaigns_state_sending)}>
          <OtherTab holder={sending} />
        </Alert>
      )}
      {quarantined.length > 0 && <QuarantineNotice quarantined={quarantined} />}
      {attempts.length === 0 ? (
        <EmptyState
          icon={<IconSpeakerphone size={20} aria-hidden />}
          title={t(m.campaigns_empty_title)}
          text={t(m.campaigns_empty)}
        />
      ) : (
        <>
          <AttemptTable attempts={attempts} />
          <Text size="sm" c="dimmed">
            {isPersistent ? t(m.campaigns_persistent) : t(m.campaigns_not_persistent)}
          </Text>
        </>
      )}
    </Stack>
  );
}

function AttemptTable({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const t = useT();
  const scope = useScope();
  const number = new Intl.NumberFormat(useFormatLocale());
  const now = useNow(10_000);
  const columns: Column<Attempt>[] = [
    {
      key: 'when',
      width: '12rem',
      title: t(m.campaigns_attempt),
      cell: ({ id, sentAt }) => (
        <Link to="/$workspace/campaigns/$attemptId" params={{ workspace: scope.slug, attemptId: id }}>
          <Time value={new Date(sentAt).toISOString()} style="ago" />
        </Link>
      ),
    },
    {
      key: 'outcome',
      title: t(m.common_result),
      cell: (one) => outcomeWords(t, one, now).title,
    },
    {
      key: 'count',
      width: '8rem',
      title: t(m.campaigns_recipients),
      cell: (one) => number.format(one.confirmedRecipients),
    },
    {
      key: 'from',
      width: '10rem',
      title: t(m.campaigns_sender),
      secondary: true,
      cell: ({ names }) => markHidden(names.sender),
    },
    {
      key: 'message',
      title: t(m.campaigns_message),
      secondary: true,
      cell: ({ content }) => content.message.slice(0, 60),
    },
    {
      key: 'person',
      width: '12rem',
      title: t(m.campaigns_person),
      secondary: true,
      cell: ({ person }) => person,
    },
  ];
  return (
    <DataTable
      isWide
      label={t(m.common_campaigns)}
      columns={columns}
      rows={attempts}
      rowKey={({ id }) => id}
    />
  );
}
