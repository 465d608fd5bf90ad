import { IconSpeakerphone } from '@tabler/icons-react';
import { CHAT_APP, WEB_WIDGET } from '~/api/inboxes';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import identity from '~/ui/identity/identity.module.css';
import type { Channel } from './send/campaign-content';

const TYPES = { template: CHAT_APP, website: WEB_WIDGET, email: 'Channel::Email' };

interface CampaignChannelIconProps {
  readonly channel: Channel | null;
  /** Leaves out the grey square. */
  readonly isBare?: boolean;
}

/** The channel of a campaign, or the sign of campaigns while none is chosen. */
export function CampaignChannelIcon({ channel, isBare = false }: CampaignChannelIconProps) {
  if (channel !== null) return <ChannelIcon type={TYPES[channel]} isFramed={!isBare} />;
  return (
    <span className={identity.channel} data-framed={!isBare || undefined}>
      <IconSpeakerphone size={15} aria-hidden />
    </span>
  );
}
