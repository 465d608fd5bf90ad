import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NAME_SORTS } from '~/api/choices';
import { inboxesQuery } from '~/api/inboxes';
import { InboxesScreen } from '~/features/inboxes/inboxes-screen';
import { defineChoiceSchema, listSearchSchemas } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/inboxes/')({
  validateSearch: z.object({ ...listSearchSchemas, sort: defineChoiceSchema(NAME_SORTS) }),
  loaderDeps: ({ search }) => search,
  // Not awaited, so that the screen stays visible during a search. The screen itself shows the loading and error states
  // of the list.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(inboxesQuery(context.scope, deps)),
  component: Inboxes,
});

function Inboxes() {
  const navigate = Route.useNavigate();
  return (
    <InboxesScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
