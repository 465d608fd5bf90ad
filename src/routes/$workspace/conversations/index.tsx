import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { conversationsQuery } from '~/api/conversations';
import { inboxNamesQuery } from '~/domain/look-ups';
import { conversationFilterSchemas } from '~/features/conversations/conversation-filter-schemas';
import { ConversationsScreen } from '~/features/conversations/conversations-screen';
import { toConversationsQuery } from '~/features/conversations/conversations-search';
import { findConversationToOpen } from '~/features/conversations/find/conversation-to-open';
import { flagSchema, listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/conversations/')({
  validateSearch: z.object({
    id: searchTextSchema,
    whole: flagSchema,
    open: flagSchema,
    ...conversationFilterSchemas,
    page: listSearchSchemas.page,
    per_page: listSearchSchemas.per_page,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, scope }, params, deps }) => {
    void queryClient.prefetchQuery(inboxNamesQuery(scope));
    if (!deps.id?.trim())
      void queryClient.prefetchQuery(conversationsQuery(scope, toConversationsQuery(deps)));
    const displayId = await findConversationToOpen(queryClient, scope, deps);
    if (displayId === null) return;
    throw redirect({
      to: '/$workspace/conversations/$displayId',
      params: { ...params, displayId },
      replace: true,
    });
  },
  component: Conversations,
});

function Conversations() {
  const navigate = Route.useNavigate();
  return (
    <ConversationsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change, open: undefined }), replace: true })
      }
      onFind={(id) => void navigate({ search: id === '' ? {} : { id } })}
    />
  );
}
