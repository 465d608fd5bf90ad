import { getPerson } from '~/session/session';

/** The history entries of this tab that were left, by index: the user and the page. */
export const leftEntries = new Map<number, string>();

/** Returns an entry for the signed-in user, so that pages left by another user don't match. */
export const getEntryKey = (pathname: string): string => `${getPerson()} ${pathname}`;
