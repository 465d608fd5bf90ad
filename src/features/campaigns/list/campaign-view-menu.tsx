import { useT } from '~/i18n/use-t';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { useChannelNames } from '../channel-names';
import { exportLedger } from '../send/ledger-file';
import type { CampaignRow } from './campaign-rows';
import { campaignSheet } from './campaign-sheet';

/** A sheet of all that is known of each, and a file that another browser can import: drafts are in no list of another. */
export function CampaignViewMenu(props: ViewMenuProps<CampaignRow>) {
  const t = useT();
  const channels = useChannelNames();
  return (
    <ViewMenu
      {...props}
      toCsv={(rows) => campaignSheet(t, channels, rows)}
      toJson={(rows) =>
        exportLedger(
          rows.flatMap(({ attempt }) => attempt ?? []),
          Date.now(),
        )
      }
    />
  );
}
