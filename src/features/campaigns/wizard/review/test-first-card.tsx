import { Alert, Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { buildQueryKey, refetchQueries } from '~/api/http/query';
import { listLabels } from '~/api/labels';
import type { Scope } from '~/api/scope';
import { labelNamesQuery } from '~/domain/look-ups';
import { loadTestAudience, storeTestAudience } from '~/drafts/test-audience-store';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { Card } from '~/ui/page/card';
import { Time } from '~/ui/time/time';
import { useNow } from '~/ui/time/use-now';
import { CAMPAIGN_STATE_LABELS } from '../../campaign-labels';
import type { LedgerView } from '../../ledger-query';
import { getCampaignState, getFirstLine, MAX_CAMPAIGN_NAME_LENGTH } from '../../list/campaign-rows';
import type { SendAttempt } from '../../send/send-attempt';
import { useNewDraft } from '../../use-new-draft';
import { type CampaignDraft, renderMessageText } from '../draft/campaign-draft';
import { findLastTestCampaign, toTestDraft } from './find-last-test-campaign';
import classes from './test-first-card.module.css';

/** The test audience of this person and workspace. The data is local, so this works offline. */
const testAudienceQuery = (scope: Scope) => ({
  queryKey: buildQueryKey(scope, 'test-audience'),
  queryFn: () => loadTestAudience(scope),
  networkMode: 'always' as const,
  staleTime: 0,
});

interface TestFirstCardProps {
  readonly draft: CampaignDraft;
  /** The name that the user gave the campaign. Empty if there is none. */
  readonly name: string;
  readonly ledger: LedgerView | undefined;
  readonly isDisabled: boolean;
}

/**
 * Suggests sending the message to a label of colleagues first. Prepares a separate draft for this test, which is
 * counted, confirmed and sent like any other campaign.
 */
export function TestFirstCard({ draft, name, ledger, isDisabled }: TestFirstCardProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const newDraft = useNewDraft();
  const isListed = useOperationAvailability(listLabels) === 'on';
  const labels = useQuery({ ...labelNamesQuery(scope), enabled: isListed });
  const stored = useQuery(testAudienceQuery(scope));
  /** The label selected on this page, for a browser without storage. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  if (!labels.data || stored.data === undefined) return null;
  const labelId = chosen ?? stored.data;
  const label = labels.data.find(({ id }) => id === labelId);
  const isTest = label !== undefined && draft.labels.length === 1 && draft.labels[0]?.id === label.id;
  if (isTest) return null;

  async function choose(id: number) {
    setChosen(id);
    await storeTestAudience(scope, id);
    await refetchQueries(queryClient, testAudienceQuery(scope).queryKey);
  }

  async function prepare(audience: NonNullable<typeof label>) {
    // Stores the label again, so that it doesn't expire while it is used.
    await storeTestAudience(scope, audience.id);
    const title = t(m.campaigns_test_name, { name: name || getFirstLine(renderMessageText(draft)) });
    const { id, title: labelTitle } = audience;
    const test = toTestDraft(draft, { id, title: labelTitle });
    const draftId = await newDraft.fromDraft(test, title.slice(0, MAX_CAMPAIGN_NAME_LENGTH));
    setFailed(draftId === null);
    if (draftId === null) return;
    const search = { draft: draftId };
    await navigate({ to: '/$workspace/campaigns/new', params: { workspace: scope.slug }, search });
  }

  const last = label && ledger ? findLastTestCampaign(ledger.attempts, draft, label, scope) : null;
  return (
    <Card title={t(m.campaigns_test_title)} isRegion>
      <p className={classes.text}>{t(m.campaigns_test_text)}</p>
      <div className={classes.fields}>
        <NativeSelect
          aria-label={t(m.campaigns_test_audience)}
          value={label ? String(label.id) : ''}
          disabled={isDisabled}
          data={[
            ...(label ? [] : [{ value: '', label: t(m.campaigns_test_audience) }]),
            ...labels.data.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ currentTarget }) => void choose(Number(currentTarget.value))}
        />
        <Button
          variant="default"
          disabled={!label || isDisabled}
          onClick={() => {
            if (label) void prepare(label);
          }}
        >
          {t(m.campaigns_test_prepare)}
        </Button>
      </div>
      {last && ledger && <LastTest attempt={last} ledger={ledger} />}
      {isFailed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_draft_not_stored)} />}
    </Card>
  );
}

interface LastTestProps {
  readonly attempt: SendAttempt;
  readonly ledger: LedgerView;
}

/** The last test of the same message, with its state and a link. */
function LastTest({ attempt, ledger }: LastTestProps) {
  const t = useT();
  const workspace = useScope().slug;
  const state = getCampaignState(attempt, ledger.statuses.get(attempt.id), useNow(60_000));
  return (
    <p className={classes.last}>
      <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: attempt.id }}>
        {t(m.campaigns_test_last)}
      </Link>{' '}
      · {t(CAMPAIGN_STATE_LABELS[state])} ·{' '}
      <Time value={new Date(attempt.sentAt).toISOString()} style="ago-inline" />
    </p>
  );
}
