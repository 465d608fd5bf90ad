// Loads the code of a record's history only when the history is opened, because most users never open it.
import { lazyPart } from '~/ui/page/lazy-part';

export const RecordHistory = lazyPart(() => import('./record-history'), 'RecordHistory');
