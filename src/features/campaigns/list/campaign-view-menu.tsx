import { useT } from '~/i18n/use-t';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { useCampaignChannelNames } from '../channel-names';
import { exportLedger } from '../send/ledger-file';
import type { CampaignRow } from './campaign-rows';
import { buildCampaignCsv } from './campaign-sheet';

/**
 * The view menu with two exports: a CSV file with all details, and a file without drafts for import in another browser.
 */
export function CampaignViewMenu(props: ViewMenuProps<CampaignRow>) {
  const t = useT();
  const channels = useCampaignChannelNames();
  return (
    <ViewMenu
      {...props}
      toCsv={(rows) => buildCampaignCsv(t, channels, rows)}
      toJson={(rows) =>
        exportLedger(
          rows.flatMap(({ attempt }) => attempt ?? []),
          Date.now(),
        )
      }
    />
  );
}
