import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { cannedResponsesQuery } from '~/api/canned-responses';
import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import { CannedResponsesScreen } from '~/features/canned-responses/canned-responses-screen';
import { choice, listSearch } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/canned-responses')({
  // No sort unless a person chose one: with a search, the order then is by relevance.
  validateSearch: z.object({ ...listSearch, sort: choice(CANNED_RESPONSE_SORTS) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(cannedResponsesQuery(context.scope, deps)),
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
