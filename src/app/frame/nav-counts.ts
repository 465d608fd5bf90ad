// The counts shown in the navigation. They are computed from the data stored in this browser, after the first page is
// shown.
import { createObservable } from '~/lib/create-observable';

export interface NavCounts {
  /** The number of problems found by the last checks. */
  readonly checks: number;
  /** The number of campaigns with an unconfirmed outcome. */
  readonly campaigns: number;
}

export const navCounts = createObservable<NavCounts>({ checks: 0, campaigns: 0 });
