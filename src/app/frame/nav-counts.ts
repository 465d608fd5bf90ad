// The counts shown in the navigation. They are derived from this browser's stores, and are loaded after the first page
// is shown.
import { observable } from '~/lib/observable';

export interface NavCounts {
  /** The number of problems found by the last checks. */
  readonly checks: number;
  /** The number of campaigns with an unconfirmed outcome. */
  readonly campaigns: number;
}

export const navCounts = observable<NavCounts>({ checks: 0, campaigns: 0 });
