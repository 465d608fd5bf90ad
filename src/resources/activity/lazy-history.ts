// Loads the code of a record's history only when the history is opened, because most users never open it.
import { createLazyPart } from '~/ui/page/create-lazy-part';

export const RecordHistoryDrawer = createLazyPart(
  () => import('./record-history-drawer'),
  'RecordHistoryDrawer',
);
