import { useQuery } from '@tanstack/react-query';
import { emailSendersQuery, listEmailSenders } from '~/api/email-senders';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { CHAT_APP_CHANNEL, listInboxes, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import type { SendChannel } from '../../send/campaign-content';
import type { CampaignSender } from '../audience/current-names';

/** Returns the available senders of a channel: its inboxes, or the email senders. */
export function useCampaignSenders(channel: SendChannel | null) {
  const scope = useScope();
  const isEmail = channel === 'email';
  const areSendersListed = useOperationAvailability(listEmailSenders) === 'on';
  const inboxes = useQuery({
    ...buildAllPagesQueryOptions(scope, listInboxes),
    enabled: channel !== null && !isEmail,
  });
  const senders = useQuery({ ...emailSendersQuery(scope), enabled: isEmail && areSendersListed });
  const type = channel === 'template' ? CHAT_APP_CHANNEL : WEB_WIDGET_CHANNEL;
  const data: readonly CampaignSender[] | undefined = isEmail
    ? senders.data?.data.map(({ id, name, email }) => ({
        id,
        name: email ? `${name} <${email}>` : name,
        timezone: null,
      }))
    : inboxes.data
        ?.filter(({ channel_type }) => channel_type === type)
        .map(({ id, name, timezone }) => ({ id, name, timezone }));
  const { error, isPending, refetch } = isEmail ? senders : inboxes;
  return { isListed: !isEmail || areSendersListed, data, error, isPending, refetch };
}
