import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { assistantQuery } from '~/api/assistants';
import { AssistantScreen } from '~/features/assistants/assistant-screen';

export const Route = createFileRoute('/$workspace/assistants/$assistantId')({
  validateSearch: z.object({ role: z.catch(z.optional(z.string()), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, params, deps }) => {
    if (scope.tenant !== null)
      void queryClient.prefetchQuery(assistantQuery(scope, params.assistantId, deps.role));
  },
  component: Assistant,
});

function Assistant() {
  const { assistantId } = Route.useParams();
  return <AssistantScreen assistantId={assistantId} role={Route.useSearch().role} />;
}
