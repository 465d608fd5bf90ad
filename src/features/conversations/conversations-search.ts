import type { CONVERSATION_STATUSES } from '~/api/choices';

/** The URL parameters of the conversation list. */
export interface ConversationsSearch {
  /** The text that the user pasted, which contains one or more identifiers. */
  readonly id?: string | undefined;
  /** True to treat `id` as a single identifier, even if it contains separators. */
  readonly whole?: true | undefined;
  /** True to open the conversation directly if it is the only match. Set only by the command palette. */
  readonly open?: boolean | undefined;
  readonly status?: (typeof CONVERSATION_STATUSES)[number] | undefined;
  readonly inbox_id?: number | undefined;
  /** The first and last day in local time, such as `2026-03-01`. Both days are included. */
  readonly updated_from?: string | undefined;
  readonly updated_to?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/**
 * Returns the start of a local day in ISO 8601. If `daysLater` is given, returns the start of the day that is this
 * number of days later. Returns undefined for an invalid day.
 */
function getStart(day: string | undefined, daysLater = 0): string | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? new Date(`${day}T00:00:00`) : null;
  if (start === null || Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/**
 * The HTML `id` of the error message that appears if the last day is before the first day. The message is below the
 * filters, because the filters scroll on phones.
 */
export const REVERSED_DAYS_ID = 'reversed-days';

/** Reports whether the last day is before the first day. If so, the list ignores the last day. */
export const areDaysReversed = ({ updated_from = '', updated_to }: ConversationsSearch): boolean =>
  updated_to !== undefined && updated_to < updated_from;

/** Returns the query parameters of the list request. */
export function toConversationsQuery(search: ConversationsSearch) {
  const { status, inbox_id, page, per_page } = search;
  const updated_after = getStart(search.updated_from);
  const updated_before = areDaysReversed(search) ? undefined : getStart(search.updated_to, 1);
  return {
    ...(status && { status }),
    ...(inbox_id && { inbox_id }),
    ...(updated_after && { updated_after }),
    ...(updated_before && { updated_before }),
    ...(page && { page }),
    ...(per_page && { per_page }),
  };
}

export const hasActiveFilter = (search: ConversationsSearch): boolean => {
  const { page: _, per_page: __, ...filters } = toConversationsQuery(search);
  return Object.keys(filters).length > 0;
};
