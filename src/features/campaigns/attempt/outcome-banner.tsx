import { Text } from '@mantine/core';
import { IconCheck, IconClock, IconHelp, IconSend, IconX } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CAMPAIGN_STATE_TONES, type CampaignState } from '../list/campaign-rows';
import type { SendAttempt } from '../send/send-attempt';
import { RejectionDetails } from '../wizard/review/rejection-details';
import classes from './attempt.module.css';
import { describeOutcome, getOutcomeHeadline } from './describe-outcome';

const ICONS = {
  draft: IconHelp,
  scheduled: IconClock,
  sending: IconSend,
  sent: IconCheck,
  unchecked: IconClock,
  found: IconHelp,
  failed: IconX,
  'without-id': IconHelp,
  'wrong-number': IconHelp,
  'not-confirmed': IconHelp,
  refused: IconX,
} as const satisfies Record<CampaignState, unknown>;

interface OutcomeBannerProps {
  readonly attempt: SendAttempt;
  readonly state: CampaignState;
}

export function OutcomeBanner({ attempt, state }: OutcomeBannerProps) {
  const t = useT();
  const Icon = ICONS[state];
  return (
    <div className={classes.hero}>
      <span className={classes.mark} data-tone={CAMPAIGN_STATE_TONES[state]}>
        <Icon size={24} aria-hidden />
      </span>
      <div>
        <h2>{getOutcomeHeadline(t, attempt, state)}</h2>
        <p>
          {describeOutcome(t, attempt, state).text}
          {state === 'not-confirmed' && ` ${t(m.campaign_outcome_nothing_resent)}`}
        </p>
        {attempt.importedAt !== undefined && <p>{t(m.campaigns_imported_text)}</p>}
        {attempt.state.name === 'refused' && (
          <Text component="div" size="sm">
            <RejectionDetails refused={attempt.state} />
          </Text>
        )}
      </div>
    </div>
  );
}
