import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Filter } from '~/ui/table/filters';
import { useChannelNames } from '../channel-names';
import { CHANNELS, type Channel } from '../send/campaign-content';
import type { CampaignsSearch } from './campaigns-search';

interface ChannelFilterProps {
  readonly channel: Channel | undefined;
  readonly onChange: (change: CampaignsSearch) => void;
}

export function ChannelFilter({ channel, onChange }: ChannelFilterProps) {
  const t = useT();
  const names = useChannelNames();
  return (
    <Filter
      label={t(m.common_channel)}
      value={channel ?? ''}
      data={[
        { value: '', label: t(m.campaign_list_all_channels) },
        ...CHANNELS.map((value) => ({ value, label: names[value] })),
      ]}
      onChange={({ currentTarget }) =>
        onChange({ channel: CHANNELS.find((value) => value === currentTarget.value) })
      }
    />
  );
}
