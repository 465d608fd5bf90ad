// Parts of the activity whose code is loaded when they are shown: most pages of records never show them.
import { lazyRouteComponent } from '@tanstack/react-router';

export const RecordHistory = lazyRouteComponent(() => import('./record-history'), 'RecordHistory');
