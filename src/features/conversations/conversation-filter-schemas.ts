// These schemas are in a separate file, because the routes load them on every page. The rest of the search code is
// loaded only with the list.
import { CONVERSATION_STATUSES } from '~/api/choices';
import { defineChoice, positiveSchema, searchTextSchema } from '~/ui/table/list-search';

/** The schemas of the filters in the query string. */
export const filterSchemas = {
  status: defineChoice(CONVERSATION_STATUSES),
  inbox_id: positiveSchema,
  updated_from: searchTextSchema,
  updated_to: searchTextSchema,
};
