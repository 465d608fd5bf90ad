import { Alert, Menu, Text } from '@mantine/core';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { Card } from '~/ui/page/card';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { FoldedSection } from '~/ui/page/folded-section';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';
import { RecordPageColumns } from '~/ui/table/record-page-columns';
import { Tag } from '~/ui/text/tag';
import { useNow } from '~/ui/time/use-now';
import { CAMPAIGN_STATE_LABELS } from '../campaign-labels';
import { findAttempt, type LedgerView, ledgerQuery } from '../ledger-query';
import {
  CAMPAIGN_STATE_TONES,
  CAMPAIGN_TAB_BY_STATE,
  type CampaignState,
  getCampaignName,
  getCampaignState,
  isAttentionNeeded,
} from '../list/campaign-rows';
import type { CampaignsTab } from '../list/campaigns-search';
import { isOutcomeUnresolved, type SendAttempt } from '../send/send-attempt';
import { canEnterOutcome, isMarkedNotFound } from '../send/send-machine';
import { MessagePreview } from '../wizard/message/message-preview';
import classes from './attempt.module.css';
import { AttemptDetails, TechnicalDetails } from './attempt-details';
import { DraftAgainButton } from './draft-again-button';
import { OutcomeBanner } from './outcome-banner';
import { OutcomeQuestion } from './outcome-question';
import { RecordOutcomeForm } from './record-outcome-form';
import { createDraftFromAttempt } from './sent-draft';

const RenameCampaign = createLazyPart(() => import('./rename-campaign-dialog'), 'RenameCampaignDialog');

/** The page of a sent campaign: outcome, facts and message. Asks the user for the outcome if it is unknown. */
export function SendAttemptScreen({ attemptId }: { readonly attemptId: string }) {
  const t = useT();
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const attempt = findAttempt(ledger.data, attemptId);
  // Remounts the page for another campaign, so that form input isn't carried over to that campaign.
  if (ledger.data && attempt) return <AttemptPage key={attempt.id} attempt={attempt} view={ledger.data} />;
  return (
    <Page title={t(m.campaigns_attempt_title)} parent={<BackToList />}>
      {ledger.error && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_list_unreadable)} />
      )}
      {ledger.isPending && <Text role="status">{t(m.common_loading)}</Text>}
      {ledger.data && (
        <EmptyState
          icon={<IconSearch size={22} aria-hidden />}
          title={t(m.campaigns_attempt_missing_title)}
          text={t(m.campaigns_attempt_missing)}
        />
      )}
    </Page>
  );
}

/** @param tab the campaign list tab to return to */
function BackToList({ tab }: { readonly tab?: CampaignsTab | undefined }) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Link to="/$workspace/campaigns" params={{ workspace }} search={{ state: tab }}>
      {t(m.common_campaigns)}
    </Link>
  );
}

interface AttemptPageProps {
  readonly attempt: SendAttempt;
  readonly view: LedgerView;
}

function AttemptPage({ attempt, view }: AttemptPageProps) {
  const t = useT();
  const now = useNow(1000);
  const [isRenaming, setRenaming] = useState(false);
  const state = getCampaignState(attempt, view.statuses.get(attempt.id), now);
  const name = getCampaignName(attempt, view.names);
  return (
    <Page
      title={markHiddenCharacters(name)}
      parent={<BackToList tab={CAMPAIGN_TAB_BY_STATE[state]} />}
      badge={
        <>
          <Tag tone={CAMPAIGN_STATE_TONES[state]}>{t(CAMPAIGN_STATE_LABELS[state])}</Tag>
          {attempt.importedAt !== undefined && <Tag>{t(m.campaigns_imported_tag)}</Tag>}
        </>
      }
      actions={
        <>
          <AttemptMenu onRename={() => setRenaming(true)} />
          {!isOutcomeUnresolved(attempt) && (
            <DraftAgainButton attempt={attempt} name={view.names.get(attempt.id)} />
          )}
        </>
      }
    >
      <RecordPageColumns aside={<MessagePreview draft={createDraftFromAttempt(attempt)} />}>
        <OutcomeBanner attempt={attempt} state={state} />
        <Question attempt={attempt} state={state} />
        <AttemptDetails attempt={attempt} />
        <TechnicalDetails attempt={attempt} />
      </RecordPageColumns>
      <LazyPartBoundary asked={isRenaming}>
        {isRenaming && (
          <RenameCampaign row={{ id: attempt.id, attempt, name }} onClose={() => setRenaming(false)} />
        )}
      </LazyPartBoundary>
    </Page>
  );
}

interface QuestionProps {
  readonly attempt: SendAttempt;
  readonly state: CampaignState;
}

/**
 * Asks the user for the outcome. The user can change the answer later, because they may have checked the dashboard
 * before the campaign appeared.
 */
function Question({ attempt, state }: QuestionProps) {
  const t = useT();
  if (state === 'sending') return null;
  if (isAttentionNeeded(state)) return <OutcomeQuestion attempt={attempt} />;
  const isLate = isMarkedNotFound(attempt.state);
  if (!canEnterOutcome(attempt.state)) return null;
  return (
    <Card>
      <FoldedSection title={isLate ? t(m.campaigns_result_late_title) : t(m.campaign_outcome_change_result)}>
        {isLate && <p className={classes.note}>{t(m.campaigns_result_late)}</p>}
        <RecordOutcomeForm attempt={attempt} />
      </FoldedSection>
    </Card>
  );
}

function AttemptMenu({ onRename }: { readonly onRename: () => void }) {
  const t = useT();
  return (
    <MoreActionsMenu>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        {t(m.campaign_list_rename)}
      </Menu.Item>
    </MoreActionsMenu>
  );
}
