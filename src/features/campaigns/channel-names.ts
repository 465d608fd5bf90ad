import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SendChannel } from './send/campaign-content';

export function useCampaignChannelNames(): Record<SendChannel, string> {
  const t = useT();
  return {
    template: t(m.campaigns_channel_template),
    website: t(m.campaigns_channel_website),
    email: t(m.common_email),
  };
}
