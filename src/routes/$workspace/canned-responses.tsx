import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { cannedResponsesQuery } from '~/api/canned-responses';
import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import { CannedResponsesScreen } from '~/features/canned-responses/canned-responses-screen';
import { folderQuery } from '~/features/canned-responses/folder-query';
import { defineChoice, listSearchSchemas, searchTextSchema } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/canned-responses')({
  // No default sort, because search results are sorted by relevance unless the user chooses an order.
  validateSearch: z.object({
    ...listSearchSchemas,
    sort: defineChoice(CANNED_RESPONSE_SORTS),
    folder: searchTextSchema,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, deps: { folder, ...query } }) =>
    void (folder === undefined
      ? queryClient.prefetchQuery(cannedResponsesQuery(scope, query))
      : queryClient.prefetchQuery(folderQuery(queryClient, scope, { folder, ...query }))),
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
