import { IconSpeakerphone } from '@tabler/icons-react';
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import type { Translator } from '~/i18n/use-t';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import { getChannelName } from '~/ui/identity/channels';
import identity from '~/ui/identity/identity.module.css';
import type { SendChannel } from './send/campaign-content';

const TYPES = { template: CHAT_APP_CHANNEL, website: WEB_WIDGET_CHANNEL, email: 'Channel::Email' };

/** Returns the label of a channel, which is the same as for an inbox of this channel. */
export const getCampaignChannelLabel = (t: Translator, channel: SendChannel): string =>
  getChannelName(t, TYPES[channel]);

interface CampaignChannelIconProps {
  readonly channel: SendChannel | null;
  /** True to show the icon without the gray square behind it. */
  readonly isBare?: boolean;
  /** True if the text next to the icon names the channel, so that screen readers don't announce it twice. */
  readonly isDecorative?: boolean;
}

/** The icon of a campaign's channel, or a generic campaign icon until a channel is selected. */
export function CampaignChannelIcon(props: CampaignChannelIconProps) {
  const { channel, isBare = false, isDecorative = false } = props;
  if (channel !== null)
    return <ChannelIcon type={TYPES[channel]} isFramed={!isBare} isDecorative={isDecorative} />;
  return (
    <span className={identity.channel} data-framed={!isBare || undefined}>
      <IconSpeakerphone size={15} aria-hidden />
    </span>
  );
}
