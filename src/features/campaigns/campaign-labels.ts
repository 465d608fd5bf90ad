import * as m from '~/i18n/messages';
import type { CampaignState } from './list/campaign-rows';

export const CAMPAIGN_STATE_LABELS = {
  draft: m.common_draft,
  scheduled: m.campaigns_state_scheduled,
  sending: m.campaigns_state_sending,
  sent: m.campaigns_state_sent,
  unchecked: m.campaign_list_state_unchecked,
  found: m.campaign_list_state_found,
  failed: m.campaign_list_state_failed,
  'without-id': m.campaign_list_state_without_id,
  'wrong-number': m.campaign_list_state_wrong_id,
  'not-confirmed': m.campaigns_state_unknown,
  refused: m.campaigns_state_refused,
} as const satisfies Record<CampaignState, unknown>;
