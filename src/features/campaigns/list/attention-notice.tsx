import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import type { LedgerView } from '../ledger-query';
import { getSendTiming } from '../send/campaign-content';
import type { SendAttempt } from '../send/send-attempt';
import classes from './attention-notice.module.css';
import { type CampaignState, getCampaignName, getCampaignState, isAttentionNeeded } from './campaign-rows';
import type { CampaignsTab } from './campaigns-search';

interface AttentionNoticeProps {
  readonly view: LedgerView;
  readonly tab: CampaignsTab;
}

/**
 * A notice that some campaigns need attention. Not shown on the tab of all campaigns, because that tab lists these
 * campaigns first.
 */
export function AttentionNotice({ view, tab }: AttentionNoticeProps) {
  const t = useT();
  const workspace = useScope().slug;
  // Passes 0 as the current time, because whether a campaign needs attention doesn't depend on the time.
  const stateNow = (attempt: SendAttempt) => getCampaignState(attempt, view.statuses.get(attempt.id), 0);
  const wanting =
    tab === 'all' ? [] : view.attempts.filter((attempt) => isAttentionNeeded(stateNow(attempt)));
  const unreadable = view.quarantined.filter(({ released }) => released === null).length;
  if (wanting.length + unreadable === 0) return null;
  const [only] = wanting.length + unreadable === 1 ? wanting : [];
  return (
    <div className={classes.line}>
      <IconAlertTriangle size={16} aria-hidden />
      <p>
        {only && (
          <OneAttempt
            t={t}
            attempt={only}
            shown={stateNow(only)}
            name={markHiddenCharacters(getCampaignName(only, view.names))}
          />
        )}
        {!only && wanting.length > 0 && (
          <strong>{t(m.campaign_list_attention_many, { count: wanting.length })}</strong>
        )}{' '}
        {unreadable > 0 && t(m.campaign_list_attention_unreadable, { count: unreadable })}
      </p>
      {(only || tab !== 'attention') && (
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) =>
            only ? (
              <Link
                {...props}
                to="/$workspace/campaigns/$attemptId"
                params={{ workspace, attemptId: only.id }}
              />
            ) : (
              <Link
                {...props}
                to="/$workspace/campaigns"
                params={{ workspace }}
                search={{ state: 'attention' }}
              />
            )
          }
        >
          {t(m.campaign_list_resolve)}
        </Button>
      )}
    </div>
  );
}

interface OneAttemptProps {
  readonly t: Translator;
  readonly attempt: SendAttempt;
  readonly shown: CampaignState;
  readonly name: string;
}

function OneAttempt({ t, attempt: { content, confirmedRecipients }, shown, name }: OneAttemptProps) {
  if (shown === 'without-id') return <strong>{t(m.campaign_list_attention_without_id, { name })}</strong>;
  if (shown === 'wrong-number') return <strong>{t(m.campaign_list_attention_wrong_id, { name })}</strong>;
  return (
    <>
      <strong>{t(m.campaign_list_attention_one, { name })}</strong>{' '}
      {t(m.campaign_list_attention_reach, {
        count: confirmedRecipients,
        when: getSendTiming(content),
      })}
    </>
  );
}
