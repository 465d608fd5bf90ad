import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MESSAGE_TYPES } from '~/api/choices';
import { conversationQuery, messagesQuery } from '~/api/conversations';
import { ConversationScreen } from '~/features/conversations/conversation-screen';
import { MESSAGE_ORDERS, toMessagesQuery } from '~/features/conversations/messages/messages-search';
import { parseDisplayNumber } from '~/lib/conversation-identifier';
import { defineChoiceSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/conversations/$displayId')({
  validateSearch: z.object({
    message_type: defineChoiceSchema(MESSAGE_TYPES),
    order: defineChoiceSchema(MESSAGE_ORDERS),
  }),
  loaderDeps: ({ search }) => search,
  // Starts both requests without awaiting them. The screen shows the data that has arrived, and placeholders or errors
  // for data that hasn't.
  loader: ({ context: { queryClient, scope }, params, deps }) => {
    const number = parseDisplayNumber(params.displayId);
    if (number === null) return;
    void queryClient.prefetchQuery(conversationQuery(scope, number));
    void queryClient.prefetchInfiniteQuery(messagesQuery(scope, number, toMessagesQuery(deps)));
  },
  component: Conversation,
});

function Conversation() {
  const navigate = Route.useNavigate();
  return (
    <ConversationScreen
      displayId={Route.useParams().displayId}
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
