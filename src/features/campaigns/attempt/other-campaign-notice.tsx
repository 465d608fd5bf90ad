import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '~/api/campaigns';
import { emailSendersQuery } from '~/api/email-senders';
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { inboxNamesQuery, labelNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { readLabelIds } from '../list/campaign-match';
import { getFirstLine } from '../list/campaign-rows';

const KINDS: ReadonlyMap<string | undefined, string> = new Map([
  [CHAT_APP_CHANNEL, 'template'],
  [WEB_WIDGET_CHANNEL, 'website'],
]);

/** Describes the campaign that has the entered number on the platform but isn't the campaign that was sent. */
export function OtherCampaignNotice({ campaign }: { readonly campaign: Campaign }) {
  const t = useT();
  const scope = useScope();
  const { id, inbox_id, email_campaign_sender_id: senderId, message, audience } = campaign;
  const isEmail = typeof senderId === 'number';
  const senders = useQuery({ ...emailSendersQuery(scope), enabled: isEmail });
  const inboxes = useQuery({
    ...inboxNamesQuery(scope),
    enabled: !isEmail && typeof inbox_id === 'number',
  });
  const labels = useQuery(labelNamesQuery(scope));
  const inbox = inboxes.data?.find((one) => one.id === inbox_id);
  const sender = isEmail ? senders.data?.data.find((one) => one.id === senderId) : inbox;
  const numbered = (number: number) => t(m.common_id, { id: number });
  const titles = readLabelIds(audience)?.map(
    (labelId) => labels.data?.find((label) => label.id === labelId)?.title ?? numbered(labelId),
  );
  const from = sender?.name ?? numbered(senderId ?? inbox_id ?? 0);
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaign_outcome_id_of_other_campaign)}>
      {t(m.campaign_outcome_id_description, {
        kind: isEmail ? 'email' : (KINDS.get(inbox?.channel_type) ?? 'unknown'),
        number: id,
        labels: titles?.map((title) => markHiddenCharacters(title)) ?? '–',
        sender: markHiddenCharacters(from),
        text: markHiddenCharacters(getFirstLine(message ?? '')) || '–',
      })}
    </Alert>
  );
}
