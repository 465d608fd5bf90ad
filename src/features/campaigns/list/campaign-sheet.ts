// Exports the campaign list as CSV, with more columns than the table on screen.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { formatCsv } from '~/lib/file/csv-sheet';
import { CAMPAIGN_STATE_LABELS } from '../campaign-labels';
import type { SendChannel } from '../send/campaign-content';
import type { CampaignRow } from './campaign-rows';

const moment = (at: number | null | undefined) => (at ? new Date(at).toISOString() : '');

export function buildCampaignCsv(
  t: Translator,
  channels: Readonly<Record<SendChannel, string>>,
  rows: readonly CampaignRow[],
): string {
  return formatCsv(
    [
      t(m.common_name),
      t(m.common_status),
      t(m.common_channel),
      t(m.campaigns_step_audience_short),
      t(m.campaigns_sender),
      t(m.campaigns_recipients),
      t(m.campaigns_requested_at),
      t(m.campaign_list_scheduled_for),
      t(m.campaigns_person),
      t(m.campaigns_id),
      t(m.campaigns_imported_at),
      t(m.campaigns_message),
    ],
    rows.map(({ name, state, channel, audience, sender, recipients, attempt, text }) => [
      name,
      t(CAMPAIGN_STATE_LABELS[state]),
      channel === null ? '' : channels[channel],
      audience.join(', '),
      sender,
      String(recipients ?? ''),
      moment(attempt?.sentAt),
      attempt?.content.scheduledAt ?? '',
      attempt?.person ?? '',
      attempt?.state.name === 'sent' ? String(attempt.state.id) : '',
      moment(attempt?.importedAt),
      text,
    ]),
  );
}
