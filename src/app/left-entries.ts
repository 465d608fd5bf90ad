import { personOf } from '~/session/session';

/** The entries of this tab's history that were left, by their index: who was there, and on which page. */
export const leftEntries = new Map<number, string>();

export const entryOf = (pathname: string): string => `${personOf()} ${pathname}`;
