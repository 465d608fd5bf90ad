import { useT } from '~/i18n/use-t';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { useChannelNames } from '../channel-names';
import { exportLedger } from '../send/ledger-file';
import type { CampaignRow } from './campaign-rows';
import { buildCampaignSheet } from './campaign-sheet';

/**
 * The view menu with exports: CSV with all details, and a file that another browser can import. The latter omits
 * drafts.
 */
export function CampaignViewMenu(props: ViewMenuProps<CampaignRow>) {
  const t = useT();
  const channels = useChannelNames();
  return (
    <ViewMenu
      {...props}
      toCsv={(rows) => buildCampaignSheet(t, channels, rows)}
      toJson={(rows) =>
        exportLedger(
          rows.flatMap(({ attempt }) => attempt ?? []),
          Date.now(),
        )
      }
    />
  );
}
