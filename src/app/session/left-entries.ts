import { getPersonEmail } from '~/session/session';

/** Maps the index of each history entry that the user left in this tab to a value that identifies its page and user. */
export const leftHistoryEntries = new Map<number, string>();

/**
 * Returns the map value of a page. It includes the signed-in user, so that pages opened by another user don't match.
 */
export const getHistoryEntryValue = (pathname: string): string => `${getPersonEmail()} ${pathname}`;
