import { ViewMenu, type ViewMenuProps } from '~/records/view-menu';
import type { Attempt } from './send/attempt';
import { exportLedger } from './send/ledger-file';

/** Beside a sheet, a file that another browser can import. */
export function CampaignViewMenu(props: ViewMenuProps<Attempt>) {
  return <ViewMenu {...props} toJson={(attempts) => exportLedger(attempts, Date.now())} />;
}
