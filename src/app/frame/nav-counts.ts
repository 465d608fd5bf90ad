// Numbers in the navigation. They come from this browser alone, and arrive after the first page.
import { observable } from '~/lib/observable';

export interface NavCounts {
  /** The number of problems that the last checks found. */
  readonly checks: number;
  /** The number of campaigns without a confirmed outcome. */
  readonly campaigns: number;
}

export const navCounts = observable<NavCounts>({ checks: 0, campaigns: 0 });
