import { IconBrandWhatsapp, IconMail, IconMessages, IconSpeakerphone } from '@tabler/icons-react';
import classes from './channel-icon.module.css';
import { useChannelNames } from './channel-names';
import type { Channel } from './send/campaign-content';

const ICONS = { template: IconBrandWhatsapp, website: IconMessages, email: IconMail };

/** A campaign's kind at a glance; its name is for those who don't see it. */
export function ChannelIcon({ channel }: { readonly channel: Channel | null }) {
  const names = useChannelNames();
  const Icon = channel === null ? IconSpeakerphone : ICONS[channel];
  const label = channel === null ? undefined : names[channel];
  return (
    <span className={classes.icon} data-channel={channel} title={label}>
      <Icon size={14} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label === undefined} />
    </span>
  );
}
