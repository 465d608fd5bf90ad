// The counts shown in the navigation. They are computed from the data stored in this browser, after the first page is
// shown.
import { createObservable } from '~/lib/create-observable';

export interface NavCount {
  readonly count: number;
  /** The description of the link for screen readers. The name of the link doesn't change with the count. */
  readonly text: string;
  readonly isWarning: boolean;
}

/** The counts by the URL of their navigation item. */
export type NavCounts = Readonly<Record<string, NavCount>>;

export const navCounts = createObservable<NavCounts>({});
