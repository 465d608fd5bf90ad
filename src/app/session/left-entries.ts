import { getPerson } from '~/session/session';

/** The history entries of this tab that the user has navigated away from, by index: the user and the page of each. */
export const leftHistoryEntries = new Map<number, string>();

/**
 * Returns the map value that identifies a page and the signed-in user, so that pages that another user opened don't
 * match.
 */
export const getHistoryEntryValue = (pathname: string): string => `${getPerson()} ${pathname}`;
