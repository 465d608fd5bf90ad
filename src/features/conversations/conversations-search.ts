import type { CONVERSATION_STATUSES } from '~/api/choices';

/** What the address of the room says. */
export interface ConversationsSearch {
  /** The identifier to find, exactly as it was pasted. */
  readonly id?: string | undefined;
  /** A single match opens at once: set by the command palette only. */
  readonly open?: boolean | undefined;
  readonly status?: (typeof CONVERSATION_STATUSES)[number] | undefined;
  readonly inbox_id?: number | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** The part of it that the list is asked with. */
export function listQueryOf({ status, inbox_id, page, per_page }: ConversationsSearch) {
  return {
    ...(status && { status }),
    ...(inbox_id && { inbox_id }),
    ...(page && { page }),
    ...(per_page && { per_page }),
  };
}
