import { personOf } from '~/session/session';

/** The entries of this tab's history that were left, by their index: who was there, and on which page. */
export const leftEntries = new Map<number, string>();

/** An entry of the person who is signed in: a page that somebody else left is none of theirs. */
export const entryOf = (pathname: string): string => `${personOf()} ${pathname}`;
