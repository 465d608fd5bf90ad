// Loads the code of a record's history when it is opened, because most visits never open it.
import { lazyRouteComponent } from '@tanstack/react-router';

export const RecordHistory = lazyRouteComponent(() => import('./record-history'), 'RecordHistory');
