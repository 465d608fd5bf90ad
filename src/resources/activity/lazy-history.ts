// Loads the code of a record's history only when the history is opened, because most users never open it.
import { lazyRouteComponent } from '@tanstack/react-router';

export const RecordHistory = lazyRouteComponent(() => import('./record-history'), 'RecordHistory');
