// The history of a record, whose code comes apart: most pages of records never show it.
import { lazyRouteComponent } from '@tanstack/react-router';

export const RecordHistory = lazyRouteComponent(() => import('./record-history'), 'RecordHistory');
