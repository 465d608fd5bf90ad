import { getPersonEmail } from '~/session/session';

/** Maps the index of each history entry that was visited in this tab to a value that identifies its page and user. */
export const visitedHistoryEntries = new Map<number, string>();

/**
 * Returns the value of `visitedHistoryEntries` for a page. It includes the signed-in user, so that pages opened by a
 * different user don't match.
 */
export const getVisitedPageKey = (pathname: string): string => `${getPersonEmail()} ${pathname}`;
