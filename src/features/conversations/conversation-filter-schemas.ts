// The schemas of the conversation filters. They are in a separate file, because the routes load them on every page. All
// other code of the filters is loaded only with the list.
import { CONVERSATION_STATUSES } from '~/api/choices';
import { defineChoiceSchema, positiveIntegerSchema, searchTextSchema } from '~/ui/table/list-search-params';

/** The schemas of the filters in the query string. */
export const conversationFilterSchemas = {
  status: defineChoiceSchema(CONVERSATION_STATUSES),
  inbox_id: positiveIntegerSchema,
  updated_from: searchTextSchema,
  updated_to: searchTextSchema,
};
