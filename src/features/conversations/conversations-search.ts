import type { CONVERSATION_STATUSES } from '~/api/choices';

/** What the address of the list says. */
export interface ConversationsSearch {
  /** The identifier to find, exactly as it was pasted, or several of them. */
  readonly id?: string | undefined;
  /** It is one identifier, whatever stands between its parts. */
  readonly whole?: true | undefined;
  /** A single match opens at once: set by the command palette only. */
  readonly open?: boolean | undefined;
  readonly status?: (typeof CONVERSATION_STATUSES)[number] | undefined;
  readonly inbox_id?: number | undefined;
  /** Days such as `2026-03-01`, by the person's clock; both are included. */
  readonly updated_from?: string | undefined;
  readonly updated_to?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** When a day begins, or the one after it, as the platform reads it; nothing where it is no day. */
function startOf(day: string | undefined, daysLater = 0): string | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? new Date(`${day}T00:00:00`) : null;
  if (start === null || Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** The `id` of the error about such days: it stands below the filters, which scroll on a phone. */
export const REVERSED_DAYS_ID = 'reversed-days';

/** Reports whether the last day is before the first one. The list is then not filtered by the last day. */
export const isReversed = ({ updated_from = '', updated_to }: ConversationsSearch): boolean =>
  updated_to !== undefined && updated_to < updated_from;

/** The part of it that the list is asked with. */
export function listQueryOf(search: ConversationsSearch) {
  const { status, inbox_id, page, per_page } = search;
  const updated_after = startOf(search.updated_from);
  const updated_before = isReversed(search) ? undefined : startOf(search.updated_to, 1);
  return {
    ...(status && { status }),
    ...(inbox_id && { inbox_id }),
    ...(updated_after && { updated_after }),
    ...(updated_before && { updated_before }),
    ...(page && { page }),
    ...(per_page && { per_page }),
  };
}

/** Whether the list is narrowed by anything. */
export const isNarrowed = (search: ConversationsSearch): boolean => {
  const { page: _, per_page: __, ...filters } = listQueryOf(search);
  return Object.keys(filters).length > 0;
};
