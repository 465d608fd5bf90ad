import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { cannedResponsesQuery } from '~/api/canned-responses';
import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import { CannedResponsesScreen } from '~/features/canned-responses/canned-responses-screen';
import { folderResponsesQuery } from '~/features/canned-responses/folder-responses-query';
import { defineChoiceSchema, listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/canned-responses')({
  // No default sort, because search results are sorted by relevance unless the user chooses an order.
  validateSearch: z.object({
    ...listSearchSchemas,
    sort: defineChoiceSchema(CANNED_RESPONSE_SORTS),
    folder: searchTextSchema,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, deps: { folder, ...query } }) =>
    void (folder === undefined
      ? queryClient.prefetchQuery(cannedResponsesQuery(scope, query))
      : queryClient.prefetchQuery(folderResponsesQuery(queryClient, scope, { folder, ...query }))),
  component: CannedResponses,
});

function CannedResponses() {
  const navigate = Route.useNavigate();
  return (
    <CannedResponsesScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
