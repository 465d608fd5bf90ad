import { IconSpeakerphone } from '@tabler/icons-react';
import { CHAT_APP, WEB_WIDGET } from '~/api/inboxes';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import type { Channel } from './send/campaign-content';

const TYPES = { template: CHAT_APP, website: WEB_WIDGET, email: 'Channel::Email' };

/** The channel of a campaign, or the sign of campaigns while none is chosen. */
export const CampaignChannelIcon = ({ channel }: { readonly channel: Channel | null }) =>
  channel === null ? <IconSpeakerphone size={15} aria-hidden /> : <ChannelIcon type={TYPES[channel]} />;
