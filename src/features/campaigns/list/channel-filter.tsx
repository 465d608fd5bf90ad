import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FilterSelect } from '~/ui/table/filter-bar';
import { useCampaignChannelNames } from '../channel-names';
import { SEND_CHANNELS, type SendChannel } from '../send/campaign-content';
import type { CampaignsSearch } from './campaigns-search';

interface ChannelFilterProps {
  readonly channel: SendChannel | undefined;
  readonly onChange: (change: CampaignsSearch) => void;
}

export function ChannelFilter({ channel, onChange }: ChannelFilterProps) {
  const t = useT();
  const names = useCampaignChannelNames();
  return (
    <FilterSelect
      label={t(m.common_channel)}
      value={channel ?? ''}
      data={[
        { value: '', label: t(m.campaign_list_all_channels) },
        ...SEND_CHANNELS.map((value) => ({ value, label: names[value] })),
      ]}
      onChange={({ currentTarget }) =>
        onChange({ channel: SEND_CHANNELS.find((value) => value === currentTarget.value) })
      }
    />
  );
}
